import type { rideCouponModels } from '../../../machines/rideCoupon/rideCoupon.model.ts';
import { common, ride } from '../../../src/messages/es-MX.ts';
import { problem } from '../browser/gates.ts';
import type { EventOf, Way } from 'xstate-paths';
import type { ChartTable, Stage } from '../chart.ts';
import { before, byHand, fails } from '../sandbox.ts';

const sheet = ({ page }: Stage) => page.getByRole('dialog', { name: ride.title });
const answered = ({ page }: Stage) => page.getByRole('alertdialog');

/** The discount of a ride, in a browser. */
export const chart: ChartTable<EventOf<typeof rideCouponModels>> = {
  start: 'Paga una compra desde Monterrey y abre «Descuento para llegar a la terminal» en la orden.',
  signedIn: 'proved',
  holds: ['createRideCoupons'],
  async begin(stage, _, steps) {
    const { shop, buyer, bus, page } = stage;
    const orderId = await buyer.order(bus, { firstName: 'Begoña', lastName: 'Treviño' });
    if (steps[0]?.name === 'couponBefore') {
      const [ticket] = await buyer.tickets(orderId);
      await page.addInitScript((key) => localStorage.setItem('anden.rideCoupon', key), ticket?.itemId ?? '');
    }
    await shop.order.open(orderId);
    await shop.order.heading.waitFor();
    await page.getByRole('button', { name: ride.row.title }).click();
  },
  events: {
    noCouponYet: { says: 'Este equipo aún no tiene un cupón', passing: (_, way) => !hadOne(way), play: async () => {} },
    couponBefore: {
      says: 'Este equipo ya tiene el cupón de este boleto',
      sandbox: before(byHand('pedir el cupón antes con la misma orden')),
      passing: (_, way) => hadOne(way),
      proves: () => ['RIDE-009'],
      play: async (stage) => answered(stage).waitFor(),
    },
    nameTyped: {
      says: 'Escribe el nombre de un pasajero',
      play: (stage) => sheet(stage).getByRole('textbox', { name: ride.field.name }).fill('Begona'),
    },
    strangerTyped: {
      says: 'Escribe el nombre de alguien que no viaja',
      proves: () => ['RIDE-015'],
      play: async (stage) => {
        await sheet(stage).getByRole('textbox', { name: ride.field.name }).fill('Oferta');
        await stage.expect(sheet(stage).getByRole('button', { name: ride.submit })).toBeDisabled();
      },
    },
    phoneTyped: {
      says: 'Escribe su celular',
      play: (stage) => sheet(stage).getByRole('textbox', { name: ride.field.phone }).fill('8123456789'),
    },
    couponSubmitted: {
      says: 'Oprime «Generar cupón», o «Intentar de nuevo» después de una falla',
      play: async (stage, { from }) =>
        from.matches('failed')
          ? answered(stage).getByRole('button', { name: common.retry }).click()
          : sheet(stage).getByRole('button', { name: ride.submit }).click(),
    },
    couponGiven: {
      says: 'El cupón va en camino',
      proves: () => ['API-086'],
      play: async (stage) => {
        await stage.gates.open('createRideCoupons');
        await stage.expect(answered(stage)).toContainText(ride.given.title);
      },
    },
    noneGiven: {
      says: 'La plataforma no da ningún cupón',
      sandbox: fails('createRideCoupons'),
      play: ({ gates }) =>
        gates.open('createRideCoupons', { kind: 'instead', status: 200, body: { data: { data: [{ status: 'failed', code: null }] } } }),
    },
    secondRefused: {
      says: 'La cuenta ya tiene un cupón',
      sandbox: before(byHand('pedir el cupón antes con otra orden')),
      proves: () => ['ERR-072'],
      play: async (stage) => {
        await stage.gates.open('createRideCoupons', problem(409, 'ride-coupon-given'));
        await stage.expect(answered(stage)).toContainText('Disculpa, sólo se puede generar un cupón por cuenta');
      },
    },
    couponFails: {
      says: 'El cupón no se pudo generar',
      sandbox: fails('createRideCoupons', 'always'),
      play: ({ gates }) => gates.open('createRideCoupons', problem(429, 'too-many-requests')),
    },
    rideDismissed: {
      says: 'Cierra el descuento',
      limit: { because: 'con el botón que se ve', holds: (at) => !at.matches('opening') && !at.matches('sending') },
      play: async (stage, { from }) =>
        from.matches('form')
          ? sheet(stage).getByRole('button', { name: ride.cancel }).click()
          : answered(stage).getByRole('button', { name: common.close }).click(),
    },
  },
};

function hadOne({ past, rest }: Way): boolean {
  return [...past, ...rest][0]?.name === 'couponBefore';
}
