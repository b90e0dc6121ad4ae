import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { chart, examples } from '../../../machines/passwordRecovery/passwordRecovery.examples.ts';
import { passwordRecoveryModels } from '../../../machines/passwordRecovery/passwordRecovery.model.ts';
import { PasswordRecoveryScreen } from './PasswordRecoveryScreen.tsx';

const meta = {
  title: 'Pasos/Contraseña olvidada',
  component: PasswordRecoveryScreen,
  args: { send: fn(), onPassword: fn(), onSignIn: fn(), hasPasskeys: true, homeHref: '/compra/' },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: passwordRecoveryModels }) },
} satisfies Meta<typeof PasswordRecoveryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  name: 'Vacío',
  args: { view: examples.blank },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar enlace' }));
    await expect(canvas.getByText('Revisa tu correo, algo falta')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Correo electrónico' }), 'b');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'email.typed', text: 'b' });
    await userEvent.click(canvas.getByRole('link', { name: 'Entra con ella' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};
export const WithoutPasskeys: Story = {
  name: 'Sin llaves',
  args: { view: examples.blank, hasPasskeys: false },
  play: async ({ canvas }) => expect(canvas.queryByText(/llave de acceso/)).not.toBeInTheDocument(),
};
export const Typed: Story = { name: 'Correo escrito', args: { view: examples.typed } };
export const Sending: Story = { name: 'Enviando', args: { view: examples.sending } };
export const AskedTooMuch: Story = { name: 'Demasiadas veces', args: { view: examples.askedTooMuch } };
export const Mailed: Story = { name: 'Correo enviado', args: { view: examples.mailed } };
export const MayResend: Story = {
  name: 'Puede reenviar',
  args: { view: examples.mayResend },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reenviar enlace' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'link.resent' });
  },
};
export const Resending: Story = { name: 'Reenviando', args: { view: examples.resending } };
export const ResendFailed: Story = { name: 'No se reenvió', args: { view: examples.resendFailed } };
export const Password: Story = {
  name: 'Contraseña nueva',
  args: { view: examples.password },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Contraseña nueva/), 'camion azul 8:30');
    await userEvent.type(canvas.getByLabelText(/^Escríbela otra vez/), 'camion azul 8:30');
    await expect(args.onPassword).toHaveBeenLastCalledWith('camion azul 8:30');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'password.changed', length: 16, isRepeated: true });
  },
};
export const Different: Story = {
  name: 'No coinciden',
  args: { view: examples.different },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar contraseña' }));
    await expect(canvas.getByText('Las contraseñas no coinciden')).toBeVisible();
  },
};
export const Repeated: Story = { name: 'Repetida', args: { view: examples.repeated } };
export const Saving: Story = { name: 'Guardando', args: { view: examples.saving } };
export const CommonPassword: Story = { name: 'Contraseña común', args: { view: examples.commonPassword } };
export const LinkDead: Story = {
  name: 'Enlace vencido',
  args: { view: examples.linkDead },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar otro enlace' })).toBeVisible();
  },
};
export const SendingAnother: Story = { name: 'Enviando otro', args: { view: examples.sendingAnother } };
export const Changed: Story = { name: 'Contraseña cambiada', args: { view: examples.changed } };
