import { CreditCard } from 'lucide-react';
import type { CardFacts, CardField, CardValues } from '../../../machines/domain/card.ts';
import { checkout as words } from '../../messages/es-MX.ts';
import { Form } from '../../ui/Form.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { NameField } from './NameField.tsx';
import { brandOf } from './brand.ts';

/** The typed card. The application stores it; the form renders it and reports changes. */
export type CardInput = { values: CardValues; change: (field: CardField, text: string) => void };

export type CardFieldsProps = {
  id: string;
  label: string;
  card: CardInput;
  errors: CardFacts['errors'];
  /** The bank is being asked, or the hold is over. */
  isLocked: boolean;
  /** Another card is needed, so the first field gets the focus. */
  takesFocus: boolean;
  onSubmit: () => void;
};

const hints = {
  firstName: { autoComplete: 'cc-given-name' },
  lastName: { autoComplete: 'cc-family-name' },
  number: { autoComplete: 'cc-number', inputMode: 'numeric', placeholder: words.placeholder.number },
  expiry: { autoComplete: 'cc-exp', inputMode: 'numeric', placeholder: words.placeholder.expiry },
  cvv: { autoComplete: 'cc-csc', inputMode: 'numeric', type: 'password', placeholder: words.placeholder.cvv },
} as const;

/** The form of a card (PAY-020 to PAY-025, CARDS-005 to CARDS-013). */
export function CardFields({ id, label, card, errors, isLocked, takesFocus, onSubmit }: CardFieldsProps) {
  const field = (name: CardField) => {
    const error = errors[name];
    return {
      label: words.field[name],
      name: hints[name].autoComplete,
      value: card.values[name],
      onChange: (text: string) => card.change(name, text),
      isLocked,
      ...hints[name],
      error: error !== undefined && !isLocked ? words.error(name, error) : undefined,
    };
  };

  const brand = brandOf(card.values.number);
  return (
    <Form id={id} takesFocus={takesFocus} aria-label={label} className="@container grid gap-4" onSubmit={onSubmit}>
      <div className="grid gap-4 @min-[18rem]:grid-cols-2">
        <NameField {...field('firstName')} />
        <NameField {...field('lastName')} />
      </div>
      <TextField {...field('number')} icon={<CreditCard />} {...(brand !== null && { end: <BrandChip name={brand} /> })} />
      <div className="grid gap-4 @min-[18rem]:grid-cols-2">
        <TextField {...field('expiry')} />
        <TextField {...field('cvv')} />
      </div>
    </Form>
  );
}

function BrandChip({ name }: { name: string }) {
  return (
    <span className="me-2.5 hidden h-7 place-items-center rounded-tag border border-line px-1.5 font-sign text-micro font-heavy @min-[18rem]:inline-grid">
      {name}
    </span>
  );
}
