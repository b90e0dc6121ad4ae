import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { codeInPicture, codeOf, drawnCode } from '../../../.storybook/codes.ts';
import { OWN_TRIP } from '../../../machines/testing/fixtures.ts';
import { ShopTimeZone } from '../parts/ShopTimeZone.ts';
import { codeImage } from '../parts/codeImage.ts';
import { TripQrSheet } from './TripQrSheet.tsx';

const [ticket] = OWN_TRIP.tickets;
if (!ticket) throw new Error('the trip has a ticket');
const reserved = {
  trip: {
    ...OWN_TRIP,
    status: 'reserved' as const,
    reservation: { expiresAt: '2026-04-17T09:12:00-06:00', reference: '980012345678907', total: 1 },
  },
  ticket: { ...ticket, code: null, qr: null },
};

const meta = {
  title: 'Pasos/Mis viajes/Código',
  component: TripQrSheet,
  decorators: [(Story) => <ShopTimeZone value="America/Monterrey">{Story()}</ShopTimeZone>],
  args: { shown: { trip: OWN_TRIP, ticket }, onClose: fn(), onShow: fn(), onImage: fn(), onCopy: fn(async () => true) },
} satisfies Meta<typeof TripQrSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  name: '[TRIPS-010][TRIPS-012][CONST-067] Pagado',
  play: async ({ args }) => {
    const qr = await screen.findByRole('img', { name: 'Código QR del boleto 4F7K-91Q6' });
    await waitFor(() => expect(qr).toBeVisible());
    await expect(qr.getBoundingClientRect().width).toBe(240);
    await expect(drawnCode(qr)).toEqual(codeOf('anden:4F7K-91Q6'));
    await userEvent.click(screen.getByRole('button', { name: 'Descarga como imagen' }));
    await expect(args.onImage).toHaveBeenCalledWith('4F7K-91Q6', 'anden:4F7K-91Q6');
    await expect(screen.getByRole('button', { name: 'Pasajero anterior' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Pasajero siguiente' }));
    await expect(args.onShow).toHaveBeenCalledWith(OWN_TRIP.tickets[1]);
  },
};
export const Picture: Story = {
  name: '[TRIPS-012] Código como imagen',
  play: async () => {
    const picture = await codeImage('anden:4F7K-91Q6', ['4F7K-91Q6']);
    await expect(picture.type).toBe('image/png');
    await expect(await codeInPicture(picture)).toEqual(codeOf('anden:4F7K-91Q6'));
  },
};
export const Reserved: Story = {
  name: '[TRIPS-011][TRIPS-035][TRIPS-036][CONST-067] Reservado',
  args: { shown: reserved },
  play: async ({ args }) => {
    const qr = await screen.findByRole('img', { name: 'Código QR del boleto 980012345678907' });
    await waitFor(() => expect(qr).toBeVisible());
    await expect(qr.getBoundingClientRect().width).toBe(200);
    await expect(drawnCode(qr)).toEqual(codeOf('980012345678907'));
    await expect(screen.getByRole('tabpanel', { name: 'Otro' })).toHaveTextContent('9800 1234 5678 907');
    await userEvent.click(screen.getByRole('button', { name: 'Copiar la referencia' }));
    await expect(args.onCopy).toHaveBeenCalledWith('980012345678907');
    await userEvent.click(screen.getByRole('tab', { name: 'Kiosco' }));
    await expect(drawnCode(await screen.findByRole('img', { name: 'Código QR del boleto TRX-88412207' }))).toEqual(codeOf('TRX-88412207'));
    await expect(screen.getByRole('tabpanel', { name: 'Kiosco' })).toHaveTextContent('TRX-88412207');
  },
};
