import { PawPrint, Ticket } from 'lucide-react';
import type { AddPassengerView } from '../../../machines/passengerForm/passengerForm.types.ts';
import type { SeatsEvent } from '../../../machines/seats/seats.types.ts';
import { fareNotice as words } from '../../messages/es-MX.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** How a pet travels, below the form of a person. */
export function PetHint() {
  return (
    <p className="flex items-start gap-2 text-caption text-ink-muted">
      <PawPrint className="size-4" />
      <span>{words.petHint}</span>
    </p>
  );
}

type FareNoticeProps = { form: AddPassengerView; send: (event: SeatsEvent) => void };

/** Why the passenger type is not allowed on this seat, or the companion of the pet. */
export function FareNotice({ form, send }: FareNoticeProps) {
  if (form.refusal === null) {
    return (
      <Notice icon={<PawPrint />} isLive>
        {form.companion === null ? words.petChosen : words.petCompanion(form.companion)}
      </Notice>
    );
  }
  return (
    <Notice tone="warn" icon={form.refusal === 'quota-exceeded' ? <Ticket /> : <PawPrint />} isLive>
      <p>{words.refusals[form.refusal]}</p>
      {form.isPet && !form.editing && (
        <TextLink size="sm" onPress={() => send({ type: 'pets.shown' })}>
          {words.showPets}
        </TextLink>
      )}
    </Notice>
  );
}
