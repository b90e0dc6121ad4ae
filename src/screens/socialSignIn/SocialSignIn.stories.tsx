import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { chart, examples } from '../../../machines/socialSignIn/socialSignIn.examples.ts';
import { socialSignInModel } from '../../../machines/socialSignIn/socialSignIn.model.ts';
import { SocialSignInScreen } from './SocialSignInScreen.tsx';

const meta = {
  title: 'Pasos/Acceso con redes',
  component: SocialSignInScreen,
  args: { send: fn(), onPassword: fn() },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-form bg-surface p-6">
        <Story />
      </div>
    ),
  ],
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: [socialSignInModel] }) },
} satisfies Meta<typeof SocialSignInScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resuming: Story = { name: 'Retomando', args: { view: examples.resuming } };
export const Asking: Story = { name: 'Preguntando a la red', args: { view: examples.asking } };
export const Waiting: Story = {
  name: 'Esperando a Google',
  args: { view: examples.waiting },
  play: async ({ args }) => {
    await expect(await screen.findByText('Esperando a Google…')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Abrir la ventana otra vez' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'window.reopened' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar y entrar de otra forma' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'otherWay.chosen' });
  },
};
export const WaitingForFacebook: Story = { name: 'Esperando a Facebook', args: { view: examples.waitingForFacebook } };
export const Blocked: Story = {
  name: 'Ventana bloqueada',
  args: { view: examples.blocked },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Tu navegador bloqueó la ventana de Google');
    await userEvent.click(screen.getByRole('button', { name: 'Seguir en esta página' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'page.chosen' });
  },
};
export const AppleBlocked: Story = { name: 'Apple, ventana bloqueada', args: { view: examples.appleBlocked } };
export const Leaving: Story = { name: 'Saliendo a la red', args: { view: examples.leaving } };
export const Closed: Story = {
  name: 'Ventana cerrada',
  args: { view: examples.closed },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Google no dio permiso o cerraste su ventana. Intenta de nuevo o entra de otra forma.',
    );
  },
};
export const Finishing: Story = { name: 'Terminando', args: { view: examples.finishing } };
export const Refused: Story = { name: 'Rechazado', args: { view: examples.refused } };
export const Stale: Story = { name: 'Tardó demasiado', args: { view: examples.stale } };
export const Down: Story = {
  name: 'La red no responde',
  args: { view: examples.down },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Google no responde');
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('alert')));
  },
};
export const Failed: Story = { name: 'Falló', args: { view: examples.failed } };
export const AppleRefused: Story = {
  name: '[ERR-034] Apple rechazó',
  args: { view: examples.appleRefused },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
export const EmailMissing: Story = {
  name: 'Falta el correo',
  args: { view: examples.emailMissing },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveFocus());
  },
};
export const EmailWrong: Story = {
  name: 'Correo no válido',
  args: { view: examples.emailWrong },
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'Correo electrónico' }));
    await expect(screen.queryByText('Revisa tu correo, algo falta')).toBeNull();
    await userEvent.tab();
    await expect(screen.getByText('Revisa tu correo, algo falta')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Enviar código' })).toBeDisabled();
  },
};
export const EmailTyped: Story = {
  name: 'Correo escrito',
  args: { view: examples.emailTyped },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar código' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'email.submitted' });
  },
};
export const EmailSending: Story = { name: 'Enviando código', args: { view: examples.emailSending } };
export const EmailFailed: Story = { name: 'Código no enviado', args: { view: examples.emailFailed } };
export const EmailUnverified: Story = { name: 'Correo sin verificar', args: { view: examples.emailUnverified } };
export const Account: Story = {
  name: 'Ya hay una cuenta',
  args: { view: examples.account },
  play: async ({ args }) => {
    await expect(await screen.findByText('Ya tienes una cuenta con este correo')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Contraseña/)).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Enviarme un código al correo' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'code.requested' });
  },
};
export const AccountPassword: Story = {
  name: 'Cuenta, con contraseña',
  args: { view: examples.accountPassword },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/^Contraseña/), 'x');
    await expect(args.onPassword).toHaveBeenLastCalledWith('x');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'password.changed', isEmpty: false });
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'password.submitted' });
  },
};
export const AccountProving: Story = { name: 'Cuenta, comprobando', args: { view: examples.accountProving } };
export const AccountWrong: Story = { name: 'Cuenta, clave incorrecta', args: { view: examples.accountWrong } };
export const AccountSending: Story = { name: 'Cuenta, enviando código', args: { view: examples.accountSending } };
export const Code: Story = {
  name: 'Código',
  args: { view: examples.code },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Código de 6 dígitos' })).toHaveFocus());
  },
};
export const CodeHalf: Story = { name: 'Código a medias', args: { view: examples.codeHalf } };
export const CodeProving: Story = { name: 'Comprobando código', args: { view: examples.codeProving } };
export const CodeWrong: Story = {
  name: 'Código incorrecto',
  args: { view: examples.codeWrong },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Código de 6 dígitos' })).toHaveFocus());
    await userEvent.keyboard('7');
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.typed', text: '7' });
  },
};
export const CodeDead: Story = { name: 'Código bloqueado', args: { view: examples.codeDead } };
export const Opening: Story = { name: 'Abriendo la sesión', args: { view: examples.opening } };
export const Idle: Story = { name: 'Cerrado', args: { view: examples.idle } };
