import { Pencil, Trash2 } from 'lucide-react';
import type { PassengerTotals } from '../../../machines/domain/passenger.ts';
import type { PassengerRowView, SeatsEvent } from '../../../machines/seats/seats.types.ts';
import { common, passengerRows, seats as words } from '../../messages/es-MX.ts';
import { list, money } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberBadge } from '../../ui/NumberBadge.tsx';
import { Totals } from '../../ui/Totals.tsx';
import { OldPrice, Price } from '../parts/Price.tsx';

export type PassengerRowsProps = {
  passengers: PassengerRowView[];
  totals: PassengerTotals;
  isLocked: boolean;
  send: (event: SeatsEvent) => void;
  onRemove: (id: string) => void;
};

/** The passengers of a bus and what they cost. */
export function PassengerRows({ passengers, totals, ...line }: PassengerRowsProps) {
  return (
    <>
      <ul>
        {passengers.map((passenger) => (
          <PassengerLine key={passenger.id} passenger={passenger} {...line} />
        ))}
      </ul>
      <Totals
        rows={[
          { name: words.totals.tickets, value: money(totals.tickets) },
          { name: words.totals.services, value: money(totals.services) },
        ]}
        grand={{ name: words.totals.total, value: money(totals.total), unit: common.currency }}
      />
    </>
  );
}

type PassengerLineProps = Pick<PassengerRowsProps, 'isLocked' | 'send' | 'onRemove'> & { passenger: PassengerRowView };

function PassengerLine({ passenger, isLocked, send, onRemove }: PassengerLineProps) {
  const { id, seat, floor, name, fare, price, discount, services } = passenger;
  return (
    <li className="grid gap-2 border-line py-3.5 not-first:border-t">
      <div className="flex flex-wrap items-center gap-3">
        <span aria-hidden="true">
          <NumberBadge>{seat}</NumberBadge>
        </span>
        <div className="min-w-0 flex-[1_1_7.5rem]">
          <p className={cx('leading-5.5 font-strong wrap-anywhere', name === null && 'text-danger-ink')}>
            {name === null ? passengerRows.unnamed : <AsIs>{name}</AsIs>}
          </p>
          <p className="text-caption text-ink-muted">
            <span className="sr-only">{common.seat(seat)}, </span>
            {fare} · {common.floors[floor]}
          </p>
        </div>
        <span className="grid justify-items-end">
          <OldPrice price={price} discount={discount} />
          <Price amount={price} />
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 ps-14">
        <p className="text-caption text-ink-muted">
          {services.length === 0 ? passengerRows.noServices : list(services.map((service) => `${service.name} ${money(service.price)}`))}
        </p>
        <div className="-my-2 -me-2.5 flex text-ink-muted">
          <IconButton
            label={name === null ? `${passengerRows.fillIn}, ${common.seat(seat)}` : passengerRows.edit(name)}
            icon={<Pencil />}
            isDisabled={isLocked}
            onPress={() => send({ type: 'passenger.edited', id })}
          />
          <IconButton
            label={passengerRows.remove(name ?? common.seat(seat))}
            icon={<Trash2 />}
            isDisabled={isLocked}
            onPress={() => onRemove(id)}
          />
        </div>
      </div>
    </li>
  );
}
