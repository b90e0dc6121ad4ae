import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { codeInPicture, codeOf, drawnCode } from '../../../.storybook/codes.ts';
import type { Voucher } from '../../../machines/domain/voucher.ts';
import { CASH_CART, EMAIL, ROUND_CART } from '../../../machines/testing/fixtures.ts';
import { sharing } from '../../messages/es-MX.ts';
import { voucherImage } from './voucherImage.ts';
import { VoucherScreen } from './VoucherScreen.tsx';
import type { VoucherView } from './voucher.types.ts';

const voucher: Voucher = {
  orderId: 'o_5Xy7Zt2k',
  folio: 'TUN-7KQ2BYT9',
  state: 'pending',
  reference: '9800260417783152',
  createdAt: '2026-04-17T08:20:00-06:00',
  expiresAt: '2026-04-18T08:20:00-06:00',
  total: CASH_CART.total,
  email: EMAIL,
  ways: CASH_CART.ways,
};
const view = (more: Partial<Voucher> = {}, cancelling: 'idle' | 'sending' | 'failed' = 'idle'): VoucherView => ({
  screen: 'voucher',
  voucher: { ...voucher, ...more },
  minutesLeft: 1132,
  cancelling,
});

const meta = {
  title: 'Pantallas/Reserva',
  component: VoucherScreen,
  args: {
    view: view(),
    ...{ onRetry: fn(), onSignIn: fn(), onHome: fn(), onTickets: fn(), onImage: fn(), onCalendar: fn(), onCancel: fn() },
    sharing: { onShare: fn(async () => true), whatsAppHref: 'https://wa.me/?text=Mi%20reserva' },
    onCopy: fn(async () => true),
  },
} satisfies Meta<typeof VoucherScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  name: '[CONF-020][CONF-021][CONF-022][CONF-023][CONF-024][CONF-025][CONF-026][CONF-027][CONST-067] Por pagar',
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tu reserva está lista');
    await step('what is paid, and until when', async () => {
      await expect(canvas.getByRole('region', { name: 'Paga antes del' })).toHaveTextContent('sáb 18/04/2026, 08:20 AM');
      await expect(canvas.getByRole('region', { name: 'Paga antes del' })).toHaveTextContent('18 h 52 min');
      await expect(canvas.getAllByText('Total a pagar').length).toBeGreaterThan(0);
      const trip = canvas.getByRole('region', { name: 'Tu viaje' });
      await expect(trip).toHaveTextContent('Idavie 24/04/2026 · 08:30 AMMonterreyaSan Luis Potosí');
      await expect(trip).toHaveTextContent(
        /5.*Íñigo Peña TreviñoMENOR.*\$306\.00.*6.*Begoña TreviñoADULTO.*\$612\.00.*Total a pagar\$918\.00 MXN/,
      );
    });
    await step('the store reads the bar, the kiosk the QR', async () => {
      await expect(canvas.getByRole('img', { name: 'Código de barras 9800 2604 1778 3152' })).toBeVisible();
      await expect(canvas.getByText('Número de referencia')).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: 'Kiosco' }));
      const qr = await canvas.findByRole('img', { name: 'Código QR de tu referencia' });
      await expect(qr.getBoundingClientRect().width).toBe(200);
      await expect(drawnCode(qr)).toEqual(codeOf('9800260417783152'));
      await expect(canvas.getByRole('tabpanel', { name: 'Kiosco' })).toHaveTextContent('9800 2604 1778 3152');
      await userEvent.click(canvas.getByRole('tab', { name: 'Otro' }));
    });
    await step('a browser without a share sheet says that it copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: sharing.share }));
      await expect(await canvas.findByText(sharing.copied)).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar la referencia' }));
    await expect(await canvas.findByText('Referencia copiada')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Descarga como imagen' }));
    await expect(args.onImage).toHaveBeenCalledOnce();
  },
};

export const Picture: Story = {
  name: '[CONF-027] Reserva como imagen',
  play: async () => {
    const picture = await voucherImage(voucher);
    await expect(picture.type).toBe('image/png');
    // The bar and its digits end above.
    await expect(await codeInPicture(picture, 500)).toEqual(codeOf('9800260417783152'));
  },
};

export const Giving: Story = {
  name: 'Cancelar la reserva',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar reserva' }));
    const box = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(box.getByRole('button', { name: 'Conservar reserva' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar reserva' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Sí, cancelar' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const NotCancelled: Story = { name: 'No se pudo cancelar', args: { view: view({}, 'failed') } };
export const RoundTrip: Story = { name: 'Ida y regreso', args: { view: view({ ways: ROUND_CART.ways, total: 1_234_560_000 }) } };

export const Paid: Story = {
  name: 'Pagada',
  args: { view: view({ state: 'paid' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Recibimos tu pago');
    await userEvent.click(canvas.getByRole('button', { name: 'Ver boletos' }));
    await expect(args.onTickets).toHaveBeenCalledOnce();
  },
};

export const Expired: Story = {
  name: 'Vencida',
  args: { view: view({ state: 'expired' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No recibimos tu pago antes del sáb 18\/04\/2026, 08:20 AM. No se te cobró nada./)).toBeVisible();
    await expect(canvas.getByText('Ya no pagues con ella')).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'Cancelada',
  args: { view: view({ state: 'cancelled' }) },
  play: async ({ canvas }) => expect(canvas.getByText('Los asientos 5 y 6 quedaron libres. No se te cobró nada.')).toBeVisible(),
};

export const Loading: Story = { name: 'Cargando', args: { view: { screen: 'loading' } } };
export const Failed: Story = { name: 'No se pudo cargar', args: { view: { screen: 'failed' } } };
export const NotFound: Story = { name: 'No existe', args: { view: { screen: 'notFound' } } };
export const SignedOut: Story = {
  name: 'Sin sesión',
  args: { view: { screen: 'signedOut' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};
