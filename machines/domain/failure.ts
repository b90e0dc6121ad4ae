/** What can go wrong, by meaning. The catalogue of messages is complete over this list by type. */
export type FailureCode =
  | 'network'
  | 'timeout'
  | 'unavailable'
  | 'refused'
  | 'not-found'
  | 'unauthorized'
  | 'session-expired'
  | 'session-required'
  | 'operation-failed'
  | 'too-many-requests'
  | 'seat-taken'
  | 'seats-lost'
  | 'minor-alone'
  | 'pet-rule'
  | 'cart-expired'
  | 'cart-missing'
  | 'cart-sold'
  | 'card-refused'
  | 'insufficient-funds'
  | 'bank-unreachable'
  | 'payment-id-missing'
  | 'payment-unknown'
  | 'payment-not-found'
  | 'duplicate-reference'
  | 'refunded'
  | 'edit-refused'
  | 'shopper-ip-missing'
  | 'card-missing'
  | 'account-exists'
  | 'code-already-sent'
  | 'code-wrong'
  | 'code-dead'
  | 'code-expired'
  | 'code-not-sent';

/** Expected failure is data. `message` is the server's own Spanish text, when it sent one to be shown. */
export type Failure = {
  code: FailureCode;
  retryable: boolean;
  message?: string;
  /** Seats that a refused block named; `run` is the name of their bus. */
  seats?: { run: string; seatId: string }[];
  /** The order that a cart has become. */
  orderId?: string;
};

/** Reads a rejection as a failure; whatever is not one is a bug or a lost connection and may be tried again. */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error;
  return { code: 'unavailable', retryable: true };
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'code' in error && 'retryable' in error && typeof error.retryable === 'boolean';
}

/** True when the services want to know first who asks: nobody is signed in, or the session ended. */
export function asksWho({ code }: Failure): boolean {
  return code === 'unauthorized' || code === 'session-expired' || code === 'session-required';
}

/** True when the answer may have been lost on the way, so that what became of the request is not known. */
export function answerLost(failure: Failure): boolean {
  return failure.code === 'network' || failure.code === 'timeout' || failure.code === 'unavailable';
}
