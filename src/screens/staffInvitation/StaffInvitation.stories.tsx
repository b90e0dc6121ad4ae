import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { chart, examples } from '../../../machines/staffInvitation/staffInvitation.examples.ts';
import { staffInvitationModels } from '../../../machines/staffInvitation/staffInvitation.model.ts';
import { StaffInvitationScreen } from './StaffInvitationScreen.tsx';

const meta = {
  title: 'Operación/Invitación',
  component: StaffInvitationScreen,
  args: { send: fn(), onPassword: fn() },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: staffInvitationModels }) },
} satisfies Meta<typeof StaffInvitationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opening: Story = { name: 'Abriendo', args: { view: examples.opening } };
export const Unreachable: Story = { name: 'Sin conexión', args: { view: examples.unreachable } };
export const Over: Story = {
  name: 'Ya no sirve',
  args: { view: examples.over },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ya tengo acceso' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'signIn.chosen' });
  },
};
export const Choice: Story = {
  name: 'Elegir cómo entrar',
  args: { view: examples.choice },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear llave de acceso' }));
    await expect(canvas.getByText('Escribe tu nombre, de 2 a 60 letras')).toBeVisible();
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'passkey.chosen' });
  },
};
export const Known: Story = {
  name: 'Ya tenía acceso',
  args: { view: examples.known },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear llave de acceso' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'passkey.chosen' });
    await userEvent.click(canvas.getByRole('button', { name: 'Usar contraseña y código' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'password.chosen' });
  },
};
export const WithoutPasskeys: Story = { name: 'Sin llaves', args: { view: examples.withoutPasskeys } };
export const CreatingPasskey: Story = { name: 'Creando la llave', args: { view: examples.creatingPasskey } };
export const PasskeyRefused: Story = { name: 'Llave rechazada', args: { view: examples.passkeyRefused } };
export const Password: Story = { name: 'Contraseña y código', args: { view: examples.password } };
export const Filled: Story = {
  name: 'Lleno',
  args: { view: examples.filled },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Contraseña/), 'camion azul 8:30');
    await expect(args.onPassword).toHaveBeenLastCalledWith('camion azul 8:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Aceptar y entrar' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'form.submitted' });
  },
};
export const Saving: Story = { name: 'Guardando', args: { view: examples.saving } };
export const CodeWrong: Story = { name: 'Código incorrecto', args: { view: examples.codeWrong } };
export const Lost: Story = { name: 'Sin respuesta', args: { view: examples.lost } };
