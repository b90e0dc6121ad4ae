import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { askedOf, searchView, type searchMachine } from '../../../machines/search/index.ts';
import type { promotionMachine } from '../../../machines/promotion/index.ts';
import { SearchScreen } from '../../screens/search/SearchScreen.tsx';
import { BASE, pathOf } from '../boot/addresses.ts';
import { promotionFiles } from './openPromotion.ts';

type Snapshot = SnapshotFrom<typeof searchMachine>;

export function SearchStep({ actor }: { actor: ActorRefFrom<typeof searchMachine> }) {
  const promotion = useSelector(actor, (snapshot) => snapshot.children.promotion);
  return (
    <>
      <SearchScreen view={useSelector(actor, searchView)} monthHref={useSelector(actor, monthHrefOf)} send={actor.send} />
      {promotion && <PromotionPopup actor={promotion} />}
    </>
  );
}

function PromotionPopup({ actor }: { actor: ActorRefFrom<typeof promotionMachine> }) {
  const { Screen } = promotionFiles.opened();
  return <Screen actor={actor} />;
}

/** Address of the calendar of prices for the chosen way; undefined for the bare form. */
function monthHrefOf(snapshot: Snapshot): string | undefined {
  const asked = askedOf(snapshot);
  const view = snapshot.matches({ open: { results: 'return' } }) ? 'return' : 'main';
  return asked ? `${BASE}${pathOf({ name: 'calendar', view, asked })}` : undefined;
}
