import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectLeftOut } from '../../../.storybook/leftOut.ts';
import { chart, examples } from '../../../machines/registration/registration.examples.ts';
import { registrationModels } from '../../../machines/registration/registration.model.ts';
import { RegistrationScreen } from './RegistrationScreen.tsx';

const meta = {
  title: 'Pasos/Registro',
  component: RegistrationScreen,
  args: {
    send: fn(),
    onPassword: fn(),
    onSignIn: fn(),
    hrefs: {
      home: '/compra/',
      profile: '/compra/usuario/mi-cuenta',
      passengers: '/compra/usuario/mi-cuenta?seccion=pasajeros',
      cards: '/compra/usuario/mi-cuenta?seccion=pagos',
    },
  },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: registrationModels }) },
} satisfies Meta<typeof RegistrationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  name: 'Vacío',
  args: { view: examples.blank },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    await expect(canvas.getByText('Escribe tu nombre')).toBeVisible();
    await expect(canvas.getByText('Escribe 8 caracteres o más')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Contraseña/), 'camion azul');
    await expect(args.onPassword).toHaveBeenLastCalledWith('camion azul');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'password.changed', length: 11 });
    await userEvent.click(canvas.getByRole('button', { name: 'Ver la contraseña' }));
    await expect(canvas.getByLabelText(/^Contraseña/)).toHaveAttribute('type', 'text');
    await expectLeftOut(canvas.getByLabelText('Apellido materno'));
  },
};
export const Filled: Story = {
  name: 'Lleno',
  args: { view: examples.filled },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'registration.submitted' });
    await expectLeftOut(canvas.getByLabelText('Nombre'), canvas.getByLabelText('Apellido paterno'));
  },
};
export const Wrong: Story = {
  name: 'Con errores',
  args: { view: examples.wrong },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    await expect(canvas.getByText('Revisa tu correo, algo falta')).toBeVisible();
    await expect(canvas.getByText('Los correos no coinciden')).toBeVisible();
  },
};
export const WithoutTerms: Story = { name: 'Sin aceptar términos', args: { view: examples.withoutTerms } };
export const Sending: Story = { name: 'Enviando', args: { view: examples.sending } };
export const CommonPassword: Story = {
  name: 'Contraseña común',
  args: { view: examples.commonPassword },
  play: async ({ canvas }) => expect(canvas.getByText('Esa contraseña es muy común. Elige otra.')).toBeVisible(),
};
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
export const Checking: Story = { name: 'Revisando el enlace', args: { view: examples.checking } };
export const Unchecked: Story = { name: 'Enlace no revisado', args: { view: examples.unchecked } };
export const Confirm: Story = {
  name: 'Confirmar correo',
  args: { view: examples.confirm },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByLabelText(/^Contraseña/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar mi correo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'link.accepted' });
  },
};
export const ConfirmWithPassword: Story = {
  name: 'Confirmar en otro equipo',
  args: { view: examples.confirmWithPassword },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar mi correo' }));
    await expect(canvas.getByText('Escribe 8 caracteres o más')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Contraseña/), 'azul');
    await expect(args.onPassword).toHaveBeenLastCalledWith('azul');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'password.changed', length: 4 });
  },
};
export const PasswordChosen: Story = { name: 'Contraseña de otro equipo', args: { view: examples.passwordChosen } };
export const CommonPasswordOfLink: Story = { name: 'Contraseña común del enlace', args: { view: examples.commonPasswordOfLink } };
export const Confirming: Story = { name: 'Confirmando', args: { view: examples.confirming } };
export const Unconfirmed: Story = { name: 'No confirmado', args: { view: examples.unconfirmed } };
export const LinkDead: Story = { name: 'Enlace vencido', args: { view: examples.linkDead } };
export const Ready: Story = {
  name: 'Cuenta lista',
  args: { view: examples.ready },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Ir a mi cuenta' })).toHaveAttribute('href', '/compra/usuario/mi-cuenta'),
};
export const Known: Story = { name: 'Ya con sesión', args: { view: examples.known } };
