import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectLeftOut } from '../../../.storybook/leftOut.ts';
import { answerExample } from '../../../.storybook/contract.ts';
import { accountTripOf, profileOf } from '../../app/wire/account.ts';
import { ShopTimeZone } from '../parts/ShopTimeZone.ts';
import { DataSection, type DataSectionProps } from './DataSection.tsx';
import { AccountDeleted, DeleteAccount, type DeleteAccountProps } from './DeleteAccount.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { UpcomingTrips } from './UpcomingTrips.tsx';
import type { AccountTrip } from '../../../machines/domain/accountTrip.ts';

const profile = profileOf(answerExample('getProfile'));
const points = answerExample('getCashBag').balance;
const trips = answerExample('listTrips').trips.map(accountTripOf);
const [first] = trips;
const reserved: AccountTrip[] = first
  ? [...trips, { ...first, id: 'reserved', status: 'reserved', releasesAt: '2026-11-20T09:12:00-06:00' }]
  : [];

const idle = { isPending: false, hasFailed: false, run: fn(), reset: fn() };
const data: DataSectionProps = {
  load: { state: 'ready', data: profile },
  today: '2026-11-21',
  save: { ...idle, run: fn(), reset: fn() },
  onRetry: fn(),
  onCancel: fn(),
};
const deletion: DeleteAccountProps = {
  email: profile.email,
  tickets: 1,
  points,
  liveTickets: null,
  remove: { ...idle, run: fn(), reset: fn() },
  onClose: fn(),
};

/** As the identity service makes it. */
const PIN = '33e654b2-ad60-4741-aac0-3f59f7cc94f3';

const meta = {
  title: 'Pasos/Mi Perfil',
  component: ProfileFrame,
  decorators: [(Story) => <ShopTimeZone value="America/Monterrey">{Story()}</ShopTimeZone>],
  args: {
    section: 'data',
    person: {
      state: 'ready',
      data: {
        fullName: 'Ana Peña Ruiz',
        initials: 'AP',
        email: profile.email,
        pin: PIN,
        loyaltyCard: profile.loyaltyCard,
        points: { state: 'ready', data: 12_000_000 },
      },
    },
    hrefs: {
      data: '#data',
      passengers: '#passengers',
      cards: '#cards',
      raites: '#raites',
      security: '#security',
      trips: '/compra/usuario/mis-boletos',
    },
    onSearch: fn(),
    onSignOut: fn(),
    children: (
      <>
        <DataSection {...data} />
        <UpcomingTrips load={{ state: 'ready', data: reserved }} href="/compra/usuario/mis-boletos" onRetry={fn()} />
        <DeleteAccount {...deletion} />
      </>
    ),
  },
} satisfies Meta<typeof ProfileFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Data: Story = {
  name: '[PROFILE-001][PROFILE-003][PROFILE-004][PROFILE-005][PROFILE-006][PROFILE-007][PROFILE-008][PROFILE-009][PROFILE-010][PROFILE-012][PROFILE-013][PROFILE-014][PROFILE-015] Mis datos',
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible();
    const card = canvas.getByRole('region', { name: 'Mi cuenta' });
    await expect(card).toHaveTextContent(
      /AP *Ana Peña Ruiz *ana@example\.com *PIN *33e654b2-ad60-4741-aac0-3f59f7cc94f3 *Tarjeta Viaja *6001234567 *Puntos Viaja *\$120\.00$/,
    );
    const pin = canvas.getByText(PIN);
    await expect(pin.getClientRects()).toHaveLength(1);
    await step('the menu', async () => {
      const menu = within(canvas.getByRole('navigation', { name: 'Mi perfil' }));
      const links = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      await expect(links).toEqual([
        ['Mis datos', '#data'],
        ['Pasajeros favoritos', '#passengers'],
        ['Mis viajes', '/compra/usuario/mis-boletos'],
        ['Mis formas de pago', '#cards'],
        ['Mis Raites', '#raites'],
        ['Seguridad', '#security'],
      ]);
      await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Mis datos');
      await expect(menu.getByText('Mis direcciones')).toBeInTheDocument();
    });
    await step('the buttons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Buscar viaje' }));
      await expect(args.onSearch).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión' }));
      await expect(args.onSignOut).toHaveBeenCalledOnce();
    });
  },
};

export const Trips: Story = {
  name: '[PROFILE-016][PROFILE-017][PROFILE-018][PROFILE-019][PROFILE-020] Mis boletos',
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Mis viajes' }));
    const rows = list.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows[0]).toBe('MTYTAMMonterrey a Tampicovie 27/11/2026 · 08:30 AM · 7 h 15 minConfirmado');
    await expect(rows[1]).toBe(
      'MTYTAMMonterrey a Tampicovie 27/11/2026 · 08:30 AM · 7 h 15 minReserva Vigente al 20/11/2026 09:12 AMReservado',
    );
    await expect(list.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/compra/usuario/mis-boletos');
  },
};

const saving: DataSectionProps = { ...data, save: { ...idle, run: fn() }, onCancel: fn() };
const field = (name: string) => screen.getByLabelText(name);

export const Saving: Story = {
  name: '[PROFILE-022][PROFILE-023][PROFILE-024][PROFILE-025][PROFILE-026][PROFILE-027][PROFILE-028][PROFILE-029][PROFILE-031] Guardando',
  args: { children: <DataSection {...saving} /> },
  play: async ({ canvas, step }) => {
    const retype = async (name: string, text: string) => {
      await userEvent.clear(field(name));
      await userEvent.type(field(name), text);
    };
    await step('what a field accepts', async () => {
      await retype('Día', '1a57');
      await expect(field('Día')).toHaveValue('15');
      await retype('Año', '19889');
      await expect(field('Año')).toHaveValue('1988');
      await retype('Celular', '81-1234-56789');
      await userEvent.click(canvas.getByRole('button', { name: 'Guardar cambios' }));
      await expect(field('Celular')).toHaveValue('81123456789');
      await expect(field('Celular')).toHaveAccessibleDescription(/Escribe los 10 dígitos/);
      await expect(saving.save.run).not.toHaveBeenCalled();
      await retype('Celular', '+52 81-1234-5678');
      await expect(field('Celular')).toHaveValue('8112345678');
      await retype('Teléfono (opcional)', '044 81 1234 5678');
      await expect(field('Teléfono (opcional)')).toHaveValue('8112345678');
      await retype('Nombre (opcional)', 'Aurelio 2 Muñoz!');
      await expect(field('Nombre (opcional)')).toHaveValue('Aurelio Muñoz');
      await expectLeftOut(...['Nombre', 'Apellido paterno', 'Apellido materno (opcional)', 'Nombre (opcional)'].map(field));
    });
    await step('the month is one of twelve', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Mes/ }));
      const options = await screen.findAllByRole('option');
      await expect(options.map((option) => option.textContent?.slice(0, 2))).toEqual([
        '01',
        '02',
        '03',
        '04',
        '05',
        '06',
        '07',
        '08',
        '09',
        '10',
        '11',
        '12',
      ]);
      await userEvent.click(screen.getByRole('option', { name: '09 · sep' }));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar cambios' }));
    await expect(saving.save.run).toHaveBeenLastCalledWith(
      expect.objectContaining({ firstName: 'Ana', paternal: 'Peña', day: '15', month: '09', year: '1988', phone: '8112345678' }),
    );
    await step('a cancelled change is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
      await expect(saving.onCancel).toHaveBeenCalledOnce();
      await expect(field('Día')).toHaveValue('17');
      await expect(canvas.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument();
    });
  },
};

const required: DataSectionProps = { ...data, save: { ...idle, run: fn() } };

export const Required: Story = {
  name: '[PROFILE-022][ERR-038] Faltan datos',
  args: { children: <DataSection {...required} /> },
  play: async ({ canvas }) => {
    await userEvent.clear(field('Apellido paterno'));
    await userEvent.type(field('Apellido paterno'), ' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar cambios' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Campos obligatorios' });
    await expect(alert).toHaveAccessibleDescription('Por favor, completa al menos tu nombre y primer apellido.');
    await expect(required.save.run).not.toHaveBeenCalled();
    await userEvent.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

const wrongDay: DataSectionProps = { ...data, save: { ...idle, run: fn() } };

export const WrongDay: Story = {
  name: 'Día no válido',
  args: { children: <DataSection {...wrongDay} /> },
  play: async ({ canvas }) => {
    await userEvent.clear(field('Día'));
    await userEvent.type(field('Día'), '31');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar cambios' }));
    await expect(canvas.getByText('Revisa la fecha, ese día no existe.')).toBeVisible();
    await waitFor(() => expect(field('Día')).toHaveFocus());
    await expect(wrongDay.save.run).not.toHaveBeenCalled();
    await userEvent.clear(field('Día'));
    await expect(canvas.getByText('Escribe día, mes y año para guardarla.')).toBeVisible();
  },
};

const refused: DataSectionProps = { ...data, save: { ...idle, hasFailed: true, reset: fn() } };

export const SaveFailed: Story = {
  name: '[ERR-036] No se guardó',
  args: { children: <DataSection {...refused} /> },
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: 'Oops' });
    await expect(alert).toHaveAccessibleDescription('Ocurrió un error al guardar tu perfil');
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    await expect(refused.save.reset).toHaveBeenCalledOnce();
  },
};

export const SavePending: Story = {
  name: 'Guardado en curso',
  args: { children: <DataSection {...data} save={{ ...idle, isPending: true }} /> },
};

const deleting: DeleteAccountProps = { ...deletion, remove: { ...idle, run: fn() }, onClose: fn() };

export const Deleting: Story = {
  name: '[PROFILE-033][PROFILE-034] Eliminar la cuenta',
  args: { children: <DeleteAccount {...deleting} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar cuenta' }));
    const sheet = await screen.findByRole('dialog', { name: 'Eliminar mi cuenta' });
    await expect(
      within(sheet)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      '1 boleto activo: ya no podrás viajar con él',
      'Tu historial de viajes',
      'Tus Puntos Viaja: $120.50',
      'Tus datos, pasajeros favoritos y tarjetas guardadas',
    ]);
    const email = within(sheet).getByLabelText('Escribe tu correo para confirmar');
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, 'otra@example.com{Enter}');
    await expect(within(sheet).getByText('No es el correo de tu cuenta')).toBeVisible();
    await expect(deleting.remove.run).not.toHaveBeenCalled();
    await userEvent.clear(email);
    await userEvent.type(email, 'Ana@Example.com');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Eliminar para siempre' }));
    await expect(deleting.remove.run).toHaveBeenLastCalledWith('Ana@Example.com');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Eliminar cuenta' })).toHaveFocus());
  },
};

export const LiveTickets: Story = {
  name: 'Con boletos vigentes',
  args: { children: <DeleteAccount {...deletion} tickets={null} points={null} liveTickets={2} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar cuenta' }));
    const sheet = await screen.findByRole('dialog', { name: 'Eliminar mi cuenta' });
    await expect(within(sheet).getByText('Tienes 2 boletos vigentes. Si sigues, los pierdes.')).toBeVisible();
  },
};

export const DeletionFailed: Story = {
  name: '[ERR-039] No se eliminó',
  args: { children: <DeleteAccount {...deletion} remove={{ ...idle, hasFailed: true }} /> },
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: 'Oops' });
    await expect(alert).toHaveAccessibleDescription('Ocurrió algo al eliminar tu perfil');
  },
};

const onAccept = fn();

export const Deleted: Story = {
  name: '[ERR-040][ERR-041] Cuenta eliminada',
  args: { children: <AccountDeleted onAccept={onAccept} /> },
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: 'Tu cuenta quedó eliminada' });
    await userEvent.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    await expect(onAccept).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  name: 'Cargando',
  args: { person: { state: 'loading' }, children: <DataSection {...data} load={{ state: 'loading' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando tu perfil');
  },
};

export const Failed: Story = {
  name: 'No se pudo cargar',
  args: { person: { state: 'failed' }, children: <DataSection {...data} load={{ state: 'failed' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos cargar tus datos.');
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(data.onRetry).toHaveBeenCalledOnce();
  },
};

export const TripsFailed: Story = {
  name: '[ERR-013] Sin sus viajes',
  args: { children: <UpcomingTrips load={{ state: 'failed' }} href="/compra/usuario/mis-boletos" onRetry={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ocurrió algo al cargar los viajes, intenta más tarde.');
  },
};

/** Only a change of the section scrolls, and only below 768 px (PROFILE-011). */
export const Scrolling: Story = {
  name: '[PROFILE-002][PROFILE-011] Al desplazar',
  render: function Sections(args) {
    const [section, setSection] = useState<'data' | 'cards'>('data');
    return (
      <ProfileFrame {...args} section={section}>
        <p data-testid="section">{section}</p>
        <button type="button" onClick={() => setSection('cards')}>
          Otra sección
        </button>
        <div style={{ height: '150vh' }} />
      </ProfileFrame>
    );
  },
  play: async ({ canvas }) => {
    const top = () => canvas.getByTestId('section').getBoundingClientRect().top;
    scrollTo({ top: 0 });
    const isPhone = matchMedia('(width < 48rem)').matches;
    if (isPhone) await expect(top()).toBeGreaterThan(130);
    await userEvent.click(canvas.getByRole('button', { name: 'Otra sección' }));
    // The page keeps the top free for what is sticky there.
    if (isPhone) await waitFor(() => expect(top()).toBeLessThan(130));
    else await expect(scrollY).toBe(0);
  },
};
