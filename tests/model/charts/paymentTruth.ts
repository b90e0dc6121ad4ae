import type { paymentTruthModels } from '../../../machines/paymentTruth/paymentTruth.model.ts';
import { checkout, unknownPayment } from '../../../src/messages/es-MX.ts';
import { signInAgainElsewhere, uncover } from '../browser/elsewhere.ts';
import { nobody, problem } from '../browser/gates.ts';
import { changedTo, decide, paymentAnswer, press, REFUND_SECONDS, returnCharge, tellTruth } from '../browser/payment.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable } from '../chart.ts';
import { byHand, cardThat, fails, losesRequest, numberOf, serviceClock, sessionEnds, settles, typedAnd } from '../sandbox.ts';

/** The index of the model that begins at the address of a folio. */
const VISITED = 1;
/** The index of the model whose payment was answered as refunded. */
const REFUNDED = 2;

/** The page of an unknown payment, in a browser. */
export const chart: ChartTable<EventOf<typeof paymentTruthModels>> = {
  start: (model, steps) => {
    if (model === VISITED) return 'Paga con la tarjeta hasta que no se sepa cómo quedó, y abre la dirección de su folio en otra pestaña.';
    if (model === REFUNDED) return 'Paga cuando el apartado ya venció, y el cargo se devuelve.';
    const paid = 'En el resumen, paga con una tarjeta';
    return steps.some(({ name }) => name === 'truthNeverArrived')
      ? `${paid}.`
      : `${paid}, con «createPayment → se pierde la respuesta» en el tablero.`;
  },
  signedIn: 'proved',
  holds: ['createPayment', 'getPaymentByKey', 'getPaymentTransaction', 'getPaymentLog'],
  async begin({ page, shop, buyer, bus, traveller, gates, switchboard }, model, steps, typed) {
    await page.clock.install();
    if (model === VISITED) {
      const outcome = steps.some(({ name }) => name === 'truthCharged') ? 'authorised' : 'never-answers';
      return shop.unknown.open(await buyer.payNew(bus, typed?.replaceAll(' ', '') ?? numberOf(outcome)));
    }
    await shop.summary.open(await buyer.cart(bus));
    await shop.summary.fillCard({ ...traveller, number: typed?.replaceAll(' ', '') ?? numberOf('authorised') });
    const isUnheard = steps.some(({ name }) => name === 'truthNeverArrived');
    if (gates.isOpen && !isUnheard) await switchboard.fault('createPayment', 'drop-answer');
    if (model === REFUNDED) await gates.first('createPayment', paymentAnswer('REFUNDED'));
    else await gates.first('createPayment', { kind: isUnheard ? 'unheard' : 'lost' });
    await shop.summary.pay.click();
  },
  events: {
    truthCharged: {
      says: 'Resulta que sí se cobró',
      sandbox: typedAnd(cardThat('never-answers'), settles('authorised')),
      play: async (stage) => {
        await decide(stage, 'authorised');
        await tellTruth(stage);
      },
    },
    truthRefused: {
      says: 'Resulta que el banco rechazó',
      sandbox: typedAnd(cardThat('never-answers'), settles('refused')),
      play: async (stage) => {
        await decide(stage, 'refused');
        await tellTruth(stage, changedTo('REFUSED'));
      },
    },
    truthRefunded: {
      says: 'Resulta que se cobró y se devolvió',
      sandbox: typedAnd(cardThat('authorised-after-hold'), serviceClock(REFUND_SECONDS)),
      play: async (stage) => {
        await returnCharge(stage);
        await tellTruth(stage, changedTo('REFUNDED'));
      },
    },
    truthPending: {
      says: 'El banco todavía no decide',
      play: (stage) => tellTruth(stage, changedTo('PENDING')),
    },
    truthNeverArrived: {
      says: 'Resulta que el pago nunca llegó',
      sandbox: losesRequest('createPayment'),
      limit: { because: 'un pago que el servicio nombró sí llegó', holds: (at) => at.context.paymentId === null },
      play: (stage) => tellTruth(stage, problem(404, 'payment-not-found')),
    },
    truthFails: {
      says: 'Tampoco se puede preguntar cómo quedó',
      sandbox: fails('getPaymentByKey'),
      play: (stage) => tellTruth(stage, { kind: 'unheard' }),
    },
    truthWithheld: {
      says: 'La sesión terminó: no se dice cómo quedó',
      sandbox: sessionEnds(),
      play: async (stage) => {
        await tellTruth(stage, nobody);
        await stage.shop.signIn.dialog.waitFor();
      },
    },
    waitingPaused: {
      says: 'Pasan 5 s y se vuelve a preguntar',
      sandbox: byHand('reloj: 5 s'),
      play: ({ page }) => page.clock.fastForward(5_000),
    },
    unreachedPaused: {
      says: 'Pasan 5 s y se intenta preguntar otra vez',
      sandbox: byHand('reloj: 5 s'),
      play: ({ page }) => page.clock.fastForward(5_000),
    },
    signInChosen: {
      says: 'Oprime «Iniciar sesión»',
      play: async (stage) => {
        await uncover(stage);
        await press(stage, checkout.signIn);
      },
    },
    sessionOpened: {
      says: 'Alguien inició sesión',
      play: (stage) => signInAgainElsewhere(stage),
    },
    declineAccepted: {
      says: 'Oprime «Pagar de nuevo»',
      play: async (stage) => {
        await press(stage, unknownPayment.again);
        await stage.expect(stage.shop.summary.number).toHaveValue('');
      },
    },
    alertClosed: {
      says: 'Oprime «Ver mis boletos»',
      play: (stage) => press(stage, unknownPayment.tickets),
    },
    searchChosen: {
      says: 'Elige buscar otro viaje',
      play: (stage) => press(stage, unknownPayment.search),
    },
  },
};
