import { isCategory } from '../../../machines/domain/category.ts';
import { isSaved } from '../../../machines/domain/favourite.ts';
import { fullName } from '../../../machines/domain/passenger.ts';
import { fold } from '../../../machines/domain/text.ts';
import type { AddPassengerView } from '../../../machines/passengerForm/passengerForm.types.ts';
import type { SeatsEvent } from '../../../machines/seats/seats.types.ts';
import { knownPeople as words } from '../../messages/es-MX.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { KnownPeople } from './KnownPeople.ts';

export type SavePassengerProps = { form: AddPassengerView; known: KnownPeople; send: (event: SeatsEvent) => void };

/** Saves the passenger as a favourite, unless the account knows the person (FAV-008). */
export function SavePassenger({ form, known, send }: SavePassengerProps) {
  if (isKnown(form, known)) return null;
  return (
    <Checkbox isSelected={form.isKept} onChange={(isKept) => send({ type: 'name.kept', isKept })}>
      <b className="block font-strong">{words.keep}</b>
      <span className="block text-small text-ink-muted">{words.keepHint}</span>
    </Checkbox>
  );
}

/** True when the passenger is saved already, or is the account itself. */
function isKnown({ firstName, lastName, fareId }: AddPassengerView, { self, favourites }: KnownPeople): boolean {
  const isSelf = self !== null && fold(fullName({ firstName, lastName })) === fold(fullName(self));
  return isSelf || !isCategory(fareId) || isSaved(favourites, { firstName, lastName, birthday: '', categoryId: fareId }, null);
}
