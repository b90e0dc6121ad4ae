import { useState } from 'react';
import { common, placeList } from '../../messages/es-MX.ts';
import type { OpenedCombo } from '../../ui/ComboField.tsx';
import { ComboSheet } from '../../ui/ComboSheet.tsx';
import { NoPlace } from './NoPlace.tsx';
import type { PlaceFieldProps } from './PlaceField.tsx';
import { choosePlace, CLEAR, placeSections } from './placeSections.tsx';
import { useFoundPlaces } from './useFoundPlaces.ts';

type PlaceSheetProps = OpenedCombo & Pick<PlaceFieldProps, 'view' | 'label' | 'title' | 'listTitle' | 'onChoose' | 'onClear' | 'onRetry'>;

/** Options that are drawn at first, and with each scroll to the end; a network may have thousands. */
const PAGE = 24;

/** The list of a field of a city on a phone. It loads after the page. */
export function PlaceSheet({ view, label, listTitle, onChoose, onClear, onRetry, ...opened }: PlaceSheetProps) {
  const { query, onQueryChange, onClose } = opened;
  const [limit, setLimit] = useState(PAGE);
  const { found, isPart, status, retry } = useFoundPlaces(view, query);
  const look = (text: string) => {
    onQueryChange(text);
    setLimit(PAGE);
  };
  return (
    <ComboSheet
      {...opened}
      inputLabel={label}
      closeLabel={common.close}
      clearLabel={placeList.clear}
      onQueryChange={look}
      sections={placeSections(view, query, {
        title: isPart ? placeList.mainPlaces : listTitle,
        found: found.slice(0, limit),
        canRemove: true,
      })}
      onMore={found.length > limit ? () => setLimit(limit + PAGE) : undefined}
      empty={<NoPlace status={status} query={query} onRetry={view.status === 'failed' ? onRetry : retry} />}
      onChoose={(id) => {
        onClose();
        look('');
        if (id === CLEAR) onClear();
        else choosePlace(id, found, onChoose);
      }}
    />
  );
}
