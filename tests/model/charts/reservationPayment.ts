import type { reservationPaymentModels } from '../../../machines/reservationPayment/reservationPayment.model.ts';
import { type EventOf, isIn, type Limit, nextOf } from 'xstate-paths';
import { common, payAlerts, reservation, unknownPayment } from '../../../src/messages/es-MX.ts';
import { challengeCode } from '../../../services/sandbox/values.ts';
import { signInDemoElsewhere } from '../browser/elsewhere.ts';
import { forward } from '../browser/forward.ts';
import { problem } from '../browser/gates.ts';
import { answerAlert, decide, press, REFUND_SECONDS, returnCharge } from '../browser/payment.ts';
import { payLink, reserve, validatedAs } from '../browser/reservation.ts';
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
  failsAfter,
  losesAnswer,
  losesRequest,
  numberOf,
  reservedAs,
  reserving,
  serviceClock,
  settles,
  typedAnd,
} from '../sandbox.ts';

const RESUMED = 1;
const OWN = 2;
const UNLINKED = 3;
const RESERVED_SECONDS = 3_601;
const BANK_SECONDS = 901;
const expired = problem(410, 'reservation-expired', { errorCode: 47, detail: 'La reservación esta vencida' });
const refusal = 'El banco rechazó la tarjeta.';

const resting: Limit = { because: 'se paga una vez a la vez', holds: (at) => isIn(at, 'payable.resting') };
const asked: Limit = { because: 'el servicio contesta cuando se le preguntó', holds: (at) => isIn(at, 'payable.asked') };
const unpaid: Limit = { because: 'lo que se pagó sigue pagado', holds: (at) => at.context.paymentId === null };

const shows = async ({ page, expect }: Stage, text: string) => expect(page.getByRole('alertdialog').getByText(text)).toBeVisible();

const starts: readonly string[] = [
  `Haz una reserva ${reserving} y abre el enlace de su correo.`,
  `Haz una reserva ${reserving}, paga con la tarjeta en el enlace de su correo hasta que el pago quede en el banco, y recarga la página.`,
  `Haz una reserva ${reserving} y abre «/compra/reserva?operacion=» con su operación, sin sesión.`,
  'Abre «/compra/reserva».',
];

/** The payment of a reservation by its link, in a browser. */
export const chart: ChartTable<EventOf<typeof reservationPaymentModels>> = {
  start: (model) => starts[model] ?? '',
  signedIn: false,
  holds: [
    'resolveReservationToken',
    'openOwnReservation',
    'getReservation',
    'payReservation',
    'getPaymentByKey',
    'validateReservationPayment',
  ],
  async begin(stage, model, _steps, typed = numberOf('challenge-authorised')) {
    const { page, shop } = stage;
    await page.clock.install();
    if (model === UNLINKED) {
      // Without a link the chart ends at once, and would end before the page publishes its charts.
      await page.route(/\/assets\/reservation(?:\.step)?-[\w-]+\.js$/, async (route) => {
        await page.locator('html[data-charts]').waitFor({ state: 'attached' });
        await route.continue();
      });
      return shop.reservation.openUnnamed();
    }
    const held = await reserve(stage);
    if (model === RESUMED) await payLink(stage, held, typed.replaceAll(' ', ''));
    await (model === OWN ? shop.reservation.openOwn(held.operations[0] ?? '') : shop.reservation.open(held.token));
    await shop.reservation.heading.waitFor();
  },
  events: {
    linkOpens: {
      says: 'El enlace es de una reserva',
      proves: () => ['LINK-013', 'API-082'],
      play: ({ gates }) => gates.open('resolveReservationToken'),
    },
    linkExpired: {
      says: 'El enlace es de una reserva que venció',
      sandbox: reservedAs('expired'),
      proves: () => ['ERR-068'],
      play: async (stage) => {
        await stage.gates.open('resolveReservationToken', expired);
        await shows(stage, 'La reservación esta vencida');
      },
    },
    reservationWithheld: {
      says: 'La reserva es de una cuenta y nadie ha entrado: sus viajes piden entrar',
      sandbox: byHand('/compra/reserva?operacion=… sin sesión'),
      play: async ({ gates, shop }) => {
        await gates.open('openOwnReservation');
        await shop.signIn.dialog.waitFor();
      },
    },
    linkUnknown: {
      says: 'Nadie hizo ese enlace',
      sandbox: byHand('/compra/reserva?token=rl_nadie'),
      play: async (stage) => {
        await stage.gates.open('resolveReservationToken', problem(404, 'link-not-found', { detail: 'Este enlace no existe.' }));
        await shows(stage, 'Este enlace no existe.');
      },
    },
    reservationComes: {
      says: 'Llega la reserva',
      limit: unpaid,
      proves: () => ['API-076', 'API-083'],
      play: async ({ gates, shop }) => {
        await gates.first('getReservation');
        await shop.reservation.folio.waitFor();
      },
    },
    reservationPaid: {
      says: 'La reserva ya está pagada',
      sandbox: reservedAs('paid'),
      proves: () => ['ERR-071'],
      play: async (stage) => {
        await stage.gates.open('getReservation', {
          kind: 'changed',
          change: (body) => {
            const { tickets, ...more } = Object(body);
            return { status: 200, body: { ...more, tickets: tickets.map((ticket: object) => ({ ...ticket, ikey: 'AN-1' })) } };
          },
        });
        await shows(stage, 'La reservación ya fue pagada.');
      },
    },
    reservationExpired: {
      says: 'La reserva venció mientras abría',
      sandbox: serviceClock(RESERVED_SECONDS),
      play: async ({ gates, switchboard }) => {
        if (gates.isOpen) await switchboard.forward(RESERVED_SECONDS);
        await gates.open('getReservation', expired);
      },
    },
    reservationFails: {
      says: 'La reserva no se puede leer',
      sandbox: fails('getReservation', 'always'),
      proves: () => ['ERR-069'],
      play: async (stage) => {
        await stage.gates.open('getReservation', { kind: 'unheard' });
        await shows(stage, reservation.ends.failed);
      },
    },
    noticeClosed: {
      says: 'Cierra el aviso con «Aceptar», y vuelve al inicio',
      proves: (from) => (isIn(from, 'alreadyPaid') ? ['LINK-014'] : ['ERR-070']),
      play: async (stage) => {
        await answerAlert(stage, common.accept);
        await stage.expect(stage.shop.home.heading).toBeVisible();
      },
    },
    paymentAsked: {
      says: 'Llena una tarjeta y oprime «Pagar»',
      types: 'tarjeta',
      acts: true,
      sandbox: card(numberOf('authorised')),
      limit: resting,
      play: async ({ shop, traveller }, { typed = numberOf('authorised') }) => {
        await shop.summary.fillCard({ ...traveller, number: typed });
        await shop.summary.pay.click();
      },
    },
    paymentAnswered: {
      says: 'El banco rechaza la tarjeta y acepta el aviso',
      sandbox: cardThat('refused'),
      limit: asked,
      play: async (stage) => {
        await stage.gates.open(
          'payReservation',
          problem(402, 'card-refused', { detail: refusal, paymentId: 'p_1', charge: 'not-charged' }),
        );
        await shows(stage, refusal);
        await answerAlert(stage, payAlerts.declined.again);
      },
    },
    paymentDone: {
      says: 'El banco autoriza',
      sandbox: cardThat('authorised'),
      limit: asked,
      proves: () => ['API-075', 'API-081', 'LINK-025'],
      play: async ({ gates }) => {
        await gates.open('payReservation');
        await gates.first('validateReservationPayment');
      },
    },
    paymentLate: {
      says: 'El pago llega cuando la reserva ya venció',
      sandbox: before(alsoByHand(clock(RESERVED_SECONDS), ' antes de pagar')),
      limit: asked,
      play: ({ gates }) => gates.open('payReservation', problem(409, 'reservation-expired', { errorCode: 47 })),
    },
    paymentUnknown: {
      says: 'La respuesta del pago se pierde',
      sandbox: (rest) =>
        nextOf(rest, 'paymentAsked', 'truthNotCharged') === 'truthNotCharged'
          ? losesRequest('payReservation')
          : losesAnswer('payReservation'),
      limit: asked,
      play: ({ gates }, { rest }) =>
        gates.open('payReservation', { kind: rest.some(({ name }) => name === 'truthNotCharged') ? 'unheard' : 'lost' }),
    },
    timeOver: {
      says: 'Se acaba el tiempo de la reserva',
      sandbox: clock(RESERVED_SECONDS),
      limit: resting,
      proves: () => ['HOLD-016'],
      play: (stage) => forward(stage, RESERVED_SECONDS),
    },
    truthPaid: {
      says: 'Resulta que sí se cobró, y oprime «Ver mis boletos»',
      sandbox: typedAnd(cardThat('never-answers'), settles('authorised')),
      play: async (stage) => {
        await decide(stage, 'authorised');
        await stage.gates.open('getPaymentByKey');
        await stage.gates.first('validateReservationPayment');
        await press(stage, unknownPayment.tickets);
      },
    },
    truthNotCharged: {
      says: 'Resulta que el pago nunca llegó, y oprime «Pagar de nuevo»',
      acts: true,
      play: async (stage) => {
        await stage.gates.open('getPaymentByKey');
        await press(stage, unknownPayment.again);
      },
    },
    truthRefunded: {
      says: 'Resulta que se cobró y se devolvió, y vuelve a la búsqueda',
      sandbox: typedAnd(cardThat('authorised-after-hold'), serviceClock(REFUND_SECONDS)),
      play: async (stage) => {
        await returnCharge(stage);
        await stage.gates.open('getPaymentByKey');
        await stage.gates.open('validateReservationPayment', validatedAs({ StatusPayment: 'error-refunded', Status: 'REFUNDED' }));
        await press(stage, unknownPayment.search);
      },
    },
    sessionOpened: {
      says: 'Alguien con cuenta inició sesión en otra pestaña',
      play: (stage) => signInDemoElsewhere(stage),
    },
    receiptComes: {
      says: 'Llegan las claves de los boletos',
      proves: () => ['LINK-023', 'LINK-026'],
      play: async ({ gates, shop }) => {
        await gates.open('validateReservationPayment');
        await shop.reservation.paid.waitFor();
      },
    },
    receiptFails: {
      says: 'Las claves de los boletos no se pueden leer',
      sandbox: failsAfter('validateReservationPayment'),
      play: ({ gates }) => gates.open('validateReservationPayment', problem(404, 'payment-not-found')),
    },
    comesChallenged: {
      says: 'Llega la reserva, cuyo pago espera un código del banco',
      sandbox: cardThat('challenge-authorised', 'challenge-refused'),
      proves: () => ['LINK-019', 'LINK-020'],
      play: async ({ gates, shop }) => {
        await gates.open('getReservation');
        await gates.first('validateReservationPayment');
        await shop.challenge.dialog.waitFor();
      },
    },
    comesUnknown: {
      says: 'Llega la reserva, y no se sabe cómo quedó su pago',
      sandbox: before(typedAnd(cardThat('never-answers'), serviceClock(BANK_SECONDS))),
      play: async ({ gates, shop, switchboard }) => {
        if (gates.isOpen) await switchboard.forward(BANK_SECONDS);
        await gates.open('getReservation');
        await gates.first('validateReservationPayment', validatedAs({ StatusPayment: 'pending', Status: 'UNKNOWN' }));
        await shop.unknown.heading('asking').waitFor();
      },
    },
    challengeAuthorised: {
      says: 'El banco autoriza el código',
      sandbox: bankCode(),
      play: async ({ gates, shop }) => {
        if (gates.isOpen) return shop.challenge.answer(challengeCode);
        await gates.first(
          'validateReservationPayment',
          validatedAs({ StatusPayment: 'authorised', Status: 'AUTHORISED', ConfirmSell: { Boleto: [{ boletoId: '1', iKey: 'AN-1' }] } }),
        );
      },
    },
    challengeRefused: {
      says: 'El banco rechaza después del código',
      sandbox: typedAnd(cardThat('challenge-refused'), bankCode()),
      proves: () => ['LINK-022', 'ERR-066', 'ERR-067'],
      play: async (stage) => {
        if (stage.gates.isOpen) await stage.shop.challenge.answer(challengeCode);
        await stage.gates.first('validateReservationPayment', validatedAs({ StatusPayment: 'error', Status: 'REFUSED', message: refusal }));
        await shows(stage, refusal);
        await stage.expect(stage.shop.challenge.dialog).toBeHidden();
      },
    },
    challengeUnknown: {
      says: 'Pasan 900 s sin respuesta del banco',
      sandbox: clock(BANK_SECONDS),
      play: (stage) => forward(stage, BANK_SECONDS),
    },
    declineAccepted: {
      says: 'Acepta el aviso y vuelve a la tarjeta',
      play: (stage) => answerAlert(stage, payAlerts.declined.again),
    },
  },
};
