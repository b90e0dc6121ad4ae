import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NO_CARD } from '../../../machines/domain/card.ts';
import { checkout, savedCards } from '../../messages/es-MX.ts';
import { Page } from '../../ui/Page.tsx';
import { CardForm } from './CardForm.tsx';

const meta = { title: 'Partes/Formulario de tarjeta', tags: ['autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Saved cards that come late take neither the focus nor a typed character. */
export const CardsComeLate: Story = {
  name: '[PAY-028] Las tarjetas llegan tarde',
  render: function Late() {
    const [values, setValues] = useState(NO_CARD);
    const [cards, setCards] = useState<readonly [] | null>(null);
    const change = (name: keyof typeof NO_CARD, text: string) => {
      setValues((before) => ({ ...before, [name]: text }));
      setCards([]);
    };
    return (
      <Page isNarrow>
        <CardForm
          id="card"
          card={{ values, change, saved: null, isSaving: false, choose: () => {}, setSaving: () => {} }}
          cards={cards}
          errors={{}}
          isLocked={false}
          takesFocus={false}
          hasServices={false}
          onSubmit={() => {}}
        />
      </Page>
    );
  },
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
