import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chart, examples } from '../../../machines/booking/booking.examples.ts';
import { bookingModels } from '../../../machines/booking/booking.model.ts';
import { Page } from '../../ui/Page.tsx';
import { SkeletonCard } from '../../ui/Skeleton.tsx';
import { Shell } from './Shell.tsx';

const meta = {
  title: 'Pasos/Marco',
  component: Shell,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: bookingModels }) },
  args: {
    send: fn(),
    hrefs: { home: '#', profile: '/compra/usuario/mi-cuenta', trips: '/compra/usuario/mis-boletos' },
    account: { points: null, upcoming: null, reserved: null },
    children: (
      <Page>
        <SkeletonCard />
        <SkeletonCard />
      </Page>
    ),
  },
} satisfies Meta<typeof Shell>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Expects this step, and no other, to be the current one. */
async function expectStep(canvas: Canvas, step: string): Promise<void> {
  const current = canvas.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
  await expect(current.map((item) => item.textContent)).toEqual([step]);
}

export const Home: Story = {
  name: '[NAV-032] Inicio',
  args: { view: examples.home },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toEqual(['Resultados', 'Asientos', 'Pago', 'Confirmación']);
    await expectStep(canvas, 'Resultados');
    const foot = canvas.getByRole('contentinfo');
    await expect(foot).toHaveTextContent('© Andén · Tienda de demostración');
    const phone = await canvas.findByRole('link', { name: 'Llama al 81 0000 0100' }, { timeout: 5_000 });
    await expect(phone).toHaveAttribute('href', 'tel:+528100000100');
    await expect(foot).toHaveTextContent('Te atendemos todos los días, de 06:00 AM a 11:00 PM.');
  },
};
export const Results: Story = {
  name: '[NAV-038][NAV-039][NAV-041][NAV-042] Resultados',
  args: { view: examples.results },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Monterrey')).toBeVisible();
    await expect(canvas.getByText('San Luis Potosí')).toBeVisible();
    await expect(canvas.getByText('Ida')).toBeVisible();
    await expect(canvas.getByText('lun 20/04/2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar viaje' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'trip.edited' });
  },
};
export const RoundTripResults: Story = {
  name: '[NAV-040] Resultados, redondo',
  args: { view: examples.roundTripResults },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Redondo')).toBeVisible();
    await expect(canvas.getByText('lun 20/04/2026 · mié 22/04/2026')).toBeVisible();
  },
};
export const RoundTripSeats: Story = {
  name: '[NAV-040] Asientos, redondo',
  args: { view: examples.roundTripSeats },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Redondo')).toBeVisible();
    await expect(canvas.getByText('vie 17/04/2026 · 08:30 AM')).toBeVisible();
  },
};
export const ReturnSeats: Story = {
  name: '[NAV-038][NAV-039] Asientos del regreso',
  args: { view: examples.returnSeats },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('dom 19/04/2026 · 09:00 AM')).toBeVisible();
  },
};
export const SignedIn: Story = { name: 'Con sesión', args: { view: examples.signedIn } };
export const SigningIn: Story = { name: 'Entrando', args: { view: examples.signingIn } };
export const SocialSignedIn: Story = {
  name: 'Entró con Google',
  args: { view: examples.socialSignedIn },
  play: async () => {
    const said = await screen.findByText('Entraste con Google como Begoña Treviño Garza.');
    await expect(said.closest('[role=status]')).toBeVisible();
  },
};
export const Menu: Story = {
  name: '[NAV-051][NAV-052][NAV-053][NAV-056] Menú',
  args: { view: examples.menu, hrefs: { ...meta.args.hrefs, home: '/compra/' } },
  play: async ({ args }) => {
    const menu = await screen.findByRole('dialog');
    await expect(menu).toHaveTextContent(/Hola, ?Begoña *Begoña Treviño *begona@example\.com/);
    await expect(menu).toHaveTextContent(/Reserva.*Destinos.*Ayuda.*Cerrar sesión/);
    const links = within(menu)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Reserva', '/compra/'],
      ['Destinos', '/compra/#places'],
      ['Ayuda', '/compra/ayuda'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'signOut.requested' });
  },
};
export const GuestMenu: Story = {
  name: '[AUTH-037][NAV-055] Menú del invitado',

  args: { view: examples.guestMenu },
  play: async ({ canvas }) => {
    const menu = await screen.findByRole('dialog');
    await expect(menu).toHaveTextContent(/^Hola *begona@example\.com *Compras como invitado/);
    await expect(menu).not.toHaveTextContent(/Mi cuenta|Mis boletos|Puntos Viaja/);
    await expect(canvas.getByRole('button', { name: 'Abrir menú', hidden: true })).toBeInTheDocument();
  },
};
export const AccountMenu: Story = {
  name: '[NAV-025][NAV-054][NAV-055] Menú de la cuenta',
  args: { view: examples.accountMenu, account: { points: 18_450_000, upcoming: 2, reserved: 1 } },
  play: async () => {
    const menu = await screen.findByRole('dialog');
    await expect(menu).toHaveTextContent(/Puntos Viaja *\$184\.50.*Mi cuenta *Mis boletos.*1 por pagar.*2 viajes próximos.*Cerrar sesión/);
    await expect(screen.getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute('href', '/compra/usuario/mi-cuenta');
    await expect(screen.getByRole('link', { name: /Mis boletos/ })).toHaveAttribute('href', '/compra/usuario/mis-boletos');
  },
};
/** Without the loyalty card, and before the balance is known. */
export const CardlessMenu: Story = {
  name: '[NAV-054] Menú sin Puntos Viaja',
  args: { view: examples.cardlessMenu },
  play: async () => {
    const menu = await screen.findByRole('dialog');
    await expect(menu).toHaveTextContent(/Mi cuenta/);
    await expect(menu).not.toHaveTextContent(/Puntos Viaja/);
  },
};
export const Profile: Story = {
  name: '[NAV-033] Mi perfil',
  args: { view: examples.profile },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Pasos de tu compra' })).not.toBeInTheDocument();
  },
};
export const Trips: Story = {
  name: '[NAV-033] Mis viajes',
  args: { view: examples.trips },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Pasos de tu compra' })).not.toBeInTheDocument();
  },
};
/** The popup itself is a step; this is the page below it. */
export const NewSearch: Story = { name: 'Búsqueda nueva', args: { view: examples.newSearch } };
export const TripEditor: Story = { name: 'Editar viaje', args: { view: examples.tripEditor } };
export const Saved: Story = {
  name: '[ERR-037] Datos guardados',
  args: { view: examples.saved },
  play: async () => {
    await expect(await screen.findByText('¡Listo!')).toBeVisible();
  },
};
export const Seats: Story = {
  name: '[NAV-034] Asientos',
  args: { view: examples.seats },
  play: ({ canvas }) => expectStep(canvas, 'Asientos'),
};
export const Summary: Story = {
  name: '[NAV-035] Pago',
  args: { view: examples.summary },
  play: ({ canvas }) => expectStep(canvas, 'Pago'),
};
export const Order: Story = {
  name: '[NAV-036] Confirmación',
  args: { view: examples.order },
  play: async ({ canvas }) => {
    await expectStep(canvas, 'Confirmación');
    // The header names cities, where the tickets name terminals.
    await expect(canvas.getByRole('banner')).toHaveTextContent('San Luis Potosí');
    await expect(canvas.getByRole('banner')).not.toHaveTextContent('Terminal');
  },
};
export const Calendar: Story = {
  name: '[NAV-037] Calendario',
  args: { view: examples.calendar },
  play: ({ canvas }) => expectStep(canvas, 'Resultados'),
};
export const Identifying: Story = { name: 'Comprobando la sesión', args: { view: examples.identifying } };
export const SignInWanted: Story = { name: 'Pide entrar', args: { view: examples.signInWanted } };
export const Voucher: Story = {
  name: 'Vale de la reserva',
  args: { view: examples.voucher },
  play: ({ canvas }) => expectStep(canvas, 'Confirmación'),
};
export const Reservation: Story = {
  name: '[NAV-033] Pago de reserva',
  args: { view: examples.reservation },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Pasos de tu compra' })).not.toBeInTheDocument();
  },
};
export const PaidReservation: Story = {
  name: '[NAV-036] Reserva pagada',
  args: { view: examples.paidReservation },
  play: ({ canvas }) => expectStep(canvas, 'Confirmación'),
};
export const OpeningSeats: Story = {
  name: 'Abriendo asientos',
  args: { view: examples.openingSeats },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Restoring: Story = { name: 'Restaurando la compra', args: { view: examples.restoring } };
export const UnopenedSeats: Story = {
  name: 'Asientos no abiertos',
  args: { view: examples.unopenedSeats },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos abrir esta página');
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'step.retried' });
  },
};
export const Elsewhere: Story = {
  name: 'Abierta en otra pestaña',
  args: { view: examples.elsewhere },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar aquí' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'purchase.takenOver' });
  },
};
export const TakingOver: Story = { name: 'Tomando la compra', args: { view: examples.takingOver } };
export const Offline: Story = { name: 'Sin conexión', args: { view: examples.offline } };
export const Outdated: Story = {
  name: 'Versión nueva',
  args: { view: examples.results, newBuild: { reload: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }));
    await expect(args.newBuild?.reload).toHaveBeenCalledOnce();
  },
};
/** A newer build waits for the end of the purchase. */
export const OutdatedPurchase: Story = {
  name: 'Versión nueva, comprando',
  args: { view: examples.summary, newBuild: { reload: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/La cargamos cuando termines de pagar/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Actualizar' })).not.toBeInTheDocument();
  },
};
export const EditingSeats: Story = {
  name: '[NAV-031] Editando asientos',
  args: { view: examples.editingSeats },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).queryByRole('link', { name: /Resultados/ })).not.toBeInTheDocument();
  },
};
export const EditCancelled: Story = {
  name: '[ERR-089] Edición cancelada',
  args: { view: examples.editCancelled },
  play: async () => {
    await expect(await screen.findByText('Edición cancelada. Los cambios han sido descartados.')).toBeVisible();
  },
};
export const PageNotFound: Story = { name: 'Página no encontrada', args: { view: examples.pageNotFound } };
export const SessionExpired: Story = {
  name: '[ERR-029] Sesión expirada',
  args: { view: examples.sessionExpired },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Sesión expirada, por favor inicie sesión nuevamente')).toBeVisible());
  },
};
export const SessionRefused: Story = {
  name: '[ERR-026] Sesión rechazada',
  args: { view: examples.sessionRefused },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Sesión Expirada')).toBeVisible());
  },
};
export const SessionRequired: Story = {
  name: '[ERR-030] Sesión necesaria',
  args: { view: examples.sessionRequired },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Sesión requerida')).toBeVisible());
  },
};
export const SignedOut: Story = {
  name: '[NAV-059] Sesión cerrada',
  args: { view: examples.signedOut },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Se cerró la sesión correctamente')).toBeVisible());
  },
};
