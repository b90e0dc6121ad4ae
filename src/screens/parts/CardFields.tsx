import { CreditCard, RefreshCw } from 'lucide-react';
import type { CardFacts, CardField, CardValues } from '../../../machines/domain/card.ts';
import { checkout as words, common } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { FrameField, type MountFrame } from '../../ui/FrameField.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { NameField } from './NameField.tsx';
import { brandOf } from './brand.ts';

/** The fields of a card that a bank may have in frames of its own. */
export type FramedField = Extract<CardField, 'number' | 'expiry' | 'cvv'>;

/** The frames of the bank. What is typed in them never reaches the shop. */
export type CardFrames = {
  state: 'loading' | 'ready' | 'failed';
  /** The network of the typed card, once it is known. */
  brand: string | null;
  /** Nothing is typed in any of them. */
  isEmpty: boolean;
  errors: CardFacts['errors'];
  mount: Record<FramedField, MountFrame>;
  retry: () => void;
};

/** The typed card. The application stores it; the form renders it and reports changes. */
export type CardInput = {
  values: CardValues;
  change: (field: CardField, text: string) => void;
  /** Null where number, expiry and code are fields of the shop. */
  frames: CardFrames | null;
};

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

  const { frames } = card;
  const brand = frames ? frames.brand : brandOf(card.values.number);
  const end = brand !== null && { end: <BrandChip name={brand} /> };
  return (
    <Form id={id} takesFocus={takesFocus} aria-label={label} className="@container grid gap-4" onSubmit={onSubmit}>
      <div className="grid gap-4 @min-[18rem]:grid-cols-2">
        <NameField {...field('firstName')} />
        <NameField {...field('lastName')} />
      </div>
      {frames?.state === 'failed' ? (
        <FramesFailed retry={frames.retry} />
      ) : frames ? (
        <>
          <FrameField {...framed('number', frames, errors, isLocked)} icon={<CreditCard />} {...end} />
          <div className="grid gap-4 @min-[18rem]:grid-cols-2">
            <FrameField {...framed('expiry', frames, errors, isLocked)} />
            <FrameField {...framed('cvv', frames, errors, isLocked)} />
          </div>
        </>
      ) : (
        <>
          <TextField {...field('number')} icon={<CreditCard />} {...end} />
          <div className="grid gap-4 @min-[18rem]:grid-cols-2">
            <TextField {...field('expiry')} />
            <TextField {...field('cvv')} />
          </div>
        </>
      )}
    </Form>
  );
}

/** The props of a field that the bank has in a frame. */
export function framed(name: FramedField, { state, mount }: CardFrames, errors: CardFacts['errors'], isLocked: boolean) {
  const error = errors[name];
  return {
    label: words.field[name],
    placeholder: words.placeholder[name],
    error: error === undefined ? undefined : words.error(name, error),
    isLocked,
    isLoading: state === 'loading',
    mount: mount[name],
  };
}

/** The script of the bank did not come: nobody can type a card. */
export function FramesFailed({ retry }: Pick<CardFrames, 'retry'>) {
  return (
    <Notice tone="warn" isLive>
      <p>{words.framesFailed}</p>
      <Button
        look="ghost"
        icon={<RefreshCw />}
        onPress={() => {
          retry();
          recoverFocus(() => document.querySelector('[data-frame]'));
        }}
      >
        {common.retry}
      </Button>
    </Notice>
  );
}

function BrandChip({ name }: { name: string }) {
  return (
    <span className="me-2.5 hidden h-7 place-items-center rounded-tag border border-line px-1.5 font-sign text-micro font-heavy @min-[18rem]:inline-grid">
      {name}
    </span>
  );
}
