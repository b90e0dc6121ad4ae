import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { nameInput } from '../../../machines/domain/passenger.ts';
import { Page } from '../../ui/Page.tsx';
import { NameField } from './NameField.tsx';

const meta = { title: 'Partes/Campo de nombre', tags: ['autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is left out is said when it is left out, and nothing moves (decision 43). */
export const LeftOut: Story = {
  name: '[SEAT-043] Lo que no cabe',
  render: function Name() {
    const [name, setName] = useState('');
    return (
      <Page isNarrow>
        <NameField label="Nombre" value={name} onChange={(text) => setName(nameInput(text))} />
        <button type="button" onClick={() => setName('Begoña')}>
          Begoña
        </button>
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Nombre' });
    const chip = canvas.getByRole('button');
    const place = chip.getBoundingClientRect().top;
    const says = (words: string) => expect(field).toHaveAccessibleDescription(words);
    await userEvent.type(field, 'Jose\u0301 \u00A0Mun\u0303oz');
    await expect(field).toHaveValue('José Muñoz');
    await says('');
    await userEvent.type(field, " O'B");
    await expect(field).toHaveValue('José Muñoz OB');
    await says("Quitamos «'»: usa solo letras y espacios");
    // Lists of react-aria have a region of their own beside it.
    const said = () => [...document.querySelectorAll('[data-live-announcer] [aria-live=polite]')].map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain("Quitamos «'»: usa solo letras y espacios"));
    await expect(chip.getBoundingClientRect().top).toBe(place);

    await userEvent.clear(field);
    await userEvent.paste('Ana');
    await says('');

    await userEvent.clear(field);
    await userEvent.paste('Bartolomé-de-las-Casas Albornoz');
    await expect(field).toHaveValue('BartolomédelasCasas Albornoz');
    await says('Quitamos «-»: usa solo letras y espacios');
    await userEvent.clear(field);
    await userEvent.paste('Bartolomé de las Casas Albornoz');
    await expect(field).toHaveValue('Bartolomé de las Casas Alborno');
    await says('Caben 30 letras: quitamos el resto');
    await userEvent.clear(field);
    await userEvent.paste('Bartolomé de las Casas-Albornoz y (1) & 2');
    await says('Quitamos «-(1)&2» y lo que pasa de 30 letras');
    // Another name from elsewhere has lost nothing.
    await userEvent.click(chip);
    await says('');
    await userEvent.type(field, '1234567');
    await says('Quitamos «7»: usa solo letras y espacios');
    await userEvent.paste('1234567');
    await says('Quitamos «123456…»: usa solo letras y espacios');
  },
};
