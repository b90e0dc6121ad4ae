import type { AccountTrip } from '../../../machines/domain/accountTrip.ts';
import { profile as words } from '../../messages/es-MX.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { AccountTrips } from './AccountTrips.tsx';
import type { Loaded } from './change.ts';
import { LoadedCard } from './LoadedCard.tsx';

export type UpcomingTripsProps = { load: Loaded<AccountTrip[]>; href: string; onRetry: () => void };

/** The coming trips in short, with a link to all (PROFILE-016 to PROFILE-020). */
export function UpcomingTrips({ load, href, onRetry }: UpcomingTripsProps) {
  return (
    <LoadedCard
      title={words.trips}
      end={
        <TextLink size="sm" href={href}>
          {words.upcoming.all}
        </TextLink>
      }
      load={load}
      failedText={words.upcoming.failed}
      onRetry={onRetry}
    >
      {(trips) => (trips.length === 0 ? <p className="text-ink-muted">{words.upcoming.none}</p> : <AccountTrips trips={trips} />)}
    </LoadedCard>
  );
}
