import { Suspense, useEffect, useId, useRef } from 'react';
import type { AddPassengerView, DraftField } from '../../../machines/passengerForm/passengerForm.types.ts';
import type { BenefitsView, SeatCellView, SeatsEvent } from '../../../machines/seats/seats.types.ts';
import { common, seats as words } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { ChipRow, ToggleChip } from '../../ui/Chip.tsx';
import { Form } from '../../ui/Form.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { NumberBadge } from '../../ui/NumberBadge.tsx';
import { Select } from '../../ui/Select.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { NameField } from '../parts/NameField.tsx';
import { LegalLink } from '../parts/LegalLink.tsx';
import { targetOf } from '../../ui/targetOf.ts';
import type { BenefitsCardProps } from './BenefitsCard.tsx';
import type { KnownChipsProps } from './KnownChips.tsx';
import type { SavePassengerProps } from './SavePassenger.tsx';
import type { PassengerServicesProps } from './PassengerServices.tsx';
import type { KnownPeople } from './KnownPeople.ts';

/** Loaded on demand, because its notices about pets and reduced fares are rare. */
const FareNotice = lazyPart(async () => (await import('./FareNotice.tsx')).FareNotice);
const PetHint = lazyPart(async () => (await import('./FareNotice.tsx')).PetHint);

/** Shown until the benefits are answered in this session. */
const BenefitsCard = lazyPart<BenefitsCardProps>(async () => (await import('./BenefitsCard.tsx')).BenefitsCard);

/** Only a registered account has people to choose. */
const KnownChips = lazyPart<KnownChipsProps>(async () => (await import('./KnownChips.tsx')).KnownChips);
const SavePassenger = lazyPart<SavePassengerProps>(async () => (await import('./SavePassenger.tsx')).SavePassenger);

/** Loaded beside the form, because the name comes first. */
const PassengerServices = lazyPart<PassengerServicesProps>(async () => (await import('./PassengerServices.tsx')).PassengerServices);

type PassengerSheetProps = {
  form: AddPassengerView;
  /** Null once they are answered. */
  benefits: BenefitsView | null;
  /** The services that the account included last. */
  preferred: readonly string[];
  /** Null for a guest. */
  known: KnownPeople | null;
  /** The seat on the map. */
  seat: Extract<SeatCellView, { kind: 'seat' }> | undefined;
  isOpen: boolean;
  send: (event: SeatsEvent) => void;
};

/** The form of a seat's passenger: name, passenger type and services (SEAT-019 to SEAT-025). */
export function PassengerSheet({ form, benefits, preferred, known, seat, isOpen, send }: PassengerSheetProps) {
  const id = useId();
  useEffect(() => void Select.preload().then(FareNotice.preload).then(PetHint.preload), []);
  const formText = words.form;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => send({ type: 'passenger.dismissed' })}
      origin={() => (seat ? targetOf(seat.id) : null)}
      title={form.editing ? formText.titleEditing : formText.title}
      closeLabel={common.close}
      width="mid"
      footer={
        <>
          <Button
            look="primary"
            type="submit"
            form={id}
            isDisabled={!form.canSubmit && !form.busy}
            isPending={form.busy}
            pendingLabel={words.blocking}
          >
            {formText.submit}
          </Button>
          <p className="text-center text-caption text-ink-muted md:me-auto">
            {formText.accepting}
            <LegalLink text="terms" isInline />
            {formText.and}
            <LegalLink text="privacy" isInline />.
          </p>
        </>
      }
    >
      <div className="flex items-center gap-3">
        <span aria-hidden="true">
          <NumberBadge>{form.seat}</NumberBadge>
        </span>
        <p className="text-small">
          <b className="block">{common.seat(form.seat)}</b>
          <span className="text-ink-muted">
            {formText.place(
              form.direction,
              common.floors[form.floor],
              ...(seat ? [seat.position === 'window' ? words.window : words.aisle] : []),
            )}
          </span>
        </p>
      </div>
      {benefits && (
        <Suspense>
          <BenefitsCard benefits={benefits} preferred={preferred} send={send} />
        </Suspense>
      )}
      {/* The next seat of a group gets a new form. */}
      <Fields key={form.seat} id={id} form={form} known={known} send={send} />
      {form.services.length > 0 && (
        <Suspense>
          <PassengerServices key={`services ${form.seat}`} form={form} send={send} />
        </Suspense>
      )}
      {!form.isPet && !form.fixed && (
        <Suspense>
          <PetHint />
        </Suspense>
      )}
    </Sheet>
  );
}

PassengerSheet.preload = async () => {
  await Promise.all([PassengerServices.preload(), BenefitsCard.preload()]);
};

type PartProps = { form: AddPassengerView; send: (event: SeatsEvent) => void };

function Fields({ id, form, known, send }: PartProps & { id: string; known: KnownPeople | null }) {
  const element = useRef<HTMLDivElement>(null);
  const formText = words.form;
  const field = (name: DraftField) => {
    const error = form.errors[name];
    const text = error && formText.errors[error];
    return {
      name,
      value: form[name],
      onChange: (text: string) => send({ type: 'name.typed', field: name, text }),
      autoComplete: 'off',
      isLocked: form.fixed,
      // A duplicate is no matter of one field, so it is said at once.
      ...(error === 'duplicate' ? { refusal: text } : { error: text }),
    };
  };

  // A pet has one fare.
  const lefts = form.fixed || form.isPet ? [] : form.fares.flatMap(({ name, left }) => (left === null ? [] : [{ name, left }]));

  useEffect(() => element.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(), []);

  return (
    <Form id={id} aria-label={common.seat(form.seat)} className="grid gap-4.5" onSubmit={() => send({ type: 'passenger.submitted' })}>
      {form.offered.length > 0 && (
        <ChipRow label={formText.same[form.direction]}>
          {form.offered.map(({ id: passengerId, name }) => (
            <ToggleChip
              key={passengerId}
              isSelected={form.sameAs === passengerId}
              onChange={() => send({ type: 'name.reused', passengerId })}
            >
              {name}
            </ToggleChip>
          ))}
        </ChipRow>
      )}
      {known && form.isNew && !form.fixed && !form.isPet && (
        <Suspense>
          <KnownChips form={form} known={known} onChoose={(person) => send({ type: 'name.chosen', person })} />
        </Suspense>
      )}
      <div ref={element} className="grid gap-4 md:grid-cols-2">
        <NameField label={form.isPet ? formText.petName : formText.firstName} {...field('firstName')} />
        <NameField label={form.needsLastName ? formText.lastName : formText.lastNameOptional} {...field('lastName')} />
      </div>
      <Select
        label={formText.fare}
        value={form.fareId}
        onChange={(fareId) => send({ type: 'fare.chosen', fareId })}
        options={form.fares.map((fare) => ({
          id: fare.id,
          name: fare.name,
          text: fare.description,
          detail: fare.left === null ? money(fare.price) : `${money(fare.price)} · ${formText.left(fare.left)}`,
          isDisabled: fare.refusal === 'quota-exceeded' && fare.id !== form.fareId,
        }))}
        placeholder={formText.fare}
        hint={
          <>
            {form.fixed ? words.change.fixed : form.fares.find((fare) => fare.id === form.fareId)?.description}
            {lefts.length > 0 && <span className="block">{formText.lefts(lefts)}</span>}
          </>
        }
        isDisabled={form.sameAs !== null || form.fixed}
      />
      {known?.self && form.canKeep && (
        <Suspense>
          <SavePassenger form={form} known={known} send={send} />
        </Suspense>
      )}
      {(form.refusal !== null || form.isPet) && (
        <Suspense>
          <FareNotice form={form} send={send} />
        </Suspense>
      )}
    </Form>
  );
}
