import { RefreshCw } from 'lucide-react';
import type { Instant, PlainDate } from '../../../machines/domain/instant.ts';
import { common, offline as words } from '../../messages/es-MX.ts';
import { fullDate } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { ageWords } from '../parts/ageWords.ts';
import { BackOnline } from '../parts/BackOnline.tsx';
import { CachedNotice } from '../parts/CachedNotice.tsx';

/** The latest search of this browser. */
export type CachedSearch = { origin: string; destination: string; dates: readonly PlainDate[]; href: string; at: Instant };

export type CachedView =
  /** Departures or an order that this browser cached. */
  | { page: 'results' | 'order'; at: Instant }
  /** `tickets` is null without an account. */
  | { page: 'home'; search: CachedSearch | null; tickets: { count: number; href: string } | null; places: Instant | null };

type CachedBandProps = { view: CachedView; now: Instant; onRetry: () => void };

/** Above the page: what this browser cached for the time without a network (NAV-075). */
export function CachedBand({ view, now, onRetry }: CachedBandProps) {
  return (
    <section
      aria-label={words.band}
      className="mx-auto w-full max-w-[calc(var(--container-page)+4rem)] px-4 pt-5 md:px-8 md:pt-8 print:hidden"
    >
      {view.page === 'home' ? (
        <CachedHome view={view} now={now} onRetry={onRetry} />
      ) : (
        <CachedNotice title={view.page === 'order' ? words.orderTickets : words.departures} at={view.at} now={now}>
          <span>
            <Button icon={<RefreshCw />} onPress={onRetry}>
              {common.retry}
            </Button>
          </span>
        </CachedNotice>
      )}
    </section>
  );
}

function CachedHome({
  view: { search, tickets, places },
  now,
  onRetry,
}: CachedBandProps & { view: Extract<CachedView, { page: 'home' }> }) {
  const zone = useShopTimeZone();
  return (
    <div className="grid items-start gap-4 pb-5 md:grid-cols-2 md:pb-8">
      <Card title={words.saved}>
        {search || tickets || places ? (
          <ul>
            {search && (
              <ListRow
                title={<TextLink href={search.href}>{words.search(search.origin, search.destination)}</TextLink>}
                detail={`${search.dates.map(fullDate).join(' · ')} · ${words.seen(...ageWords(search.at, now, zone))}`}
              />
            )}
            {tickets && <ListRow title={<TextLink href={tickets.href}>{words.trips}</TextLink>} detail={words.tickets(tickets.count)} />}
            {places && <ListRow title={words.places} detail={words.updated(...ageWords(places, now, zone))} />}
          </ul>
        ) : (
          <p>{words.nothing}</p>
        )}
      </Card>
      <BackOnline onRetry={onRetry} />
    </div>
  );
}
