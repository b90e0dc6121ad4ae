import { Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { PassengerRowView, SeatsEvent } from '../../../machines/seats/seats.types.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import type { PassengerTotals } from '../../../machines/domain/passenger.ts';
import emptySeat from '../../assets/empty-seat.svg';
import { common, seats as words } from '../../messages/es-MX.ts';
import { list, money } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberBadge } from '../../ui/NumberBadge.tsx';
import { Totals } from '../../ui/Totals.tsx';
import { Price } from '../parts/Price.tsx';

type PassengerListProps = {
  direction: Direction;
  passengers: PassengerRowView[];
  totals: PassengerTotals;
  isLocked: boolean;
  send: (event: SeatsEvent) => void;
};

/** The passengers with their totals, or a hint before the first one. */
export function PassengerList({ direction, passengers, totals, isLocked, send }: PassengerListProps) {
  const heading = useRef<HTMLSpanElement>(null);

  // The row with the focus is about to be removed.
  const remove = (id: string) => {
    heading.current?.focus();
    send({ type: 'passenger.removed', id });
  };

  const title = (
    <span ref={heading} tabIndex={-1}>
      {words.passengers(direction)}
    </span>
  );
  const count = (
    <span className="grid h-[1.375rem] min-w-[1.375rem] place-items-center rounded-round bg-surface-sunken px-1.5 text-micro font-bold">
      <span aria-hidden="true">{passengers.length}</span>
      <span className="sr-only">{words.passengerCount(passengers.length)}</span>
    </span>
  );
  return (
    <Card title={title} end={count} className="gap-1!">
      {passengers.length === 0 ? (
        <div className="grid justify-items-center gap-1 py-3 text-center">
          <img src={emptySeat} alt="" width="150" height="100" />
          <b>{words.noPassengers}</b>
          <p className="text-small text-ink-muted">{words.noPassengersText}</p>
        </div>
      ) : (
        <>
          <ul>
            {passengers.map((passenger) => (
              <PassengerLine key={passenger.id} passenger={passenger} isLocked={isLocked} send={send} onRemove={remove} />
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
      )}
    </Card>
  );
}

type PassengerLineProps = {
  passenger: PassengerRowView;
  isLocked: boolean;
  send: PassengerListProps['send'];
  onRemove: (id: string) => void;
};

function PassengerLine({ passenger, isLocked, send, onRemove }: PassengerLineProps) {
  const { id, seat, floor, name, fare, price, services } = passenger;
  return (
    <li className="grid gap-2 border-line py-3.5 not-first:border-t">
      <div className="flex flex-wrap items-center gap-3">
        <span aria-hidden="true">
          <NumberBadge>{seat}</NumberBadge>
        </span>
        <div className="min-w-0 flex-[1_1_7.5rem]">
          <p className={cx('leading-5.5 font-strong wrap-anywhere', name === null && 'text-danger-ink')}>
            {name === null ? words.unnamed : <AsIs>{name}</AsIs>}
          </p>
          <p className="text-caption text-ink-muted">
            <span className="sr-only">{common.seat(seat)}, </span>
            {fare} · {common.floors[floor]}
          </p>
        </div>
        <Price amount={price} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 ps-14">
        <p className="text-caption text-ink-muted">
          {services.length === 0 ? words.noServices : list(services.map((service) => `${service.name} ${money(service.price)}`))}
        </p>
        <div className="-my-2 -me-2.5 flex text-ink-muted">
          <IconButton
            label={name === null ? `${words.fillIn}, ${common.seat(seat)}` : words.edit(name)}
            icon={<Pencil />}
            isDisabled={isLocked}
            onPress={() => send({ type: 'passenger.edited', id })}
          />
          <IconButton
            label={words.remove(name ?? common.seat(seat))}
            icon={<Trash2 />}
            isDisabled={isLocked}
            onPress={() => onRemove(id)}
          />
        </div>
      </div>
    </li>
  );
}
