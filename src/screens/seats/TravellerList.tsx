import { ArrowRight, Pencil } from 'lucide-react';
import type { Money } from '../../../machines/domain/money.ts';
import type { PassengerTotals } from '../../../machines/domain/passenger.ts';
import type { SeatsEvent, TravellerView } from '../../../machines/seats/seats.types.ts';
import { changedTravellers, common, difference, passengerRows, seats as words } from '../../messages/es-MX.ts';
import { list, money } from '../../messages/format.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberBadge } from '../../ui/NumberBadge.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Totals } from '../../ui/Totals.tsx';

type Send = (event: SeatsEvent) => void;
type TravellerListProps = {
  travellers: TravellerView[];
  totals: PassengerTotals;
  credit: Money;
  points: Money;
  isLocked: boolean;
  send: Send;
};

/** The travellers of an edit. One is selected at a time, and none can be removed (SEAT-007). */
export function TravellerList({ travellers, totals, credit, points, isLocked, send }: TravellerListProps) {
  return (
    <Card title={changedTravellers.who}>
      <ul className="grid gap-3">
        {travellers.map((traveller) => (
          <TravellerLine key={traveller.ticketId} traveller={traveller} isLocked={isLocked} send={send} />
        ))}
      </ul>
      <Totals
        rows={[
          { name: words.totals.tickets, value: money(totals.tickets) },
          { name: words.totals.services, value: money(totals.services) },
          ...(credit > 0 ? [{ name: changedTravellers.before, value: common.less(money(credit)), isLess: true }] : []),
        ]}
        grand={{ name: words.totals.total, value: money(totals.total), unit: common.currency }}
      />
      {travellers.every(({ seated }) => seated) && <p className="text-small">{difference({ total: totals.total, points })}</p>}
    </Card>
  );
}

function TravellerLine({ traveller, isLocked, send }: { traveller: TravellerView; isLocked: boolean; send: Send }) {
  const { ticketId, name, before, seated, current } = traveller;
  return (
    <li
      className={cx(
        'flex items-center gap-1 rounded-card border-[1.5px] pe-1',
        current ? 'border-action shadow-[inset_0_0_0_1px_var(--color-action)]' : 'border-line',
      )}
    >
      <PlainButton
        aria-pressed={current}
        isDisabled={isLocked}
        onPress={() => send({ type: 'traveller.chosen', ticketId })}
        className="grid min-h-tap min-w-0 flex-1 cursor-pointer gap-1 rounded-card p-3.5 text-start off:cursor-not-allowed"
      >
        <b className="wrap-anywhere">{name}</b>
        <span className="flex flex-wrap items-center gap-2 text-caption text-ink-muted">
          <span className="sr-only">{changedTravellers.from(before)}</span>
          <s aria-hidden="true">{common.seat(before)}</s>
          <ArrowRight className="size-4" />
          {seated ? (
            <>
              <span className="sr-only">{changedTravellers.to(seated.seat)}</span>
              <span aria-hidden="true">
                <NumberBadge size="sm">{seated.seat}</NumberBadge>
              </span>
              {common.floors[seated.floor]}
            </>
          ) : (
            <span className={cx(current && 'font-semibold text-ink')}>{changedTravellers.missing}</span>
          )}
        </span>
        {seated && seated.services.length > 0 && (
          <span className="text-caption text-ink-muted">
            {list(seated.services.map((service) => `${service.name} ${money(service.price)}`))}
          </span>
        )}
      </PlainButton>
      {seated && (
        <IconButton
          label={passengerRows.edit(name)}
          icon={<Pencil />}
          isDisabled={isLocked}
          onPress={() => send({ type: 'passenger.edited', id: seated.id })}
        />
      )}
    </li>
  );
}
