import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { privacy } from '../../messages/texts/privacy.ts';
import { terms } from '../../messages/texts/terms.ts';
import { ShopFacts } from '../parts/ShopFacts.ts';
import { LegalScreen } from './LegalScreen.tsx';

const meta = { title: 'Pasos/Textos legales', component: LegalScreen } satisfies Meta<typeof LegalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  name: 'Términos y condiciones',
  args: { text: terms },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Andén es la tienda en línea de Andén Demostración, S\. A\. de C\. V\./)).toBeVisible();
  },
};

export const Privacy: Story = { name: 'Aviso de privacidad', args: { text: privacy } };

/** A build without our services and without a configuration. */
export const Blank: Story = {
  name: 'Sin configuración',
  args: { text: terms },
  decorators: [
    (Story) => (
      <ShopFacts value={{ company: {}, hrefs: { help: '', terms: '', privacy: '' } }}>
        <Story />
      </ShopFacts>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^________ es la tienda en línea de ________, con domicilio en ________\./)).toBeVisible();
  },
};
