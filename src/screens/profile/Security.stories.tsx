import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerExample } from '../../../.storybook/contract.ts';
import { passkeyOf } from '../../app/wire/passkeys.ts';
import { openSessionOf, socialLinkOf } from '../../app/wire/security.ts';
import { ProfileFrame } from './ProfileFrame.tsx';
import { SecuritySection, type SecuritySectionProps } from './SecuritySection.tsx';

const idle = () => ({ isPending: false, hasFailed: false, run: fn(), reset: fn() });
const security = (example: 'none' | 'some'): SecuritySectionProps => ({
  load: { state: 'ready', data: answerExample('listPasskeys', example).passkeys.map(passkeyOf) },
  today: '2026-11-21',
  password: { ...idle(), failure: null },
  changed: 0,
  recoveryHref: '/compra/recupera-contrasena',
  remove: idle(),
  canAdd: true,
  onAdd: fn(),
  onRetry: fn(),
  links: {
    load: { state: 'ready', data: answerExample('listSocialLinks', example === 'none' ? 'none' : 'one').links.map(socialLinkOf) },
    providers: ['google', 'facebook', 'apple'],
    unlink: idle(),
    onRetry: fn(),
  },
  sessions: {
    load: { state: 'ready', data: answerExample('listSessions', example === 'none' ? 'one' : 'some').sessions.map(openSessionOf) },
    endOthers: idle(),
    onRetry: fn(),
  },
});

const meta = {
  title: 'Pasos/Mi Perfil/Seguridad',
  component: ProfileFrame,
  args: {
    section: 'security',
    person: {
      state: 'ready',
      data: {
        fullName: 'Ana Peña Ruiz',
        initials: 'AP',
        email: 'ana@example.com',
        pin: 'u_42',
        loyaltyCard: '6001234567',
        points: { state: 'ready', data: 18_450_000 },
      },
    },
    hrefs: { data: '#data', passengers: '#passengers', cards: '#cards', raites: '#raites', security: '#security', trips: '#trips' },
    onSearch: fn(),
    onSignOut: fn(),
    children: null,
  },
} satisfies Meta<typeof ProfileFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const some = security('some');

export const Keys: Story = {
  name: 'Llaves',
  args: { children: <SecuritySection {...some} /> },
  play: async ({ canvas }) => {
    const keys = within(canvas.getByRole('region', { name: 'Llaves de acceso' }));
    const rows = keys.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual([
      'Celular de BegoñaÚltimo uso: hoy, 08:12 AMEste dispositivo',
      'Tableta de la familia Treviño GarzaÚltimo uso: 28/10/2026',
      'Administrador de contraseñasGuardada: 12/01/2026',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar' }));
    await expect(some.onAdd).toHaveBeenCalledOnce();
    const opener = canvas.getByRole('button', { name: 'Eliminar la llave Celular de Begoña' });
    await userEvent.click(opener);
    const alert = await screen.findByRole('alertdialog', { name: 'Eliminar la llave Celular de Begoña' });
    await waitFor(() => expect(within(alert).getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.click(within(alert).getByRole('button', { name: 'Sí, eliminar' }));
    await expect(some.remove.run).toHaveBeenCalledWith('pk_3');
    await userEvent.click(within(alert).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const NoKeys: Story = {
  name: 'Sin llaves',
  args: { children: <SecuritySection {...security('none')} /> },
  play: async ({ canvas }) => expect(canvas.getByText('Aún no tienes llaves de acceso')).toBeVisible(),
};

export const Unsupported: Story = {
  name: 'Navegador sin llaves',
  args: { children: <SecuritySection {...security('none')} canAdd={false} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Agregar' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Este navegador no puede guardar llaves de acceso.')).toBeVisible();
  },
};

export const Loading: Story = { name: 'Cargando', args: { children: <SecuritySection {...some} load={{ state: 'loading' }} /> } };

const failed = { ...security('some'), load: { state: 'failed' } } as const;

export const Failed: Story = {
  name: 'No se pudo cargar',
  args: { children: <SecuritySection {...failed} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(failed.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotRemoved: Story = {
  name: 'Llave no eliminada',
  args: { children: <SecuritySection {...some} remove={{ ...idle(), hasFailed: true }} /> },
  play: async () => expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('Ocurrió algo al eliminar la llave'),
};

const changing = security('some');

export const Password: Story = {
  name: 'Contraseña',
  args: { children: <SecuritySection {...changing} /> },
  play: async ({ canvas, step }) => {
    const [current, next, repeat] = ['Contraseña actual', 'Contraseña nueva', 'Escríbela otra vez'].map((label) =>
      canvas.getByLabelText(new RegExp(`^${label}`)),
    );
    if (!current || !next || !repeat) throw new Error('the form has no fields');
    const submit = canvas.getByRole('button', { name: 'Cambiar contraseña' });
    await step('nothing is sent before the form is complete', async () => {
      await userEvent.click(submit);
      await expect(canvas.getByText('Escribe tu contraseña actual')).toBeVisible();
      await waitFor(() => expect(current).toHaveFocus());
      await userEvent.type(current, 'correcto-caballo');
      await userEvent.type(next, 'camión azul 8:30');
      await expect(canvas.getByText('fuerte')).toBeVisible();
      await userEvent.type(repeat, 'camión azul');
      await userEvent.click(submit);
      await expect(canvas.getByText('Las contraseñas no coinciden')).toBeVisible();
      await expect(changing.password.run).not.toHaveBeenCalled();
    });
    await userEvent.type(repeat, ' 8:30');
    await userEvent.click(submit);
    await expect(changing.password.run).toHaveBeenCalledWith({ current: 'correcto-caballo', password: 'camión azul 8:30' });
  },
};

export const PasswordRefused: Story = {
  name: 'Contraseña rechazada',
  args: {
    children: <SecuritySection {...some} password={{ ...idle(), hasFailed: true, failure: 'La contraseña actual no es correcta.' }} />,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('La contraseña actual no es correcta.'),
};

export const PasswordChanging: Story = {
  name: 'Cambiando contraseña',
  args: { children: <SecuritySection {...some} password={{ ...idle(), isPending: true, failure: null }} /> },
};

const connected = security('some');

export const Links: Story = {
  name: 'Cuentas conectadas',
  args: { children: <SecuritySection {...connected} /> },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Cuentas conectadas' }));
    const rows = region.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual(['Googlebegona@example.comDesconectar', 'FacebookSin conectar', 'AppleSin conectar']);
    const opener = region.getByRole('button', { name: 'Desconectar Google' });
    await userEvent.click(opener);
    const alert = await screen.findByRole('alertdialog', { name: 'Desconectar Google' });
    await userEvent.click(within(alert).getByRole('button', { name: 'Sí, desconectar' }));
    await expect(connected.links.unlink.run).toHaveBeenCalledWith('google');
    await userEvent.click(within(alert).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Sessions: Story = {
  name: 'Sesiones abiertas',
  args: { children: <SecuritySection {...connected} /> },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Sesiones abiertas' }));
    const rows = region.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual([
      'Chrome en AndroidAhoraEsta sesión',
      'Edge en WindowsÚltimo uso: 20/11/2026',
      'Navegador desconocidoÚltimo uso: 28/10/2026',
    ]);
    await userEvent.click(region.getByRole('button', { name: 'Cerrar las demás' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Cerrar las demás' });
    await waitFor(() => expect(within(alert).getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.click(within(alert).getByRole('button', { name: 'Sí, cerrar' }));
    await expect(connected.sessions.endOthers.run).toHaveBeenCalledOnce();
    await userEvent.click(within(alert).getByRole('button', { name: 'Cancelar' }));
  },
};

const alone = security('none');

export const OneSession: Story = {
  name: 'Una sola sesión',
  args: { children: <SecuritySection {...alone} /> },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Sesiones abiertas' }));
    await expect(region.getAllByRole('listitem')).toHaveLength(1);
    await expect(region.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const SessionsNotEnded: Story = {
  name: 'Sesiones no cerradas',
  args: { children: <SecuritySection {...some} sessions={{ ...some.sessions, endOthers: { ...idle(), hasFailed: true } }} /> },
  play: async () => expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('Ocurrió algo al cerrar las demás sesiones'),
};
