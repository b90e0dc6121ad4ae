import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { help } from '../../messages/texts/help.ts';
import { ShopFacts } from '../parts/ShopFacts.ts';
import { HelpScreen } from './HelpScreen.tsx';

const meta = { title: 'Pasos/Ayuda', component: HelpScreen, args: { topics: help } } satisfies Meta<typeof HelpScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Questions: Story = {
  name: 'Preguntas',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '¿Cómo hablo con una persona?' }));
    await expect(canvas.getByText(/^Llama al 81 0000 0100, escribe por WhatsApp al 81 0000 0101 o a ayuda@anden\.example/)).toBeVisible();
  },
};

/** The typed word has neither accents nor the letters of the text. */
export const Found: Story = {
  name: 'Encontradas',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Busca en la ayuda' }), 'PERROS camión');
    await expect(canvas.getByText('No encontramos esa pregunta')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox'), 'PERROS');
    await expect(canvas.getByText(/^Sí, y también a tu gato/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '¿Cómo puedo pagar?' })).toBeNull();
  },
};

export const Nothing: Story = {
  name: 'Nada encontrado',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'helicóptero');
    await expect(canvas.getByText('No encontramos esa pregunta')).toBeVisible();
  },
};

const partly = { name: 'Camino', phone: '81 0000 0100' };

/** What the configuration lacks is not offered. */
export const Partly: Story = {
  name: 'Sin factura ni WhatsApp',
  decorators: [
    (Story) => (
      <ShopFacts value={{ company: partly, hrefs: { help: '/compra/ayuda', terms: '/compra/terminos', privacy: '/compra/privacidad' } }}>
        <Story />
      </ShopFacts>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '¿Cómo facturo mi compra?' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Llama al 81 0000 0100' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  },
};
