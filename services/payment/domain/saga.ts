/**
 * The state machine of one payment: which state follows which fact. Pure; the store makes each step with
 * `update … where state = expected`, so two workers can never both make it.
 *
 * created → asking → (pending | challenged) → authorised → ticketed → paid
 *                  ↘ refused                ↘ voiding → refunded
 *
 * An order without payment involves no bank:
 * created → authorised → ticketed → paid
 *                      ↘ refused
 *
 * A reservation is paid at a till, or lapses:
 * created → reserved → authorised → ticketed → paid
 *         ↘ refused  ↘ refused
 *
 * A reservation of the older platform is paid by card like a cart; its tickets get their keys in place of an order.
 *
 * closing: the bank exceeded its time and is told to charge nothing; a later authorisation is voided.
 * unknown: the bank does not confirm the closing; it is polled until it decides.
 */
export type PaymentState =
  | 'created'
  | 'reserved'
  | 'asking'
  | 'pending'
  | 'challenged'
  | 'closing'
  | 'unknown'
  | 'authorised'
  | 'ticketed'
  | 'voiding'
  | 'paid'
  | 'refused'
  | 'refunded';

/** A method without a bank: nothing is due, because of a change, a coupon or points. (FREE-003, FREE-004, FREE-009) */
export type FreeMethod = 'no_payment' | 'cortesia' | 'puntos-viaja';

/** The payment method of a cart: by card, at a till later, or free. (API-069) */
export type CartMethod = 'pasarela-de-pago' | 'pay_later' | FreeMethod;

/** `reservation`: a reservation of the older platform is paid by card. (API-080) */
export type PaymentMethod = CartMethod | 'reservation';

/** The bank's status of a payment. `voided` includes a payment that was cancelled before the bank received it. */
export type BankStatus = 'processing' | 'challenge' | 'authorised' | 'captured' | 'refused' | 'voided' | 'refunded';

/** Seconds for which the bank may answer, and for which the seats are kept meanwhile. (PAY-013, CONST-047) */
export const bankDeadlineSeconds = 900;

const finalStates: readonly PaymentState[] = ['paid', 'refused', 'refunded'];
const waitingStates: readonly PaymentState[] = ['asking', 'pending', 'challenged', 'unknown'];

/** Whether the state can no longer change. */
export function isFinal(state: PaymentState): boolean {
  return finalStates.includes(state);
}

/** Whether the bank may still charge while the seats are kept. */
export function mayStillCharge(state: PaymentState): boolean {
  return state === 'created' || state === 'asking' || state === 'pending' || state === 'challenged' || state === 'closing';
}

/** Whether the payment waits for the bank's decision. */
export function waitsForBank(state: PaymentState): boolean {
  return waitingStates.includes(state);
}

/**
 * The state after a status of the bank, from an answer, a poll or a webhook, in any order and number. An older status changes nothing.
 * `late` means that the bank decided after its time, when the seats were no longer kept. (PAY-015, PAY-017)
 */
export function afterBank(state: PaymentState, bank: BankStatus, late = false): PaymentState {
  if (!waitsForBank(state)) return state;
  switch (bank) {
    case 'processing':
      return state === 'asking' ? 'pending' : state;
    case 'challenge':
      return state === 'asking' || state === 'pending' ? 'challenged' : state;
    case 'authorised':
    case 'captured':
      // The seats of an unknown payment are released, so a late authorisation is voided.
      return state === 'unknown' || late ? 'voiding' : 'authorised';
    case 'refused':
    case 'voided':
      return 'refused';
    case 'refunded':
      return 'refunded';
    default:
      return bank satisfies never;
  }
}

/** The state after the bank was told to close a payment. Only a confirmed closing proves that nothing is charged. */
export function afterClosing(bank: BankStatus | 'deciding'): PaymentState {
  switch (bank) {
    case 'voided':
    case 'refused':
      return 'refused';
    case 'refunded':
      return 'refunded';
    default:
      return 'unknown';
  }
}

/** The status in the contract. (PAY-015, PAY-017, decision 4) */
export type WireStatus = 'PENDING' | 'CHALLENGE' | 'AUTHORISED' | 'REFUSED' | 'UNKNOWN' | 'REFUNDING' | 'REFUNDED';

/** What the shopper's account statement shows. */
export type ChargeTruth = 'asking' | 'charged' | 'not-charged' | 'refunded';

interface PublicStatus {
  readonly status: WireStatus;
  readonly charge: ChargeTruth;
}

const statusOfCard: Readonly<Record<PaymentState, PublicStatus>> = {
  created: { status: 'PENDING', charge: 'asking' },
  asking: { status: 'PENDING', charge: 'asking' },
  pending: { status: 'PENDING', charge: 'asking' },
  closing: { status: 'PENDING', charge: 'asking' },
  authorised: { status: 'PENDING', charge: 'asking' },
  reserved: { status: 'AUTHORISED', charge: 'not-charged' },
  challenged: { status: 'CHALLENGE', charge: 'asking' },
  unknown: { status: 'UNKNOWN', charge: 'asking' },
  ticketed: { status: 'AUTHORISED', charge: 'charged' },
  paid: { status: 'AUTHORISED', charge: 'charged' },
  refused: { status: 'REFUSED', charge: 'not-charged' },
  voiding: { status: 'REFUNDING', charge: 'refunded' },
  refunded: { status: 'REFUNDED', charge: 'refunded' },
};

/** Without payment nothing is charged in any state. */
const statusOfFree = (state: PaymentState): PublicStatus => ({ ...statusOfCard[state], charge: 'not-charged' });
/** The order of a reservation exists before its tickets are issued. */
const statusesOfCash: typeof statusOfCard = {
  ...statusOfCard,
  created: { status: 'PENDING', charge: 'not-charged' },
  authorised: statusOfCard.ticketed,
};

const statusOf: Readonly<Record<PaymentMethod, (state: PaymentState) => PublicStatus>> = {
  'pasarela-de-pago': (state) => statusOfCard[state],
  reservation: (state) => statusOfCard[state],
  pay_later: (state) => statusesOfCash[state],
  no_payment: statusOfFree,
  cortesia: statusOfFree,
  'puntos-viaja': statusOfFree,
};

/** AUTHORISED means that the order exists, so no traveller reaches one that does not. Only a reservation has no tickets then. */
export const wireStatus = (state: PaymentState, method: PaymentMethod): PublicStatus => statusOf[method](state);

/** Why nothing was charged. The contract names each; `refusalMessages` has its Spanish text. */
export type RefusalReason =
  | 'card-refused'
  | 'insufficient-funds'
  | 'card-expired'
  | 'cvv-wrong'
  | 'challenge-failed'
  | 'challenge-expired'
  | 'cart-expired'
  | 'bank-unavailable'
  | 'cash-limit'
  | 'cash-bus-limit'
  | 'reservation-expired'
  | 'reservation-cancelled';

/** The refusals as the shopper reads them. */
export const refusalMessages: Readonly<Record<RefusalReason, string>> = {
  'card-refused': 'El banco rechazó la tarjeta.',
  'insufficient-funds': 'La tarjeta no tiene fondos suficientes.',
  'card-expired': 'La tarjeta está vencida.',
  'cvv-wrong': 'El código de seguridad no es correcto.',
  'challenge-failed': 'No se completó la verificación del banco.',
  'challenge-expired': 'Se terminó el tiempo para la verificación del banco.',
  'cart-expired': 'Cart has expired: el tiempo de compra terminó.',
  'bank-unavailable': 'El banco no responde por el momento.',
  'cash-limit': 'Has alcanzado el límite de reservas disponibles. Paga tus reservas pendientes o espera a que venzan para hacer una nueva.',
  'cash-bus-limit': 'Este autobús ya tiene muchos lugares apartados sin pagar. Paga con tarjeta o elige otra salida.',
  'reservation-expired': 'La reserva venció sin pago y los asientos se liberaron.',
  'reservation-cancelled': 'La reserva se canceló y los asientos se liberaron.',
};

/** The message of a refund. (ERR-052) */
export const refundMessage = 'No fue posible emitir los boletos. El cargo se devuelve con un reembolso automático.';

interface Ending {
  readonly state: PaymentState;
  readonly reason: RefusalReason | null;
  readonly release: 'keep' | 'drop' | null;
}

/** Whether the bank did not answer and can no longer charge this payment, and its cart is released. */
export const mayTryAgain = ({ state, reason, release }: Ending): boolean =>
  state === 'refused' && reason === 'bank-unavailable' && release === null;
