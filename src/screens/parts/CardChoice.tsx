import { CreditCard, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import { checkout, savedCards as words } from '../../messages/es-MX.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Form } from '../../ui/Form.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FrameField } from '../../ui/FrameField.tsx';
import { framed, FramesFailed } from './CardFields.tsx';
import type { CardFormProps } from './CardForm.tsx';

export type CardChoiceProps = Omit<CardFormProps, 'hasServices'> & {
  cards: readonly SavedCard[];
};

const OTHER = 'other';

/** The saved cards of the traveller, with the code of the chosen one (PAY-028 to PAY-032). */
export function CardChoice({ id, card, cards, errors, isLocked, onSubmit }: CardChoiceProps) {
  const { values, frames, saved, change, choose } = card;
  // The preferred card is chosen once, unless the traveller is in the form of another card or has typed there.
  const hasOffered = useRef(false);
  useEffect(() => {
    const [first] = cards;
    if (hasOffered.current || !first) return;
    hasOffered.current = true;
    if (document.getElementById(id)?.contains(document.activeElement)) return;
    const isUntyped = frames ? frames.isEmpty : [values.number, values.expiry, values.cvv].every((text) => text === '');
    if (saved === null && isUntyped) choose(cards.find(({ isPreferred }) => isPreferred) ?? first);
  }, [cards, id, saved, values, frames, choose]);

  return (
    <>
      {cards.length > 0 && (
        <div className="grid gap-2.5">
          <p aria-hidden="true" className="text-caption font-strong text-ink-muted">
            {words.title}
          </p>
          <RadioCards
            label={words.title}
            value={saved?.id ?? OTHER}
            onChange={(chosen) => choose(cards.find((one) => one.id === chosen) ?? null)}
            options={[
              ...cards.map((one) => ({
                id: one.id,
                name: words.name(one.brand, one.lastDigits),
                detail: words.detail(one.holder, one.expiry),
                end: <BrandSign brand={one.brand} />,
                isDisabled: isLocked,
              })),
              { id: OTHER, name: words.other, end: <Plus className="size-5 text-ink-muted" />, isDisabled: isLocked },
            ]}
          />
        </div>
      )}
      {saved && (
        <Form id={id} aria-label={checkout.payment} className="max-w-56" onSubmit={onSubmit}>
          {frames?.state === 'failed' ? (
            <FramesFailed retry={frames.retry} />
          ) : frames ? (
            <FrameField {...framed('cvv', frames, errors, isLocked)} label={words.cvv(saved.brand, saved.lastDigits)} />
          ) : (
            <TextField
              label={words.cvv(saved.brand, saved.lastDigits)}
              type="password"
              inputMode="numeric"
              autoComplete="cc-csc"
              placeholder={checkout.placeholder.cvv}
              value={values.cvv}
              onChange={(text) => change('cvv', text)}
              isLocked={isLocked}
              error={errors.cvv && !isLocked ? checkout.error('cvv', errors.cvv) : undefined}
            />
          )}
        </Form>
      )}
    </>
  );
}

export type KeepCardProps = { isSelected: boolean; isDisabled: boolean; onChange: (isSelected: boolean) => void };

/** Whether a typed card is saved for the next purchase. */
export function KeepCard(props: KeepCardProps) {
  return <Checkbox {...props}>{words.keep}</Checkbox>;
}

/** The brand is named in the text beside it. */
function BrandSign({ brand }: { brand: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid h-7 w-11 flex-none place-items-center rounded-tag border border-line bg-surface font-sign text-micro font-heavy"
    >
      {brand === 'VISA' ? brand : <CreditCard className="size-4" />}
    </span>
  );
}
