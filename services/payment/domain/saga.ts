/**
 * The life of one payment: which state follows which fact. Pure; the store makes each step with
 * `update … where state = expected`, so two workers can never both make it.
 *
 * created → asking → (pending | challenged) → authorised → ticketed → paid
 *                  ↘ refused                ↘ voiding → refunded
 *
 * An order without payment has no bank to ask, to tell or to give anything back:
 * created → authorised → ticketed → paid
 *                      ↘ refused
 * closing: the bank has had its time and is being told to charge nothing; its yes comes too late from here on.
 * unknown: the bank will not even close the payment; it is asked on until it decides.
 */
export type PaymentState =
  | 'created'
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

/** How a payment is made: by card, or not at all because nothing is due. (FREE-009) */
export type PaymentMethod = 'pasarela-de-pago' | 'no_payment';

/** The state of a payment that was begun and that nobody goes on with: without a bank its tickets are next; a card was not asked for its money yet. */
export function afterCreated(method: PaymentMethod): PaymentState {
  return method === 'no_payment' ? 'authorised' : 'refused';
}

/** The state after tickets turned out to be impossible: what was taken is given back. */
export function afterLostSeats(method: PaymentMethod): PaymentState {
  return method === 'no_payment' ? 'refused' : 'voiding';
}

/** What the bank says about a payment. `voided` includes a payment that was cancelled before the bank ever saw it. */
export type BankStatus = 'processing' | 'challenge' | 'authorised' | 'captured' | 'refused' | 'voided' | 'refunded';

/** Seconds for which the bank is asked, and for which the seats are kept meanwhile. (PAY-013, CONST-047) */
export const bankDeadlineSeconds = 900;

const finalStates: readonly PaymentState[] = ['paid', 'refused', 'refunded'];
const waitingStates: readonly PaymentState[] = ['asking', 'pending', 'challenged', 'unknown'];

/** Nothing can change this payment any more. */
export function isFinal(state: PaymentState): boolean {
  return finalStates.includes(state);
}

/** The bank has not decided yet: its word is what the payment waits for. */
export function waitsForBank(state: PaymentState): boolean {
  return waitingStates.includes(state);
}

/**
 * The state after a word of the bank, from an answer, a poll or a webhook, in whatever order and number they come:
 * a word that is older than what is known changes nothing. `late` is a decision that the bank made after its time,
 * when the seats were not kept any more. (PAY-015, PAY-017)
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
      // Who was unknown has been given up: the seats are released, so a late yes is given back.
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

/** The state after the bank was told to close a payment: only what it has closed is known not to be charged. */
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

/** The word on the wire for a state. (PAY-015, PAY-017, decision 4) */
export type WireStatus = 'PENDING' | 'CHALLENGE' | 'AUTHORISED' | 'REFUSED' | 'UNKNOWN' | 'REFUNDING' | 'REFUNDED';

/** What the shopper's account statement will show. */
export type ChargeTruth = 'asking' | 'charged' | 'not-charged' | 'refunded';

/**
 * AUTHORISED is said only when the tickets exist, so that a traveller is never sent to an order without tickets.
 * Without payment nothing is charged, whatever becomes of the tickets.
 */
export function wireStatus(state: PaymentState, method: PaymentMethod): { readonly status: WireStatus; readonly charge: ChargeTruth } {
  const told = toldOfCard(state);
  return method === 'no_payment' ? { ...told, charge: 'not-charged' } : told;
}

function toldOfCard(state: PaymentState): { readonly status: WireStatus; readonly charge: ChargeTruth } {
  switch (state) {
    case 'created':
    case 'asking':
    case 'pending':
    case 'closing':
    case 'authorised':
      return { status: 'PENDING', charge: 'asking' };
    case 'challenged':
      return { status: 'CHALLENGE', charge: 'asking' };
    case 'unknown':
      return { status: 'UNKNOWN', charge: 'asking' };
    case 'ticketed':
    case 'paid':
      return { status: 'AUTHORISED', charge: 'charged' };
    case 'refused':
      return { status: 'REFUSED', charge: 'not-charged' };
    case 'voiding':
      return { status: 'REFUNDING', charge: 'refunded' };
    case 'refunded':
      return { status: 'REFUNDED', charge: 'refunded' };
    default:
      return state satisfies never;
  }
}

/** Why nothing was charged. */
export type RefusalReason =
  | 'card-refused'
  | 'insufficient-funds'
  | 'card-expired'
  | 'cvv-wrong'
  | 'challenge-failed'
  | 'challenge-expired'
  | 'cart-expired'
  | 'bank-unavailable';

/** What the shopper reads about a refusal. */
export const refusalMessages: Readonly<Record<RefusalReason, string>> = {
  'card-refused': 'El banco rechazó la tarjeta.',
  'insufficient-funds': 'La tarjeta no tiene fondos suficientes.',
  'card-expired': 'La tarjeta está vencida.',
  'cvv-wrong': 'El código de seguridad no es correcto.',
  'challenge-failed': 'No se completó la verificación del banco.',
  'challenge-expired': 'Se terminó el tiempo para la verificación del banco.',
  'cart-expired': 'Cart has expired: el tiempo de compra terminó.',
  'bank-unavailable': 'El banco no responde por el momento.',
};

/** Tells of the refund, in the words that the shop looks for. (ERR-052) */
export const refundMessage = 'No fue posible emitir los boletos. El cargo se devuelve con un reembolso automático.';
