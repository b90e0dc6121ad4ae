import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chart, examples } from '../../../machines/signIn/signIn.examples.ts';
import { examples as recoveries } from '../../../machines/passwordRecovery/passwordRecovery.examples.ts';
import { signInModels } from '../../../machines/signIn/signIn.model.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { RecoveryTab } from './RecoveryTab.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const meta = {
  title: 'Pasos/Acceso',
  component: SignInScreen,
  args: {
    send: fn(),
    codeForm: <p>Código por SMS</p>,
    accountForm: <p>Correo y contraseña</p>,
    recoveryForm: <p>Contraseña olvidada</p>,
    isAccountAlone: false,
  },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: signInModels }) },
} satisfies Meta<typeof SignInScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  name: '[AUTH-010][AUTH-050] Invitado, vacío',
  args: { view: examples.blank },
  play: async ({ args }) => {
    for (const [name, field] of [
      ['Correo electrónico', 'email'],
      ['Confirma tu correo', 'emailConfirm'],
      ['Celular', 'phone'],
    ] as const) {
      await userEvent.type(await screen.findByRole('textbox', { name }), '8');
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'field.typed', field, text: '8' });
    }
    await expect(screen.getByRole('checkbox', { name: /^Acepto los términos/ })).toBeChecked();
  },
};
export const Known: Story = {
  name: '[AUTH-001] Invitado conocido',
  args: { view: examples.known },
  play: async ({ args }) => {
    await expect(await screen.findByText('be…@example.com')).toBeVisible();
    await expect(screen.getByText('Celular que termina en 6789')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar como invitado' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'guest.submitted' });
    await userEvent.click(screen.getByRole('button', { name: 'Usar otros datos' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'guest.forgotten' });
  },
};
export const SendingToKnown: Story = { name: 'Enviando al conocido', args: { view: examples.sendingToKnown } };
export const Filled: Story = { name: 'Invitado, lleno', args: { view: examples.filled } };
export const Wrong: Story = {
  name: 'Con errores',
  args: { view: examples.wrong },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar como invitado' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'guest.submitted' });
    await expect(await screen.findByText('Escribe los 10 dígitos')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveFocus());
  },
};
export const LeftWrong: Story = {
  name: 'Correo dejado con error',
  args: { view: examples.wrong },
  play: async () => {
    const email = await screen.findByRole('textbox', { name: 'Correo electrónico' });
    const phone = screen.getByRole('textbox', { name: 'Celular' });
    await expect(email).not.toBeInvalid();
    await userEvent.click(email);
    await userEvent.click(phone);
    await waitFor(() => expect(email).toBeInvalid());
    await expect(phone).not.toBeInvalid();
  },
};
export const WithoutTerms: Story = { name: 'Sin aceptar términos', args: { view: examples.withoutTerms } };
export const Sending: Story = { name: 'Enviando código', args: { view: examples.sending } };
export const AccountExists: Story = {
  name: '[ERR-020][NAV-063] Ya hay una cuenta',
  args: { view: examples.accountExists },
  play: async ({ args }) => {
    const alert = await screen.findByRole('alertdialog', { name: 'Info' });
    await expect(alert).toHaveTextContent('Esta cuenta ya existe, deseas iniciar sesión con un código enviado a tu teléfono?');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'account.accepted' });
    await userEvent.click(within(alert).getByRole('button', { name: 'Cerrar' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'notice.closed' });
  },
};
export const SendingToAccount: Story = { name: 'Enviando a la cuenta', args: { view: examples.sendingToAccount } };
export const Clearing: Story = { name: 'Quitando el código', args: { view: examples.clearing } };
export const CodeAlreadySent: Story = {
  name: '[ERR-021][AUTH-024] Código ya enviado',
  args: { view: examples.codeAlreadySent },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Código ya enviado');
    await userEvent.click(screen.getByRole('button', { name: 'Tengo un código' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.atHand' });
  },
};
export const CodeWaiting: Story = {
  name: '[ERR-022] Código en espera',
  args: { view: examples.codeWaiting },
  play: async () => {
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Por favor iniciar sesión con el código que se envió a tu teléfono');
  },
};
export const Failed: Story = {
  name: '[ERR-018] Código no enviado',
  args: { view: examples.failed },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Oops' })).toHaveTextContent('Error al enviar el código.');
  },
};
export const Code: Story = { name: 'Código por SMS', args: { view: examples.code } };
export const Opening: Story = { name: 'Abriendo la sesión', args: { view: examples.opening } };

export const NotOpened: Story = {
  name: '[ERR-065][NAV-062] Sesión no abierta',
  args: { view: examples.notOpened },
  play: async ({ args }) => {
    const alert = within(await screen.findByRole('alertdialog', { name: 'Oops' }));
    await expect(alert.getByText('Ocurrió algo intenta más tarde.')).toBeVisible();
    await expect(alert.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(alert.getByRole('button', { name: 'Aceptar' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'notice.closed' });
  },
};
export const NotOpenedWithReason: Story = {
  name: '[ERR-065] No abierta, con motivo',
  args: { view: examples.notOpenedWithReason },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Oops' })).toHaveTextContent('Ese teléfono es de otra cuenta.');
  },
};

export const LoadingNames: Story = { name: 'Cargando el nombre', args: { view: examples.loadingNames } };
/** The greeting of the guest takes the place of the sheet. */
export const Names: Story = { name: 'Nombre del invitado', args: { view: examples.names } };

export const Loading: Story = { name: 'Cargando el acceso', args: { view: examples.loading, accountForm: null } };

const tabs = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);

const sendToSocial = fn();
export const Password: Story = {
  name: '[AUTH-002][AUTH-003][AUTH-004][AUTH-005] Con contraseña',
  args: {
    view: examples.password,
    accountForm: <SocialButtons providers={['google', 'facebook', 'apple']} send={sendToSocial} />,
  },
  play: async ({ args }) => {
    await expect(await tabs()).toEqual(['Con tu email', 'Como invitado', 'Recuperar']);
    for (const [name, provider] of [
      ['Entrar con Google', 'google'],
      ['Entrar con Facebook', 'facebook'],
      ['Entrar con Apple', 'apple'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name }));
      await expect(sendToSocial).toHaveBeenLastCalledWith({ type: 'social.chosen', provider });
    }
    await userEvent.click(screen.getByRole('tab', { name: 'Como invitado' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'guest.chosen' });
  },
};

export const Lightbox: Story = {
  name: '[AUTH-008] Sobre la página',
  args: { view: examples.lightbox },
  play: async ({ args }) => {
    await expect(await tabs()).toEqual(['Con tu email', 'Como invitado', 'Recuperar']);
    await userEvent.click(screen.getByRole('tab', { name: 'Recuperar' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'recovery.chosen' });
    await userEvent.click(screen.getByRole('tab', { name: 'Con tu email' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'email.chosen' });
  },
};
export const LightboxPassword: Story = { name: 'Sobre la página, clave', args: { view: examples.lightboxPassword } };
export const LoadingRecovery: Story = { name: 'Cargando recuperación', args: { view: examples.loadingRecovery, recoveryForm: null } };

const sendToRecovery = fn();
export const Recovery: Story = {
  name: '[AUTH-011] Contraseña olvidada',
  args: { view: examples.recovery, recoveryForm: <RecoveryTab view={recoveries.typed} send={sendToRecovery} /> },
  play: async () => {
    await expect(await screen.findByText('Escribe tu correo y te enviamos un enlace para crear una contraseña nueva.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    await expect(sendToRecovery).toHaveBeenLastCalledWith({ type: 'recovery.requested' });
  },
};
export const RecoveryMailed: Story = {
  name: 'Correo enviado',
  args: { view: examples.recovery, recoveryForm: <RecoveryTab view={recoveries.mailed} send={sendToRecovery} /> },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar correo' }));
    await expect(sendToRecovery).toHaveBeenLastCalledWith({ type: 'email.corrected' });
  },
};
