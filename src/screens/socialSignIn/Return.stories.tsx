import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ReturnScreen } from './ReturnScreen.tsx';

const meta = {
  title: 'Pasos/Acceso con redes/Regreso',
  component: ReturnScreen,
  args: { homeHref: '/compra/', isTaken: true },
  tags: ['autodocs'],
} satisfies Meta<typeof ReturnScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Taken: Story = { name: '[NAV-003] La pestaña sigue' };
export const Alone: Story = {
  name: 'Ventana sola',
  args: { isTaken: false },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Ir a Andén' })).toHaveAttribute('href', '/compra/');
  },
};
