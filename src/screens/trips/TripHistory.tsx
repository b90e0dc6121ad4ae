import { Repeat } from 'lucide-react';
import { dayOf } from '../../../machines/domain/instant.ts';
import { nameOf, type OwnTicket, type OwnTrip } from '../../../machines/domain/ownTrip.ts';
import { again, trips as words } from '../../messages/es-MX.ts';
import { clockTime, localClock, money, numericDate } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

type TripHistoryProps = { trips: readonly OwnTrip[]; repeatHref: (trip: OwnTrip) => string };

/** The trips that are over, each with its tickets behind a fold (TRIPS-005 to TRIPS-009). */
export function TripHistory({ trips, repeatHref }: TripHistoryProps) {
  return (
    <Card title={words.past} isFlush>
      {trips.length === 0 ? (
        <p className="px-4 pb-4 text-ink-muted">{words.noPast}</p>
      ) : (
        trips.map((trip) => <PastTrip key={trip.id} trip={trip} repeatHref={repeatHref(trip)} />)
      )}
    </Card>
  );
}

function PastTrip({ trip, repeatHref }: { trip: OwnTrip; repeatHref: string }) {
  const { origin, destination, departs } = trip;
  const date = numericDate(dayOf(departs));
  return (
    <div>
      <Fold
        look="row"
        level={3}
        title={words.trip(origin.name, destination.name)}
        detail={[date, clockTime(localClock(departs)), ...endsOf(trip)].join(' · ')}
      >
        <ul className="grid gap-4">
          {trip.tickets.map((ticket) => (
            <li key={ticket.id} className="grid gap-2 border-line not-first:border-t not-first:pt-4">
              <PastTicket trip={trip} ticket={ticket} />
            </li>
          ))}
        </ul>
      </Fold>
      <p className="px-4 pb-2">
        <TextLink href={repeatHref} icon={<Repeat className="size-4" />}>
          {again.repeat}
          <span className="sr-only"> {words.repeatOf(origin.name, destination.name, date)}</span>
        </TextLink>
      </p>
    </div>
  );
}

/** What became of a ticket that was not used. A reservation in the history was not paid in time. */
function endOf({ status, code }: OwnTicket): string | null {
  if (status === 'live') return code === null ? words.lapsed : null;
  return status === 'cancelled' ? words.cancelled : words.changed;
}

/** Why none of the tickets was used, as the trip may be still to come. */
function endsOf({ tickets }: OwnTrip): string[] {
  const ends = tickets.flatMap((ticket) => endOf(ticket) ?? []);
  return ends.length === tickets.length ? [...new Set(ends)] : [];
}

function PastTicket({ trip, ticket }: { trip: OwnTrip; ticket: OwnTicket }) {
  const end = endOf(ticket);
  return (
    <>
      {end !== null && (
        <span>
          <Tag>{end}</Tag>
        </span>
      )}
      <Facts
        items={[
          { name: words.transaction, value: <AsIs>{trip.transaction}</AsIs> },
          { name: words.seat, value: `${ticket.seat} ${words.floors[ticket.floor]}` },
          { name: words.passenger, value: <AsIs>{nameOf(ticket)}</AsIs> },
          { name: words.price, value: money(ticket.price) },
          { name: words.ticket, value: ticket.code === null ? words.noTicket : <AsIs>{ticket.code}</AsIs> },
          { name: words.key, value: <AsIs>{ticket.id}</AsIs> },
        ]}
      />
    </>
  );
}
