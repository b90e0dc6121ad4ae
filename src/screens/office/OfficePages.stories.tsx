import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { answerExample } from '../../../.storybook/contract.ts';
import { CloseScreen } from './CloseScreen.tsx';
import { DeparturesScreen } from './DeparturesScreen.tsx';
import { DoorsScreen } from './DoorsScreen.tsx';
import { FindScreen, type FindScreenProps } from './FindScreen.tsx';
import { OrderScreen, type OrderScreenProps } from './OrderScreen.tsx';
import { PassengersScreen } from './PassengersScreen.tsx';
import { PaymentsScreen, type PaymentsScreenProps } from './PaymentsScreen.tsx';
import { PeopleScreen } from './PeopleScreen.tsx';
import { RegistryScreen } from './RegistryScreen.tsx';

const meta = { title: 'Operación/Páginas', tags: ['autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj;

const LOADING = { state: 'loading' } as const;
const FAILED = { state: 'failed' } as const;
const ready = <Data,>(data: Data) => ({ state: 'ready', data }) as const;
const href = (id: string) => `#${id}`;
const longName = 'María Fernanda de la Garza Gzz';

const find: FindScreenProps = { text: '', load: null, hrefOf: href, onSearch: fn(), onRetry: fn() };

export const Find: Story = {
  name: 'Buscar',
  render: () => <FindScreen {...find} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Qué te dicen' }), ' Ana Peña {enter}');
    await expect(find.onSearch).toHaveBeenLastCalledWith('Ana Peña');
  },
};
export const FindWaiting: Story = { name: 'Buscar: esperando', render: () => <FindScreen {...find} text="Ana" load={LOADING} /> };
export const FindNothing: Story = {
  name: 'Buscar: nada',
  render: () => <FindScreen {...find} text="Ana" load={ready(answerExample('findOrders', 'none'))} />,
  play: async ({ canvas }) => expect(canvas.getByText('Nada coincide')).toBeVisible(),
};
export const FindSome: Story = {
  name: 'Buscar: varias',
  render: () => <FindScreen {...find} text="Ana" load={ready({ ...answerExample('findOrders', 'some'), isMore: true })} />,
  play: async ({ canvas }) => expect(canvas.getByText('Hay más. Escribe algo más preciso.')).toBeVisible(),
};
export const FindAtTheDoor: Story = {
  name: 'Buscar: en la puerta',
  render: () => <FindScreen {...find} text="Ana" hrefOf={null} load={ready(answerExample('findOrders', 'one'))} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).not.toBeInTheDocument(),
};

const found = answerExample('getOfficePayment', 'one');
const { tickets } = answerExample('getOfficeOrder', 'some');
const order: OrderScreenProps = {
  load: ready({ found, tickets: tickets.map((ticket, index) => (index === 0 ? { ...ticket, name: longName } : ticket)) }),
  findHref: '#find',
  mayDo: () => true,
  onAct: fn(),
  onRetry: fn(),
};

export const Order: Story = {
  name: 'Compra',
  render: () => <OrderScreen {...order} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Corregir correo' }));
    await expect(order.onAct).toHaveBeenLastCalledWith({ kind: 'correctEmail', folio: 'TUN-7KQ2BYT9', email: 'ana@example.com' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar boletos' }));
    await expect(order.onAct).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'cancel', tickets: [expect.objectContaining({ ticketId: 't_1a2b3c', points: 47_500_000 })] }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Devolver este' }));
    await expect(order.onAct).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'refund', ticket: expect.anything() }));
  },
};
export const OrderForMoney: Story = {
  name: 'Compra: para quien devuelve',
  render: () => (
    <OrderScreen
      {...order}
      load={ready({ found: answerExample('getOfficePayment', 'money'), tickets })}
      mayDo={(kind) => kind === 'refund' || kind === 'settle' || kind === 'note'}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tu puesto no ve estos datos.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Corregir correo' })).not.toBeInTheDocument();
  },
};
export const OrderWithoutTickets: Story = {
  name: 'Compra: sin boletos',
  render: () => <OrderScreen {...order} load={ready({ found, tickets: [] })} />,
};
export const OrderFailed: Story = {
  name: 'Compra: sin respuesta',
  render: () => <OrderScreen {...order} load={FAILED} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(order.onRetry).toHaveBeenCalledOnce();
  },
};

const payments: PaymentsScreenProps = {
  load: ready(answerExample('listOpenPayments', 'some')),
  now: '2026-11-21T07:34:00.000Z',
  hrefOf: href,
  mayDo: () => true,
  onAct: fn(),
  onRetry: fn(),
};

export const Payments: Story = { name: 'Pagos abiertos', render: () => <PaymentsScreen {...payments} /> };
export const NoPayments: Story = {
  name: 'Pagos abiertos: ninguno',
  render: () => <PaymentsScreen {...payments} load={ready(answerExample('listOpenPayments', 'none'))} />,
  play: async ({ canvas }) => expect(canvas.getByText('Todos los pagos terminaron.')).toBeVisible(),
};

const departures = {
  day: '2026-11-27',
  text: '',
  hrefOf: href,
  onDay: fn(),
  onSearch: fn(),
  onRetry: fn(),
};

export const Departures: Story = {
  name: 'Salidas',
  render: () => <DeparturesScreen {...departures} load={ready(answerExample('listDepartures', 'some'))} />,
  play: async ({ canvas }) => expect(canvas.getAllByText(/23 de 40 vendidos/)).toHaveLength(2),
};
export const NoDepartures: Story = {
  name: 'Salidas: ninguna',
  render: () => <DeparturesScreen {...departures} load={ready({ departures: [], isMore: false })} />,
};
export const ManyDepartures: Story = {
  name: 'Salidas: demasiadas',
  render: () => <DeparturesScreen {...departures} load={ready({ ...answerExample('listDepartures', 'one'), isMore: true })} />,
};

const list = answerExample('listDeparturePassengers', 'some');
const freed = fn();

export const Passengers: Story = {
  name: 'Pasajeros',
  render: () => (
    <PassengersScreen
      load={ready({ ...list, passengers: list.passengers.map((one, index) => (index === 0 ? { ...one, name: longName } : one)) })}
      departuresHref="#departures"
      onDownload={fn()}
      onFree={freed}
      onRetry={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Descargar CSV' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Liberar un asiento' }));
    await expect(freed).toHaveBeenLastCalledWith('Monterrey → Tampico, vie 27/11/2026, 08:30 AM');
  },
};
export const NoPassengers: Story = {
  name: 'Pasajeros: ninguno',
  render: () => (
    <PassengersScreen
      load={ready({ ...list, passengers: [] })}
      departuresHref="#departures"
      onDownload={null}
      onFree={null}
      onRetry={fn()}
    />
  ),
};

const close = { day: '2026-11-29', onDay: fn(), hrefOf: href, onRetry: fn() };

export const Close: Story = {
  name: 'Cierre: cuadra',
  render: () => <CloseScreen {...close} load={ready(answerExample('closeDay', 'equal'))} />,
  play: async ({ canvas }) => expect(canvas.getByText('Todo cuadra.')).toBeVisible(),
};
export const CloseDiffers: Story = {
  name: 'Cierre: diferencias',
  render: () => <CloseScreen {...close} load={ready(answerExample('closeDay', 'different'))} />,
};

const people = { self: 'st_42', onAct: fn(), onRetry: fn() };

export const People: Story = {
  name: 'Personas',
  render: () => <PeopleScreen {...people} load={ready(answerExample('listStaff', 'some'))} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invitar' }));
    await expect(people.onAct).toHaveBeenLastCalledWith({ kind: 'invite' });
  },
};
export const OnePerson: Story = {
  name: 'Personas: una',
  render: () => <PeopleScreen {...people} load={ready(answerExample('listStaff', 'one'))} />,
  play: async () => expect(screen.getByText('No hay invitaciones abiertas.')).toBeVisible(),
};

const doors = { onAct: fn(), onRetry: fn() };

export const Doors: Story = {
  name: 'Equipos de puerta',
  render: () => <DoorsScreen {...doors} load={ready(answerExample('listDoorDevices', 'some').devices)} />,
};
export const NoDoors: Story = { name: 'Equipos de puerta: ninguno', render: () => <DoorsScreen {...doors} load={ready([])} /> };

const registry = { text: '', onSearch: fn(), onMore: fn(), isLoadingMore: false, onRetry: fn() };

export const Registry: Story = {
  name: 'Registro',
  render: () => <RegistryScreen {...registry} load={ready(answerExample('listActs', 'some').acts)} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver anteriores' }));
    await expect(registry.onMore).toHaveBeenCalledOnce();
  },
};
export const NoActs: Story = {
  name: 'Registro: nada',
  render: () => <RegistryScreen {...registry} onMore={null} load={ready([])} />,
};
