import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { codeOf, drawnCode } from '../../../.storybook/codes.ts';
import { answerExample } from '../../../.storybook/contract.ts';
import { plusSeconds } from '../../../machines/domain/instant.ts';
import { NOW, OWN_TRIP } from '../../../machines/testing/fixtures.ts';
import { tripsOfOldTickets, tripsOfTransaction } from '../../app/wire/ownTrip.ts';
import { ShopTimeZone } from '../parts/ShopTimeZone.ts';
import { TripsScreen } from './TripsScreen.tsx';

const [bought] = answerExample('listTransactions').transactions.flatMap(tripsOfTransaction);
const [reserved] = tripsOfOldTickets(answerExample('listOldTickets').tickets);
if (!bought || !reserved) throw new Error('the documents have a trip of each platform');
const [ticket] = OWN_TRIP.tickets;
if (!ticket) throw new Error('the trip has a ticket');
const longest = {
  ...OWN_TRIP,
  id: 'longest',
  tickets: [{ ...ticket, firstName: 'Guadalupe Maximiliana', lastName: 'Villarreal', price: 1_234_567_00_000 }],
};
const older = { ...OWN_TRIP, id: 'older', platform: 'old' as const, orderId: null, transaction: '770045' };
const cancelled = { ...OWN_TRIP, id: 'over', tickets: [{ ...ticket, status: 'cancelled' as const }] };

const meta = {
  title: 'Pasos/Mis viajes',
  component: TripsScreen,
  decorators: [(Story) => <ShopTimeZone value="America/Monterrey">{Story()}</ShopTimeZone>],
  args: {
    view: { state: 'ready', current: [OWN_TRIP, bought, reserved], past: [bought, cancelled], estimates: {}, now: NOW },
    onSearch: fn(),
    onRetry: fn(),
    repeatHref: () => '/compra/calendario/main',
    onOption: fn(),
    onQr: fn(),
    onOpened: fn(),
  },
} satisfies Meta<typeof TripsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '[TRIPS-001][TRIPS-002][TRIPS-014][TRIPS-015][TRIPS-016][TRIPS-017][TRIPS-018][TRIPS-025][TRIPS-026][TRIPS-028] Con viajes',
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('region', { name: 'Mis viajes y reservas' });
    const [paid] = within(list).getAllByRole('region', { name: /Monterrey - San Luis Potosí/ });
    if (!paid) throw new Error('no card');
    await expect(paid).toHaveTextContent('Confirmado');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mis viajes' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Mis viajes y reservas' })).toBeVisible();
    const past = canvas.getByRole('region', { name: 'Historial de viajes' });
    const [repeat] = within(past).getAllByRole('link', { name: /^Repetir este viaje de Monterrey a San Luis Potosí, / });
    await expect(repeat).toHaveAttribute('href', '/compra/calendario/main');
    await expect(paid).toHaveTextContent('MTY6 h 15 minSLP08:30 AMMonterrey02:45 PMSan Luis Potosí');
    await expect(paid).toHaveTextContent('sáb 18/04/2026');
    await expect(paid).toHaveTextContent('Total pagado $953.00');
    await expect(list).toHaveTextContent('Reservado');
    await expect(list).toHaveTextContent('Reserva Vigente al 26/11/2026 08:30 AM');
    await expect(list).toHaveTextContent('Por pagar');
    await userEvent.click(await within(paid).findByRole('button', { name: /^Más opciones/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar boleto' }));
    await expect(args.onOption).toHaveBeenCalledWith('cancel', OWN_TRIP, OWN_TRIP.tickets[0]);
  },
};
export const Late: Story = {
  name: '[TRIPS-015] Sale tarde',
  args: {
    view: {
      state: 'ready',
      current: [
        OWN_TRIP,
        {
          ...OWN_TRIP,
          id: 'back',
          direction: 'return',
          departs: '2026-04-19T08:30:00-06:00',
          arrives: '2026-04-19T14:45:00-06:00',
        },
      ],
      past: [],
      estimates: {
        [OWN_TRIP.id]: { departs: '2026-04-18T08:42:00-06:00', arrives: '2026-04-18T14:55:00-06:00' },
        back: { departs: '2026-04-19T08:30:00-06:00', arrives: '2026-04-19T14:45:00-06:00' },
      },
      now: NOW,
    },
  },
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('region', { name: 'Mis viajes y reservas' });
    const [late, onTime] = within(list).getAllByRole('region', { name: /Monterrey - San Luis Potosí/ });
    if (!late || !onTime) throw new Error('no card');
    await expect(late).toHaveTextContent('Sale con 12 min de retraso');
    await expect(late).toHaveTextContent('Antes 08:30 08:42 AM');
    await expect(late).toHaveTextContent('Antes 02:45 02:55 PM');
    await expect(late).not.toHaveTextContent('Confirmado');
    await expect(late).toHaveTextContent('Total pagado $953.00');
    await expect(within(list).getByRole('status')).toHaveTextContent('Monterrey - San Luis Potosí: Sale con 12 min de retraso.');
    await expect(onTime).toHaveTextContent('A tiempo');
    await expect(onTime).not.toHaveTextContent('Confirmado');
    await expect(onTime).not.toHaveTextContent('Antes');
    await userEvent.click(within(onTime).getByRole('link', { name: '¿Dónde abordo?' }));
    await expect(args.onOption).toHaveBeenCalledWith('board', expect.objectContaining({ id: 'back' }), OWN_TRIP.tickets[0]);
    await userEvent.click(within(late).getByRole('button', { name: 'Rastrea tu unidad' }));
    await expect(args.onOption).toHaveBeenCalledWith('track', OWN_TRIP, OWN_TRIP.tickets[0]);
  },
};
export const ArrivesLate: Story = {
  name: 'Llega tarde',
  args: {
    view: {
      state: 'ready',
      current: [OWN_TRIP],
      past: [],
      estimates: { [OWN_TRIP.id]: { departs: OWN_TRIP.departs, arrives: '2026-04-18T16:15:00-06:00' } },
      now: NOW,
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: /Monterrey - San Luis Potosí/ });
    await expect(card).toHaveTextContent('Llega con 1 h 30 min de retraso');
    await expect(card).toHaveTextContent('Antes 02:45 04:15 PM');
  },
};
/** A bus of the night says on which day it arrives. */
export const ArrivesNextDay: Story = {
  name: 'Llega otro día',
  args: {
    view: { state: 'ready', current: [{ ...OWN_TRIP, arrives: '2026-04-19T00:15:00-06:00' }], past: [], estimates: {}, now: NOW },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Monterrey - San Luis Potosí/ })).toHaveTextContent('12:15 AMdomingo 19/04');
  },
};
export const Tickets: Story = {
  name: '[TRIPS-019][TRIPS-020][TRIPS-021][TRIPS-022][TRIPS-023][TRIPS-024][TRIPS-027] Boletos',
  args: { view: { state: 'ready', current: [OWN_TRIP], past: [], estimates: {}, now: NOW } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver boletos' }));
    await expect(args.onOpened).toHaveBeenCalledWith(OWN_TRIP);
    const card = canvas.getByRole('region', { name: /Monterrey - San Luis Potosí/ });
    await expect(card).toHaveTextContent('Asiento6 P.B.Unidad4521Servicios1Precio$647.00');
    await expect(card).toHaveTextContent('Seguro de viajero$35.00');
    await expect(card).toHaveTextContent('Boleto4F7K-91Q6TransacciónTRX-88412207');
    await expect(drawnCode(await within(card).findByRole('img', { name: 'Código QR del boleto 4F7K-91Q6' }))).toEqual(
      codeOf('anden:4F7K-91Q6'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pasajero siguiente' }));
    await expect(card).toHaveTextContent('Íñigo Peña Treviño');
    await expect(card).toHaveTextContent('Sin Servicios');
    await userEvent.click(canvas.getByRole('button', { name: 'Ampliar el código QR' }));
    await expect(args.onQr).toHaveBeenCalledWith(OWN_TRIP, OWN_TRIP.tickets[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar boletos' }));
    await expect(card).not.toHaveTextContent('Íñigo Peña Treviño');
  },
};
export const WithoutUnit: Story = {
  name: '[TRIPS-021] Sin unidad',
  args: { view: { state: 'ready', current: [{ ...OWN_TRIP, tickets: [{ ...ticket, unit: null }] }], past: [], estimates: {}, now: NOW } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver boletos' }));
    await expect(canvas.getByText('Unidad').parentElement).toHaveTextContent(/^Unidad--$/);
  },
};
export const History: Story = {
  name: '[TRIPS-005][TRIPS-006][TRIPS-007][TRIPS-008][TRIPS-009] Historial',
  args: { view: { state: 'ready', current: [], past: [cancelled], estimates: {}, now: NOW } },
  play: async ({ canvas }) => {
    const history = canvas.getByRole('region', { name: 'Historial de viajes' });
    await userEvent.click(within(history).getByRole('button', { name: /^Monterrey - San Luis Potosí.* · Cancelado$/ }));
    for (const text of ['18/04/2026 · 08:30 AM', 'TRX-88412207', '6 P.B.', 'Begoña Treviño', '$647.00', '4F7K-91Q6', 't-1', 'Cancelado'])
      await expect(history).toHaveTextContent(text);
  },
};
export const Lapsed: Story = {
  name: '[TRIPS-043] Reserva vencida',
  args: { view: { state: 'ready', current: [], past: [reserved], estimates: {}, now: NOW } },
  play: async ({ canvas }) => {
    const history = canvas.getByRole('region', { name: 'Historial de viajes' });
    await userEvent.click(within(history).getByRole('button', { name: /^Monterrey - .* · Reserva vencida$/ }));
    await expect(history).toHaveTextContent('Sin boleto');
    await expect(history).not.toHaveTextContent('Reservado');
  },
};
export const Reserved: Story = {
  name: '[TRIPS-032][TRIPS-034] Reservado',
  args: { view: { state: 'ready', current: [reserved], past: [], estimates: {}, now: NOW } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Más opciones/ }));
    const menu = await screen.findByRole('dialog', { name: 'Más opciones' });
    await expect(within(menu).getByRole('button', { name: 'Pagar reserva en linea' })).toBeVisible();
    await expect(within(menu).queryByRole('button', { name: 'Cancelar boleto' })).toBeNull();
  },
};
export const Older: Story = {
  name: '[TRIPS-029] Boletos anteriores',
  args: {
    view: {
      state: 'ready',
      current: [older],
      past: [{ ...older, id: 'changed', tickets: [{ ...ticket, status: 'changed' }] }],
      estimates: {},
      now: NOW,
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Más opciones/ }));
    const menu = await screen.findByRole('dialog', { name: 'Más opciones' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Editar viaje de ida' }));
    await expect(args.onOption).toHaveBeenCalledWith('edit', older, older.tickets[0]);
  },
};
export const Longest: Story = {
  name: 'El texto más largo',
  args: { view: { state: 'ready', current: [longest], past: [], estimates: {}, now: NOW } },
};
export const None: Story = {
  name: '[TRIPS-003] Sin viajes',
  args: { view: { state: 'ready', current: [], past: [], estimates: {}, now: NOW } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Aún no tienes viajes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar viajes' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
export const OneOrder: Story = {
  name: 'Un solo viaje',
  args: { isOneOrder: true, view: { state: 'ready', current: [OWN_TRIP], past: [], estimates: {}, now: NOW } },
  play: async ({ canvas }) => {
    // One trip has one heading, and the other is that of the help.
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Tu viaje', '¿Necesitas ayuda?']);
    await expect(canvas.queryByRole('button', { name: 'Buscar viajes' })).toBeNull();
    // What can be done stands in place, and the code of the ticket is open.
    await expect(canvas.queryByRole('button', { name: /^Más opciones/ })).toBeNull();
    for (const name of ['Editar viaje de ida', 'Cambiar nombre del boleto', 'Rastrea tu unidad', 'Cancelar boleto'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getAllByText('¿Dónde abordo?')).toHaveLength(1);
    await expect(await canvas.findByRole('img', { name: 'Código QR del boleto 4F7K-91Q6' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Llama al/ })).toBeVisible();
  },
};
export const OneOrderOver: Story = {
  name: 'Un solo viaje, pasado',
  args: { isOneOrder: true, view: { state: 'ready', current: [], past: [cancelled], estimates: {}, now: NOW } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este viaje ya no está por salir')).toBeVisible();
  },
};
/** The link of the first mail, after a change of trip. */
export const OneOrderChanged: Story = {
  name: 'Un solo viaje, cambiado',
  args: { isOneOrder: true, nextHref: '#nuevo', view: { state: 'ready', current: [], past: [cancelled], estimates: {}, now: NOW } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cambiaste este viaje')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver tu viaje nuevo' })).toHaveAttribute('href', '#nuevo');
    await expect(canvas.queryByText('Este viaje ya no está por salir')).toBeNull();
  },
};
/** What is left of a purchase says what is gone. */
export const PartCancelled: Story = {
  name: 'Con un boleto cancelado',
  args: {
    view: { state: 'ready', current: [{ ...OWN_TRIP, ended: { cancelled: 1, changed: 2 } }], past: [], estimates: {}, now: NOW },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 boleto cancelado y 2 boletos cambiados')).toBeVisible();
    await expect(canvas.getByText('Total de estos boletos')).toBeVisible();
  },
};
/** One reservation of a round trip is two cards, and one payment. */
export const PaidTogether: Story = {
  name: 'Reserva de dos viajes',
  args: {
    view: {
      state: 'ready',
      current: [{ ...reserved, reservation: { expiresAt: NOW, reference: '98', total: 123_450_000 } }],
      past: [],
      estimates: {},
      now: NOW,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Se paga junto con el resto de tu compra: $1,234.50 en total.')).toBeVisible();
  },
};
export const OneOrderFailed: Story = {
  name: 'Un solo viaje, no cargado',
  args: { isOneOrder: true, view: { state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('El enlace de tu correo funciona hasta 7 días después del viaje');
  },
};
export const Loading: Story = {
  name: 'Cargando',
  args: { view: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando tus viajes');
  },
};
export const Failed: Story = {
  name: '[ERR-013] No se pudo cargar',
  args: { view: { state: 'failed' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ocurrió algo al cargar los viajes, intenta más tarde.');
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Without a network the page shows the opened tickets and their age. */
export const Offline: Story = {
  name: '[NAV-075] Sin conexión',
  args: {
    view: {
      state: 'ready',
      current: [OWN_TRIP],
      past: [],
      estimates: {},
      now: NOW,
      cached: { tickets: 2, at: plusSeconds(NOW, -130 * 60) },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 boletos guardados en este dispositivo')).toBeVisible();
    await expect(canvas.getByText(/^Actualizados hace 2 h 10 min: /)).toBeVisible();
    const later = canvas.getByRole('region', { name: 'Cuando vuelva tu internet' });
    await expect(later).toHaveTextContent('Cancela o cambia el nombre');
    await userEvent.click(within(later).getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OfflineUnopened: Story = {
  name: 'Sin conexión, sin abrir',
  args: { view: { state: 'failed', isOffline: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Abre un boleto cuando tengas internet');
  },
};
