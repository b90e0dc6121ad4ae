import { Suspense, useRef } from 'react';
import type { PassengerRowView, SeatsEvent } from '../../../machines/seats/seats.types.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import type { PassengerTotals } from '../../../machines/domain/passenger.ts';
import emptySeat from '../../assets/empty-seat.svg';
import { seats as words } from '../../messages/es-MX.ts';
import { Card } from '../../ui/Card.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { PassengerRowsProps } from './PassengerRows.tsx';

/** Loaded beside the form, because the map has no passenger at first. */
const PassengerRows = lazyPart<PassengerRowsProps>(async () => (await import('./PassengerRows.tsx')).PassengerRows);

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
        <Suspense fallback={<div className="min-h-56" />}>
          <PassengerRows passengers={passengers} totals={totals} isLocked={isLocked} send={send} onRemove={remove} />
        </Suspense>
      )}
    </Card>
  );
}
PassengerList.preload = PassengerRows.preload;
