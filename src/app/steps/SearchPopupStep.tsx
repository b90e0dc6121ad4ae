import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BookingView } from '../../../machines/booking/index.ts';
import { searchView, type SearchFormView, type searchMachine } from '../../../machines/search/index.ts';
import { search } from '../../messages/es-MX.ts';
import { useLast } from '../../screens/parts/useLast.ts';
import { SearchPopup } from '../../screens/search/SearchPopup.tsx';
import { SearchAids } from './SearchAids.tsx';

export type SearchPopupStepProps = {
  isOpen: boolean;
  actor: ActorRefFrom<typeof searchMachine> | undefined;
  overlay: BookingView['overlay'];
};

/** The search popup over a page. Its opener decides the title (SEARCH-012, TRIPS-004). */
export function SearchPopupStep({ isOpen, actor, overlay }: SearchPopupStepProps) {
  const form = useLast(useSelector(actor, formOf));
  const title = useLast(titleOf(overlay));
  if (!form || title === null) return null;
  return (
    <SearchAids>
      <SearchPopup
        isOpen={isOpen}
        title={title}
        form={form}
        send={(event) => actor?.send(event)}
        onClose={() => actor?.send({ type: 'popup.closed' })}
      />
    </SearchAids>
  );
}

function formOf(snapshot: SnapshotFrom<typeof searchMachine> | undefined): SearchFormView | null {
  return snapshot ? searchView(snapshot).form : null;
}

function titleOf({ kind }: BookingView['overlay']): string | null {
  if (kind === 'newSearch') return search.editorTitle;
  return kind === 'tripEditor' ? search.tripEditorTitle : null;
}
