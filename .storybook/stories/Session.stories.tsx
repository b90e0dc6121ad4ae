import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/session/session.examples.ts';
import { sessionModel } from '../../machines/session/session.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Sesión',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: [sessionModel] }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Restoring: Story = { name: 'Restaura la sesión', args: { view: examples.restoring } };
export const Anonymous: Story = { name: 'Sin sesión', args: { view: examples.anonymous } };
export const Guest: Story = { name: 'Invitado', args: { view: examples.guest } };
export const Refreshing: Story = { name: 'Renueva la sesión', args: { view: examples.refreshing } };
export const Pausing: Story = { name: 'Espera para renovar', args: { view: examples.pausing } };
export const Reconnecting: Story = { name: 'Espera la red', args: { view: examples.reconnecting } };
export const Closing: Story = { name: 'Cierra la sesión', args: { view: examples.closing } };
export const SignedOut: Story = { name: 'Sesión cerrada', args: { view: examples.signedOut } };
export const Expired: Story = { name: 'Sesión expirada', args: { view: examples.expired } };
