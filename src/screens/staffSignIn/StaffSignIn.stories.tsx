import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { chart, examples } from '../../../machines/staffSignIn/staffSignIn.examples.ts';
import { staffSignInModels } from '../../../machines/staffSignIn/staffSignIn.model.ts';
import { StaffSignInScreen } from './StaffSignInScreen.tsx';

const meta = {
  title: 'Operación/Acceso',
  component: StaffSignInScreen,
  args: { send: fn(), onPassword: fn() },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: staffSignInModels }) },
} satisfies Meta<typeof StaffSignInScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  name: 'Vacío',
  args: { view: examples.blank },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(canvas.getByText('Revisa tu correo, algo falta')).toBeVisible();
    await expect(canvas.getByText('Escribe los seis dígitos')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Contraseña/), 'x');
    await expect(args.onPassword).toHaveBeenLastCalledWith('x');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar con llave de acceso' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'passkey.chosen' });
  },
};
export const WithoutPasskeys: Story = {
  name: 'Sin llaves',
  args: { view: examples.withoutPasskeys },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /llave/ })).not.toBeInTheDocument(),
};
export const Left: Story = { name: 'Cerró su sesión', args: { view: examples.left } };
export const Ended: Story = { name: 'Sesión terminada', args: { view: examples.ended } };
export const Filled: Story = { name: 'Lleno', args: { view: examples.filled } };
export const Checking: Story = { name: 'Revisando', args: { view: examples.checking } };
export const Refused: Story = {
  name: 'Rechazado',
  args: { view: examples.refused },
  play: async ({ canvas }) => expect(canvas.getByText(/Cada código sirve una vez/)).toBeVisible(),
};
export const TooMany: Story = { name: 'Demasiados intentos', args: { view: examples.tooMany } };
export const Lost: Story = { name: 'Sin respuesta', args: { view: examples.lost } };
export const AskingPasskey: Story = { name: 'Esperando la llave', args: { view: examples.askingPasskey } };
export const PasskeyRefused: Story = { name: 'Llave rechazada', args: { view: examples.passkeyRefused } };
