import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { chart, examples } from '../../../machines/passwordSignIn/passwordSignIn.examples.ts';
import { passwordSignInModels } from '../../../machines/passwordSignIn/passwordSignIn.model.ts';
import { PasswordForm } from './PasswordForm.tsx';

const meta = {
  title: 'Pasos/Acceso con contraseña',
  component: PasswordForm,
  args: {
    send: fn(),
    onPassword: fn(),
    onLeave: fn(),
    onRecover: undefined,
    recoveryHref: '/compra/recupera-contrasena',
    registrationHref: '/compra/registro',
  },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: passwordSignInModels }) },
} satisfies Meta<typeof PasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  name: '[AUTH-006][AUTH-007][AUTH-009][AUTH-044] Vacío',
  args: { view: examples.blank },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveAttribute('href', '/compra/recupera-contrasena');
    await expect(canvas.getByRole('link', { name: 'Regístrate' })).toHaveAttribute('href', '/compra/registro');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(args.send).not.toHaveBeenCalled();
    await expect(canvas.getByText('Revisa tu correo, algo falta')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Contraseña/), 'x');
    await expect(args.onPassword).toHaveBeenLastCalledWith('x');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'password.changed', isEmpty: false });
  },
};
/** In the lightbox the mail of a new password is asked for in place. */
export const InLightbox: Story = {
  name: 'Sobre la página',
  args: { view: examples.blank, onRecover: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
    await expect(args.onRecover).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
export const WrongEmail: Story = { name: 'Correo no válido', args: { view: examples.wrongEmail } };
export const Filled: Story = {
  name: 'Lleno',
  args: { view: examples.filled },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'password.submitted' });
  },
};
export const Asking: Story = { name: 'Entrando', args: { view: examples.asking } };
export const Refused: Story = {
  name: '[ERR-019] Rechazada',
  args: { view: examples.refused },
  play: async ({ canvas }) => expect(canvas.getByText('El correo o la contraseña no son correctos.')).toBeVisible(),
};
export const Lost: Story = {
  name: '[ERR-019] Sin respuesta',
  args: { view: examples.lost },
  play: async ({ canvas }) => expect(canvas.getByText('Ocurrió algo intenta más tarde')).toBeVisible(),
};
