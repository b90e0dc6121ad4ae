import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { NO_CARD, type CardValues } from '../../../machines/domain/card.ts';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import { chart, examples } from '../../../machines/reservationPayment/reservationPayment.examples.ts';
import { reservationPaymentModels } from '../../../machines/reservationPayment/reservationPayment.model.ts';
import { UnknownWithoutLog } from '../parts/UnknownWithoutLog.tsx';
import { ReservationScreen } from './ReservationScreen.tsx';

const FULL: CardValues = { firstName: 'Begoña', lastName: 'Treviño', number: '4111 1111 1111 1111', expiry: '09/29', cvv: '123' };
const HALF: CardValues = { ...FULL, firstName: '', number: '5204 7312 088' };
const SAVED: SavedCard = {
  id: 'card-1',
  token: 'tk-1',
  brand: 'VISA',
  lastDigits: '4242',
  holder: 'Begoña Treviño Garza',
  expiry: '08/28',
  isPreferred: true,
};

const card = (values: CardValues, saved: SavedCard | null = null) => ({
  values,
  saved,
  frames: null,
  isSaving: false,
  change: fn(),
  choose: fn(),
  setSaving: fn(),
});

const meta = {
  title: 'Pasos/Pago de reserva',
  component: ReservationScreen,
  args: {
    send: fn(),
    sendCard: fn(),
    sendChallenge: fn(),
    sendTruth: fn(),
    Unknown: UnknownWithoutLog,
    card: card(FULL),
    cards: null,
    hrefs: { home: '/compra/', trips: null },
  },
  tags: ['autodocs'],
  loaders: [() => ReservationScreen.preload()],
  parameters: { xstate: () => ({ ...chart, models: reservationPaymentModels }) },
  decorators: [
    (Story) => (
      <div className="flex min-h-dvh flex-col">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReservationScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An alert after its opening animation. */
async function alert() {
  const element = await within(document.body).findByRole('alertdialog');
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
}

const ends = (text: string): NonNullable<Story['play']> =>
  async function close({ args }) {
    const box = await alert();
    await expect(box.getByText(text)).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Aceptar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'notice.closed' });
  };

export const Astray: Story = { name: 'Enlace incompleto', args: { view: examples.astray } };
export const SignedOut: Story = { name: 'Sin sesión', args: { view: examples.signedOut } };
export const Resolving: Story = { name: 'Abriendo el enlace', args: { view: examples.resolving } };
export const Loading: Story = { name: 'Cargando', args: { view: examples.loading } };
export const UnknownLink: Story = {
  name: '[ERR-069] Enlace desconocido',
  args: { view: examples.unknownLink },
  play: ends('Este enlace no existe.'),
};
export const NotLoaded: Story = {
  name: '[ERR-069] No se pudo cargar',
  args: { view: examples.notLoaded },
  play: ends('Ocurrió un error al obtener la reservación'),
};
export const Expired: Story = {
  name: '[ERR-068] Vencida',
  args: { view: examples.expired },
  play: ends('La reservación esta vencida'),
};
export const AlreadyPaid: Story = {
  name: '[ERR-071] Ya pagada',
  args: { view: examples.alreadyPaid },
  play: ends('La reservación ya fue pagada.'),
};

export const Blank: Story = {
  name: '[LINK-003][LINK-004][LINK-005][LINK-007][LINK-008][LINK-009] Tarjeta vacía',
  args: { view: examples.blank, card: card(NO_CARD) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pago de reserva' })).toBeVisible();
    await expect(canvas.getByText(/^Folio/)).toHaveTextContent('Folio 770045 · Reserva Vigente al 17/04/2026 05:00 PM');
    await expect(canvas.getByText('2 pasajeros · ida y regreso')).toBeVisible();
    const lines = {
      5: /Íñigo Peña Treviño.*MENOR · P\.B\..*\$306\.00/,
      6: /Begoña Treviño.*ADULTO · P\.B\. · Seguro de viajero \$35\.00.*\$612\.00/,
      21: /Íñigo Peña Treviño.*MENOR · P\.A\..*\$306\.00/,
    };
    for (const [seat, line] of Object.entries(lines))
      await expect(canvas.getByText(`Asiento ${seat},`).closest('li')).toHaveTextContent(line);
    await expect(canvas.getByRole('form', { name: 'Pago con tarjeta' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Pagar/ })).toBeDisabled();
  },
};

export const Ready: Story = {
  name: '[LINK-006] Tarjeta guardada',
  args: { view: examples.ready, cards: [SAVED], card: card({ ...NO_CARD, cvv: '123' }, SAVED) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /VISA.*4242/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^Pagar/ }));
    await expect(args.sendCard).toHaveBeenCalledWith({ type: 'pay.submitted' });
  },
};

export const LastMinutes: Story = {
  name: '[LINK-017] Últimos nueve minutos',
  args: { view: examples.lastMinutes },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Tiempo para pagar' })).toHaveTextContent('Tu reserva te espera07:47');
  },
};
export const Incomplete: Story = { name: 'Tarjeta incompleta', args: { view: examples.incomplete, card: card(HALF) } };
export const Charging: Story = { name: 'Cobrando', args: { view: examples.charging } };
export const AwaitingDevice: Story = { name: 'Esperando al dispositivo', args: { view: examples.awaitingDevice } };

export const Challenge: Story = {
  name: '[LINK-020] Página del banco',
  args: { view: examples.challenge },
  play: async ({ args }) => {
    const frame = await within(document.body).findByTitle('Página de tu banco');
    await fireEvent.load(frame);
    await expect(args.sendChallenge).toHaveBeenCalledWith({ type: 'frame.loaded' });
  },
};
export const Confirming: Story = { name: 'Confirmando', args: { view: examples.confirming } };

export const Declined: Story = {
  name: '[PAY-034] Rechazada',
  args: { view: examples.declined },
  play: async ({ args }) => {
    const box = await alert();
    await expect(box.queryByRole('button', { name: 'Reservar boletos' })).toBeNull();
    await userEvent.click(box.getByRole('button', { name: 'Intentar con otra tarjeta' }));
    await expect(args.sendCard).toHaveBeenCalledWith({ type: 'decline.accepted' });
  },
};
export const NoShopperIp: Story = { name: 'Sin IP del comprador', args: { view: examples.noShopperIp } };
export const EarlierUnknown: Story = { name: 'Pago anterior sin respuesta', args: { view: examples.earlierUnknown } };
export const Resumed: Story = { name: 'Retomada', args: { view: examples.resumed } };
export const ResumedWithoutFrame: Story = { name: 'Retomada, sin banco', args: { view: examples.resumedWithoutFrame } };

export const Refused: Story = {
  name: '[ERR-066] Rechazo consultado',
  args: { view: examples.refused, card: card(NO_CARD) },
  play: async () => {
    await expect((await alert()).getByText('El banco rechazó la tarjeta.')).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'Pago sin respuesta',
  args: { view: examples.unknown },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tu banco no ha contestado' })).toBeVisible();
  },
};
export const Unreached: Story = { name: 'Sin conexión', args: { view: examples.unreached } };
export const Charged: Story = { name: 'Cobrado', args: { view: examples.charged } };
export const NotCharged: Story = { name: 'No cobrado', args: { view: examples.notCharged } };
export const Refunded: Story = {
  name: 'Devuelto',
  args: { view: examples.refunded },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Volver a la búsqueda' }));
    await expect(args.sendTruth).toHaveBeenCalledWith({ type: 'search.chosen' });
  },
};
export const Reading: Story = { name: 'Leyendo los boletos', args: { view: examples.reading } };

export const Paid: Story = {
  name: '[NAV-017][LINK-024] Pagada',
  args: { view: examples.paid, hrefs: { home: '/compra/', trips: '/compra/usuario/mis-boletos' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tus boletos están listos' })).toBeVisible();
    for (const text of ['004512', 'b_12399', '17/04/2026', '08:25 AM', '$1,565.00'])
      await expect(canvas.getByText(new RegExp(`^${text.replaceAll(/[$.]/g, String.raw`\$&`)}`))).toBeVisible();
    await expect(canvas.getByText('Asiento 21,').closest('li')).toHaveTextContent('MENOR · P.A. · Boleto AN-2W8K-3 · Sin servicios');
    await expect(canvas.getByRole('link', { name: 'Ir a mis boletos' })).toHaveAttribute('href', '/compra/usuario/mis-boletos');
  },
};
export const Left: Story = { name: 'Salió', args: { view: examples.left } };
