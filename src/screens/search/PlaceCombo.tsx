import { useMemo } from 'react';
import { matchingPlaces } from '../../../machines/domain/place.ts';
import { search } from '../../messages/es-MX.ts';
import { ComboBoxField } from '../../ui/ComboBoxField.tsx';
import type { PlainComboProps } from '../../ui/PlainComboField.tsx';
import { NoPlace } from './NoPlace.tsx';
import type { PlaceFieldProps } from './PlaceField.tsx';
import { placeOf, placeSections } from './placeSections.tsx';

type PlaceComboProps = PlainComboProps &
  Pick<PlaceFieldProps, 'view' | 'listTitle' | 'isOpen' | 'onOpenChange' | 'onChoose' | 'onClear' | 'onRetry'> & { takesFocus: boolean };

/** The field of a city on a wide screen, with its list in place. It loads after the page. */
export function PlaceCombo({ view, listTitle, onChoose, onRetry, ...field }: PlaceComboProps) {
  const query = field.query ?? '';
  const { isOpen } = field;
  const found = useMemo(() => (isOpen ? matchingPlaces(view.options, query) : []), [isOpen, view.options, query]);
  const sections = useMemo(
    () => (isOpen ? placeSections(view, query, { title: listTitle, found, canRemove: false }) : []),
    [isOpen, view, query, listTitle, found],
  );
  return (
    <ComboBoxField
      {...field}
      clearLabel={search.clearField(field.label)}
      sections={sections}
      only={query !== '' && found.length === 1 ? (found[0]?.id ?? null) : null}
      keys={search.comboKeys}
      empty={<NoPlace status={view.status} query={query} onRetry={onRetry} />}
      onChoose={(id) => onChoose(placeOf(id))}
    />
  );
}
