import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NO_CARD, type CardField } from '../../../machines/domain/card.ts';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import { checkout, savedCards } from '../../messages/es-MX.ts';
import { Page } from '../../ui/Page.tsx';
import type { CardFrames } from './CardFields.tsx';
import { CardForm } from './CardForm.tsx';

const meta = { title: 'Partes/Formulario de tarjeta', tags: ['autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const VISA: SavedCard = {
  id: 'card-1',
  token: 'tk-1',
  brand: 'VISA',
  lastDigits: '4242',
  holder: 'Begoña Treviño',
  expiry: '12/30',
  isPreferred: true,
};

/** The saved cards come when the first character is typed. */
function LateCards({ cards: late, frames = null }: { cards: readonly SavedCard[]; frames?: CardFrames | null }) {
  const [values, setValues] = useState(NO_CARD);
  const [cards, setCards] = useState<readonly SavedCard[] | null>(null);
  const [saved, choose] = useState<SavedCard | null>(null);
  const change = (name: CardField, text: string) => {
    setValues((before) => ({ ...before, [name]: text }));
    setCards(late);
  };
  return (
    <Page isNarrow>
      <CardForm
        id="card"
        card={{ values, change, frames, saved, isSaving: false, choose, setSaving: () => {} }}
        cards={cards}
        errors={{}}
        isLocked={false}
        takesFocus={false}
        hasServices={false}
        onSubmit={() => {}}
      />
    </Page>
  );
}

/** Saved cards that come late take neither the focus nor a typed character. */
export const CardsComeLate: Story = {
  name: '[PAY-028] Las tarjetas llegan tarde',
  render: () => <LateCards cards={[]} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = canvas.getByLabelText(checkout.field.cvv);
    await userEvent.type(code, '1');
    await canvas.findByRole('checkbox', { name: savedCards.keep });
    await expect(code).toHaveFocus();
    await userEvent.keyboard('23');
    await expect(canvas.getByLabelText(checkout.field.cvv)).toHaveValue('123');
  },
};

/** The preferred card does not replace the form where the traveller types. */
export const CardComesWhileTyping: Story = {
  name: '[PAY-028] Llega mientras escribe',
  render: () => <LateCards cards={[VISA]} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByLabelText(checkout.field.firstName);
    await userEvent.type(name, 'A');
    await expect(await canvas.findByRole('radio', { name: new RegExp(savedCards.other) })).toBeChecked();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('na');
    await expect(canvas.getByLabelText(checkout.field.firstName)).toHaveValue('Ana');
  },
};

/** A frame of the bank as a story draws it: it tells nothing. */
const mountText = (text: string) => (node: HTMLElement) => {
  node.textContent = text;
  return { focus: () => {}, lock: () => {}, paint: () => {}, remove: () => node.replaceChildren() };
};

const FRAMES: CardFrames = {
  state: 'ready',
  brand: 'VISA',
  isEmpty: false,
  errors: {},
  mount: { number: mountText('4242 4242 4242 4242'), expiry: mountText('12/30'), cvv: mountText('•••') },
  retry: fn(),
};
const EMPTY = { number: mountText(''), expiry: mountText(''), cvv: mountText('') };

const framed = (frames: CardFrames, saved: SavedCard | null = null) => (
  <Page isNarrow>
    <CardForm
      id="card"
      card={{
        values: { ...NO_CARD, firstName: 'Begoña', lastName: 'Treviño' },
        change: () => {},
        frames,
        saved,
        isSaving: false,
        choose: () => {},
        setSaving: () => {},
      }}
      cards={saved ? [saved] : []}
      errors={frames.errors}
      isLocked={false}
      takesFocus={false}
      hasServices={false}
      onSubmit={() => {}}
    />
  </Page>
);

/** Number, expiry and code are in frames of the bank. */
export const InFrames: Story = { name: 'Campos del banco', render: () => framed(FRAMES) };

/** Their places stand before the frames come. */
export const FramesComing: Story = {
  name: 'Campos del banco por llegar',
  render: () => framed({ ...FRAMES, state: 'loading', brand: null, mount: EMPTY }),
};

export const FramesFailed: Story = {
  name: 'Campos del banco sin red',
  render: () => framed({ ...FRAMES, state: 'failed', brand: null }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(FRAMES.retry).toHaveBeenCalledTimes(1);
  },
};

/** Of a saved card only the code is typed, in a frame of the bank. */
export const SavedInFrames: Story = {
  name: 'Código en campo del banco',
  render: () => framed({ ...FRAMES, mount: { ...FRAMES.mount, cvv: mountText('') } }, VISA),
};

/** A card in the frames of the bank is not replaced by a saved one that comes later. */
export const CardComesInFrames: Story = {
  name: '[PAY-028] Llega con campos del banco',
  render: () => <LateCards cards={[VISA]} frames={FRAMES} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(checkout.field.firstName), 'A');
    await userEvent.tab();
    await userEvent.click(canvasElement);
    await expect(await canvas.findByRole('radio', { name: new RegExp(savedCards.other) })).toBeChecked();
  },
};
