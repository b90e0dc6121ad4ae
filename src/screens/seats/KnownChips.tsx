import { UserRound } from 'lucide-react';
import { isDuplicate } from '../../../machines/domain/passenger.ts';
import type { AddPassengerView, KnownPerson } from '../../../machines/passengerForm/passengerForm.types.ts';
import { knownPeople as words } from '../../messages/es-MX.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { ChipRow, ToggleChip } from '../../ui/Chip.tsx';
import type { KnownPeople } from './KnownPeople.ts';

export type KnownChipsProps = { form: AddPassengerView; known: KnownPeople; onChoose: (person: KnownPerson) => void };

/** The account itself and its favourite passengers, or those of earlier tickets. Who is aboard already shows the seat and cannot be chosen. */
export function KnownChips({ form, known: { self, favourites, earlier }, onChoose }: KnownChipsProps) {
  const seatOf = (person: Pick<KnownPerson, 'firstName' | 'lastName'>) =>
    form.aboard.find((other) => isDuplicate([{ ...other, id: 'aboard' }], { ...person, id: 'known' }))?.seat;
  const people = [
    ...(self ? [{ id: 'self', label: words.me, icon: <UserRound />, person: { ...self, fareId: null } }] : []),
    ...favourites.map(({ id, firstName, lastName, categoryId }) => ({
      id,
      label: `${firstName} ${lastName}`,
      icon: undefined,
      person: { firstName, lastName, fareId: categoryId },
    })),
    ...earlier.map((person) => {
      const label = `${person.firstName} ${person.lastName}`;
      return { id: label, label, icon: undefined, person };
    }),
  ];
  return (
    <div className="grid gap-1">
      <p aria-hidden="true" className="text-small font-strong text-ink-muted">
        {words.favourites}
      </p>
      <ChipRow label={words.favourites}>
        {people.map(({ id, label, icon, person }) => {
          const seat = seatOf(person);
          return (
            <ToggleChip
              key={id}
              icon={icon}
              isSelected={isInForm(form, person)}
              isDisabled={seat !== undefined}
              onChange={() => onChoose(person)}
            >
              <AsIs>{seat === undefined ? label : words.aboard(label, seat)}</AsIs>
            </ToggleChip>
          );
        })}
      </ChipRow>
    </div>
  );
}

const isInForm = (form: AddPassengerView, { firstName, lastName }: KnownPerson) =>
  form.firstName === firstName && form.lastName === lastName;
