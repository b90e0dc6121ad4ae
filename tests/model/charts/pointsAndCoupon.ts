import type { pointsAndCouponModels } from '../../../machines/pointsAndCoupon/pointsAndCoupon.model.ts';
import { common, discount } from '../../../src/messages/es-MX.ts';
import { signInAgainElsewhere } from '../browser/elsewhere.ts';
import { nobody, problem } from '../browser/gates.ts';
import { answerAlert, press } from '../browser/payment.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable } from '../chart.ts';
import { alsoByHand, before, byHand, fails, refusesSession, serviceClock } from '../sandbox.ts';

/** The models: a coupon that is typed, or taken off. */
const REMOVED = 1;

/** The coupon of a cart, in a browser. */
export const chart: ChartTable<EventOf<typeof pointsAndCouponModels>> = {
  start: (model) =>
    model === REMOVED ? 'En el resumen usa el cupón VIAJA100 y oprime «Quitar el cupón».' : 'En el resumen oprime «¿Tienes un cupón?».',
  signedIn: 'proved',
  holds: ['applyCoupon', 'removeCoupon', 'unblockSeats'],
  async begin({ page, shop, buyer, bus }, model) {
    const cart = await buyer.cart(bus);
    if (model === REMOVED) await buyer.applyCoupon(cart, 'VIAJA100');
    await shop.summary.open(cart);
    await page.getByRole('button', { name: model === REMOVED ? discount.remove : discount.open }).click();
  },
  events: {
    shortCodeTyped: {
      says: 'Escribe tres letras',
      play: async ({ page, expect }) => {
        await page.getByRole('textbox', { name: discount.sheet.code }).fill('ABC ');
        await expect(page.getByRole('button', { name: discount.sheet.apply, exact: true })).toBeDisabled();
      },
    },
    codeTyped: {
      says: 'Escribe VIAJA100',
      play: ({ page }) => page.getByRole('textbox', { name: discount.sheet.code }).fill('VIAJA100'),
    },
    codeSubmitted: {
      says: 'Oprime «Aplicar»',
      play: (stage) => press(stage, discount.sheet.apply),
    },
    couponApplied: {
      says: 'El cupón queda aplicado',
      proves: () => ['COUPON-007'],
      play: async ({ gates, page, shop }) => {
        await gates.open('applyCoupon');
        await shop.summary.alertNamed(discount.done.title).waitFor();
        await page.getByRole('textbox', { name: discount.sheet.code }).waitFor({ state: 'detached' });
      },
    },
    couponRefused: {
      says: 'El cupón es de otra persona',
      sandbox: byHand('el cupón VERANO'),
      play: ({ gates }) => gates.open('applyCoupon', problem(422, 'coupon-beneficiary')),
    },
    couponWithheld: {
      says: 'La sesión terminó antes de aplicarlo',
      sandbox: refusesSession('applyCoupon'),
      play: async (stage) => {
        await stage.gates.open('applyCoupon', nobody);
        await stage.shop.signIn.dialog.waitFor();
        await signInAgainElsewhere(stage);
      },
    },
    couponTooLate: {
      says: 'El cupón llega cuando el apartado ya venció',
      sandbox: before(alsoByHand(serviceClock(541), ' antes de aplicarlo')),
      play: ({ gates }) => gates.open('applyCoupon', problem(409, 'cart-expired')),
    },
    couponDismissed: {
      says: 'Oprime «Cancelar»',
      play: (stage) => press(stage, common.cancel),
    },
    appliedClosed: {
      says: 'Acepta el aviso «Correcto»',
      play: (stage) => answerAlert(stage, common.accept),
    },
    couponRemoved: {
      says: 'El cupón queda quitado',
      play: ({ gates }) => gates.open('removeCoupon'),
    },
    removalFails: {
      says: 'El cupón no se puede quitar',
      sandbox: fails('removeCoupon'),
      play: ({ gates }) => gates.open('removeCoupon', problem(429, 'too-many-requests')),
    },
    removalWithheld: {
      says: 'La sesión terminó antes de quitarlo',
      sandbox: refusesSession('removeCoupon'),
      play: async (stage) => {
        await stage.gates.open('removeCoupon', nobody);
        await stage.shop.signIn.dialog.waitFor();
        await signInAgainElsewhere(stage);
      },
    },
    removalTooLate: {
      says: 'Se quita cuando el apartado ya venció',
      sandbox: before(alsoByHand(serviceClock(541), ' antes de quitarlo')),
      play: ({ gates }) => gates.open('removeCoupon', problem(409, 'cart-expired')),
    },
    failureClosed: {
      says: 'Acepta que no se pudo quitar',
      play: (stage) => answerAlert(stage, common.accept),
    },
  },
};
