import { useQuery } from '@tanstack/react-query';
import type { Place } from '../../../machines/domain/place.ts';
import { plusDays } from '../../../machines/domain/instant.ts';
import type { SearchEvent, SearchFormView } from '../../../machines/search/index.ts';
import { search } from '../../messages/es-MX.ts';
import { dayAndMonth, money } from '../../messages/format.ts';
import { HomeOffers } from '../../screens/search/HomeOffers.tsx';
import { BASE, pathOf } from './addresses.ts';
import { promotionOptions } from '../queries/catalogueQueries.ts';
import { queries } from '../queries/queryClient.ts';
import { useDayPrices } from '../queries/useDayPrices.ts';
import { recentSearches, type RecentSearch } from '../storage/recentSearches.ts';

export type HomeOffersStepProps = { form: SearchFormView; send: (event: SearchEvent) => void };

/** Days whose lowest price a destination shows. */
const PRICED_DAYS = 30;
/** Most earlier searches that are shown. */
const RECENT = 3;

/** The offers of Home, with what the services and this browser know. A failed query leaves its offer out. */
export function HomeOffersStep({ form, send }: HomeOffersStepProps) {
  const promotion = useQuery(promotionOptions(), queries);
  const { today } = form.date;
  const originId = form.destination.from;
  return (
    <HomeOffers
      form={form}
      recent={recentSearches()
        .filter(({ date }) => date >= today)
        .flatMap((asked) => chipOf(asked, [...form.origin.options, ...form.destination.options]) ?? [])
        .slice(0, RECENT)}
      promotion={promotion.isPending ? undefined : (promotion.data?.title ?? null)}
      renderPrice={({ id }) => originId !== null && <LowestPrice originId={originId} destinationId={id} today={today} />}
      send={send}
    />
  );
}

/** Null while its places are unknown. */
function chipOf({ originId, destinationId, date, returnDate }: RecentSearch, places: readonly Place[]) {
  const [origin, destination] = [originId, destinationId].map((id) => places.find((place) => place.id === id));
  if (!origin || !destination) return null;
  const asked = { originId, destinationId, date, returnDate, roundTrip: returnDate !== null, outboundId: null };
  return {
    href: `${BASE}${pathOf({ name: 'home', asked })}`,
    label: `${search.route(origin.name, destination.name)} · ${dayAndMonth(date)}`,
  };
}

type LowestPriceProps = { originId: string; destinationId: string; today: string };

/** «Desde $489.00»; its line is kept while the prices load. */
function LowestPrice({ originId, destinationId, today }: LowestPriceProps) {
  const prices = useDayPrices({
    originId,
    destinationId,
    from: today,
    to: plusDays(today, PRICED_DAYS),
    roundTrip: false,
    wayOutDate: null,
  });
  const lowest = prices && Math.min(...prices.values());
  if (lowest === null || !Number.isFinite(lowest)) return '\u00A0';
  return (
    <>
      {search.from} <span className="font-strong text-ink">{money(lowest)}</span>
    </>
  );
}
