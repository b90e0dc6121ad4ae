import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { askedOf, searchView, type searchMachine } from '../../../machines/search/index.ts';
import type { promotionMachine } from '../../../machines/promotion/index.ts';
import { HomeOffersLoading } from '../../screens/search/HomeOffersLoading.tsx';
import { SearchScreen } from '../../screens/search/SearchScreen.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { BASE, pathOf } from './addresses.ts';
import { recentSearches } from '../storage/recentSearches.ts';
import type { HomeOffersStepProps } from './HomeOffersStep.tsx';
import { promotionFiles } from '../late/openPromotion.ts';
import { SearchAids } from './SearchAids.tsx';

/** In the file of the results, so that Home does not load the prices. */
const PricedResults = lazyPart(async () => (await import('./PricedResults.tsx')).PricedResults);

/** Home loads it after its form. */
const HomeOffersStep = lazyPart<HomeOffersStepProps>(async () => (await import('./HomeOffersStep.tsx')).HomeOffersStep);

type Snapshot = SnapshotFrom<typeof searchMachine>;

export function SearchStep({ actor }: { actor: ActorRefFrom<typeof searchMachine> }) {
  const promotion = useSelector(actor, (snapshot) => snapshot.children.promotion);
  const view = useSelector(actor, searchView);
  const monthHref = useSelector(actor, monthHrefOf);
  return (
    <SearchAids>
      {view.screen === 'form' ? (
        <SearchScreen
          view={view}
          offers={
            <Suspense
              fallback={
                <HomeOffersLoading
                  hasRecent={recentSearches().some(({ date }) => date >= view.form.date.today)}
                  hasOrigin={view.form.destination.from !== null}
                />
              }
            >
              <HomeOffersStep form={view.form} send={actor.send} />
            </Suspense>
          }
          send={actor.send}
        />
      ) : (
        <Suspense fallback={<main aria-busy="true" />}>
          <PricedResults view={view} monthHref={monthHref} offer={promotion && <PromotionCard actor={promotion} />} send={actor.send} />
        </Suspense>
      )}
    </SearchAids>
  );
}

/** Prefetches what follows the form. */
SearchStep.preload = async () => {
  await SearchScreen.preload();
  await PricedResults.preload();
};

function PromotionCard({ actor }: { actor: ActorRefFrom<typeof promotionMachine> }) {
  const { Screen } = promotionFiles.opened();
  return <Screen actor={actor} />;
}

/** Address of the calendar of prices for the chosen way; undefined for the bare form. */
function monthHrefOf(snapshot: Snapshot): string | undefined {
  const asked = askedOf(snapshot);
  const view = snapshot.matches({ open: { results: 'return' } }) ? 'return' : 'main';
  return asked ? `${BASE}${pathOf({ name: 'calendar', view, asked })}` : undefined;
}
