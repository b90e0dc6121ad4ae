import type { cardPaymentModels } from '../../../machines/cardPayment/cardPayment.model.ts';
import { EMPTY_CARD } from '../../../machines/domain/card.ts';
import { type EventOf, isIn, type Limit, nextOf, type Step } from 'xstate-paths';
import { challengeCode } from '../../../services/sandbox/values.ts';
import { common, payAlerts } from '../../../src/messages/es-MX.ts';
import { signInAgainElsewhere } from '../browser/elsewhere.ts';
import { forward } from '../browser/forward.ts';
import { nobody, problem, type Answer } from '../browser/gates.ts';
import { answerAlert, changedTo, paymentAnswer } from '../browser/payment.ts';
import type { ChartTable, Stage } from '../chart.ts';
import {
  alsoByHand,
  bankCode,
  before,
  byHand,
  card,
  cardThat,
  clock,
  fails,
  losesAnswer,
  numberOf,
  serviceClock,
  sessionEnds,
  typedAnd,
} from '../sandbox.ts';

const HOLD_SECONDS = 541;
const BANK_SECONDS = 901;
/** A second number that the bank authorises. */
const OTHER_CARD = '5555555555554444';

/** The card for the next steps, until another card is filled. */
function cardFor(rest: readonly Step[]): string {
  const next = rest.findIndex(({ name }) => name === 'cardFilled' || name === 'otherCardFilled');
  const names = new Set((next < 0 ? rest : rest.slice(0, next)).map(({ name }) => name));
  if (names.has('challengeRefused')) return numberOf('challenge-refused');
  if (names.has('paymentChallenged')) return numberOf('challenge-authorised');
  if (names.has('paymentRejected')) return numberOf('refused');
  return numberOf('authorised');
}

/** The answers that the card with the silent frame does not bring about. */
const needsOtherCard = (rest: readonly Step[]): boolean => {
  const next = rest.findIndex(({ name }) => name === 'cardFilled');
  const others = ['paymentChallenged', 'paymentRefused', 'paymentUnknown', 'paymentRejected'];
  return (next < 0 ? rest : rest.slice(0, next)).some(({ name }) => others.includes(name));
};

/** The first filled card; any number when another card follows. */
function firstCardFor(rest: readonly Step[]): string {
  return nextOf(rest, 'otherCardFilled', 'paySubmitted') === 'otherCardFilled' ? OTHER_CARD : cardFor(rest);
}

async function pay({ gates }: Stage, answer: Answer): Promise<void> {
  await gates.open('getPaymentProviders');
  await gates.open('createPayment', answer);
}

async function fill({ shop, traveller }: Stage, number: string): Promise<void> {
  await shop.summary.fillCard({ ...traveller, number });
}

const onForm: Limit = {
  because: 'solo se puede usar el formulario cuando nada lo cubre',
  holds: (at) => isIn(at, 'form.ready'),
};

/** The card payment, in a browser. */
export const chart: ChartTable<EventOf<typeof cardPaymentModels>> = {
  start: 'Elige un viaje, un asiento y un pasajero, y oprime «Resumen y pago»: el camino empieza al llegar al resumen.',
  signedIn: 'proved',
  holds: ['getPaymentProviders', 'getPublicIp', 'createPayment', 'getPaymentByKey', 'getPaymentTransaction', 'unblockSeats', 'deviceData'],
  async begin({ page, shop, buyer, bus }) {
    await page.clock.install();
    await shop.summary.open(await buyer.cart(bus));
  },
  events: {
    providerComes: {
      says: 'Llegan las direcciones del banco',
      internal: true,
      play: ({ gates }) => gates.open('getPaymentProviders'),
    },
    providerFails: {
      says: 'Las direcciones del banco no llegan (no se ve nada)',
      sandbox: fails('getPaymentProviders'),
      play: ({ gates }) => gates.open('getPaymentProviders', { kind: 'unheard' }),
    },
    cardFilled: {
      says: 'Llena una tarjeta completa',
      types: 'tarjeta',
      sandbox: (rest) => card(firstCardFor(rest)),
      limit: { because: onForm.because, holds: (at) => onForm.holds(at) && at.context.card.revision === 0 },
      play: (stage, { rest, typed = firstCardFor(rest) }) => fill(stage, typed),
    },
    otherCardFilled: {
      says: 'Llena una tarjeta con otro número',
      types: 'tarjeta',
      sandbox: (rest) => card(cardFor(rest)),
      limit: { because: onForm.because, holds: (at) => onForm.holds(at) && at.context.card.revision === 1 },
      play: (stage, { rest, typed = cardFor(rest) }) => fill(stage, typed),
    },
    deviceTold: {
      says: 'El banco da los datos del dispositivo',
      internal: true,
      limit: { because: 'el marco habla del número que se escribió', holds: (at) => at.context.card.revision === 1 },
      play: ({ gates }) => gates.open('deviceData'),
    },
    deviceSilent: {
      says: 'El marco del banco calla 10 s',
      sandbox: (rest) =>
        needsOtherCard(rest) ? before(byHand('bloquear /bank/device-data en el navegador hasta que calle')) : card(numberOf('silent')),
      limit: { because: 'el marco calla sobre el número que se escribió', holds: (at) => at.context.card.revision === 2 },
      play: ({ page }) => page.clock.fastForward(10_000),
    },
    paySubmitted: {
      says: 'Oprime «Pagar»',
      limit: {
        because: 'tras recargar o rechazar, la tarjeta se escribe de nuevo',
        holds: (at) => onForm.holds(at) && at.context.failure === null,
      },
      play: ({ shop }) => shop.summary.pay.click(),
    },
    attemptPrepared: {
      says: 'El intento de pago queda listo, con su clave y la dirección IP',
      internal: true,
      // The buyer's address is fetched once, and deleted with the session.
      passing: (_, { past }) => {
        const signedInAgain = past.findLastIndex(({ name }) => name === 'paymentWithheld');
        return past.slice(signedInAgain + 1).some(({ name }) => name === 'attemptPrepared');
      },
      play: ({ gates }) => gates.open('getPublicIp'),
    },
    noShopperIp: {
      says: 'Nadie da la dirección IP del comprador',
      sandbox: fails('getPublicIp', 'always'),
      limit: { because: 'la dirección se pregunta una vez, antes del primer cargo', holds: (at) => isIn(at, 'device.locating') },
      play: ({ gates }) => gates.open('getPublicIp', { kind: 'unheard' }),
    },
    paymentAuthorised: {
      says: 'El banco autoriza',
      sandbox: cardThat('authorised'),
      play: (stage) => pay(stage, { kind: 'real' }),
    },
    paymentChallenged: {
      says: 'El banco pide un código (3-D Secure)',
      sandbox: cardThat('challenge-authorised', 'challenge-refused'),
      play: (stage) => pay(stage, { kind: 'real' }),
    },
    paymentRefused: {
      says: 'El banco rechaza la tarjeta',
      sandbox: cardThat('refused'),
      play: (stage) => pay(stage, paymentAnswer('REFUSED')),
    },
    paymentRefunded: {
      says: 'El cargo se hizo y se devolvió',
      sandbox: byHand('boletos vendidos a otra persona mientras el banco decide'),
      play: (stage) => pay(stage, problem(409, 'payment-refunded', { paymentId: 'p_9f8e7d', charge: 'refunded' })),
    },
    paymentUnknown: {
      says: 'El servicio no sabe cómo quedó el pago',
      sandbox: cardThat('never-answers'),
      play: (stage) => pay(stage, paymentAnswer('UNKNOWN')),
    },
    paymentLost: {
      says: 'La respuesta del pago se pierde',
      sandbox: losesAnswer('createPayment'),
      play: (stage) => pay(stage, { kind: 'unheard' }),
    },
    paymentTooLate: {
      says: 'El pago llega cuando el apartado ya venció',
      sandbox: before(alsoByHand(serviceClock(541), ' antes de pagar')),
      play: async (stage) => {
        await stage.switchboard.forward(HOLD_SECONDS);
        await pay(stage, { kind: 'real' });
      },
    },
    paymentRejected: {
      says: 'El servicio rechaza la tarjeta',
      sandbox: cardThat('expired-card'),
      play: (stage) => pay(stage, { kind: 'real' }),
    },
    paymentSold: {
      says: 'El pago llega a un carrito que ya fue pagado',
      sandbox: before(byHand('pagar en otra pestaña')),
      play: (stage) => pay(stage, problem(409, 'cart-sold')),
    },
    paymentWithheld: {
      says: 'La sesión terminó antes de pagar',
      sandbox: sessionEnds(),
      play: async (stage) => {
        await pay(stage, nobody);
        await stage.shop.signIn.dialog.waitFor();
        await signInAgainElsewhere(stage);
      },
    },
    cardMissing: {
      says: 'Tras recargar ya no hay tarjeta y el pago nunca salió',
      sandbox: byHand('recargar mientras se piden los datos del dispositivo'),
      // The new page has an empty card.
      brings: () => [{ type: 'card.changed', card: EMPTY_CARD }],
      play: async ({ page, gates }) => {
        await gates.open('getPaymentByKey');
        await page.reload();
      },
    },
    challengeAuthorised: {
      says: 'El código es correcto y el banco autoriza',
      sandbox: bankCode(),
      play: async ({ shop, gates }) => {
        await shop.challenge.answer(challengeCode);
        await gates.open('getPaymentTransaction');
      },
    },
    challengeRefused: {
      says: 'El banco rechaza después del código',
      sandbox: typedAnd(cardThat('challenge-refused'), bankCode()),
      play: async ({ shop, gates }) => {
        await shop.challenge.answer(challengeCode);
        await gates.open('getPaymentTransaction');
      },
    },
    challengeRefunded: {
      says: 'Autorizó tarde: el cargo se devolvió',
      sandbox: alsoByHand(serviceClock(600), ', y escribir 1234'),
      play: ({ gates }) => gates.open('getPaymentTransaction', changedTo('REFUNDED')),
    },
    challengeUnknown: {
      says: 'Pasan 900 s sin respuesta del banco',
      sandbox: clock(BANK_SECONDS),
      play: (stage) => forward(stage, BANK_SECONDS),
    },
    declineAccepted: {
      says: `Vuelve a la tarjeta con «${payAlerts.declined.again}»`,
      // A declined card is cleared.
      brings: () => [{ type: 'card.changed', card: EMPTY_CARD }],
      proves: () => ['PAY-033'],
      play: async (stage) => {
        await answerAlert(stage, payAlerts.declined.again);
        await stage.expect(stage.shop.summary.number).toHaveValue('');
      },
    },
    alertClosed: {
      says: 'Cierra el aviso con «Aceptar»',
      play: (stage) => answerAlert(stage, common.accept),
    },
  },
};
