import { useMemo } from 'react';
import { placeList } from '../../messages/es-MX.ts';
import { ComboBoxField } from '../../ui/ComboBoxField.tsx';
import type { PlainComboProps } from '../../ui/ComboField.tsx';
import { NoPlace } from './NoPlace.tsx';
import type { PlaceFieldProps } from './PlaceField.tsx';
import { choosePlace, placeSections } from './placeSections.tsx';
import { useFoundPlaces } from './useFoundPlaces.ts';

type PlaceComboProps = PlainComboProps &
  Pick<PlaceFieldProps, 'view' | 'listTitle' | 'isOpen' | 'onOpenChange' | 'onChoose' | 'onClear' | 'onRetry'> & { takesFocus: boolean };

/** The field of a city on a wide screen, with its list in place. It loads after the page. */
export function PlaceCombo({ view, listTitle, onChoose, onRetry, ...field }: PlaceComboProps) {
  const query = field.query ?? '';
  const { isOpen } = field;
  const { found, isPart, status, retry } = useFoundPlaces(view, isOpen ? query : '');
  const title = isPart ? placeList.mainPlaces : listTitle;
  const sections = useMemo(
    () => (isOpen ? placeSections(view, query, { title, found, canRemove: false }) : []),
    [isOpen, view, query, title, found],
  );
  return (
    <ComboBoxField
      {...field}
      clearLabel={placeList.clearField(field.label)}
      sections={sections}
      only={query !== '' && found.length === 1 ? (found[0]?.id ?? null) : null}
      keys={placeList.comboKeys}
      empty={<NoPlace status={status} query={query} onRetry={view.status === 'failed' ? onRetry : retry} />}
      onChoose={(id) => choosePlace(id, found, onChoose)}
    />
  );
}
