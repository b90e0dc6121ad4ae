import { ArrowRight, CircleCheck, Hourglass } from 'lucide-react';
import type { AccountTrip } from '../../../machines/domain/accountTrip.ts';
import { dayOf, minutesBetween } from '../../../machines/domain/instant.ts';
import { common, profile } from '../../messages/es-MX.ts';
import { clockTime, duration, localClock, numericDate } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';

const words = profile.upcoming;

/** Trips in short, each with its route, its time and its duration (PROFILE-017 to PROFILE-019). */
export function AccountTrips({ trips }: { trips: readonly AccountTrip[] }) {
  return (
    <ul>
      {trips.map((trip) => (
        <TripRow key={trip.id} trip={trip} />
      ))}
    </ul>
  );
}

function TripRow({ trip: { status, departs, arrives, releasesAt, origin, destination } }: { trip: AccountTrip }) {
  const timeZone = useShopTimeZone();
  const lasts = duration(minutesBetween(departs, arrives));
  const isReserved = status === 'reserved';
  return (
    <ListRow
      lead={
        <span
          aria-hidden="true"
          className="inline-flex h-10 flex-none items-center gap-1 rounded-[0.5rem] bg-board px-2.5 font-sign font-bold text-on-board"
        >
          <AsIs>{origin.code}</AsIs>
          <ArrowRight className="size-4" />
          <AsIs>{destination.code}</AsIs>
        </span>
      }
      title={words.route(origin.name, destination.name)}
      detail={
        <>
          {common.when(departs, timeZone)} · {lasts}
          {isReserved && releasesAt !== null && <span className="block">{words.validUntil(momentOf(releasesAt))}</span>}
        </>
      }
      end={
        isReserved ? (
          <Tag tone="warn" icon={<Hourglass />}>
            {words.reserved}
          </Tag>
        ) : (
          <Tag tone="success" icon={<CircleCheck />}>
            {words.confirmed}
          </Tag>
        )
      }
    />
  );
}

/** `10/04/2026 09:12 AM`. */
function momentOf(at: string): string {
  return `${numericDate(dayOf(at))} ${clockTime(localClock(at))}`;
}
