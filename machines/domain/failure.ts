/** All failures by meaning. The type of the message catalogue requires a text for each. */
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
  | 'seat-claimed-before'
  | 'address-seat-limit'
  | 'minor-alone'
  | 'pet-rule'
  | 'cart-expired'
  | 'cart-missing'
  | 'cart-sold'
  | 'cash-too-late'
  | 'cash-limit'
  | 'cash-bus-limit'
  | 'cash-unproved'
  | 'cash-disabled'
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
  | 'ride-coupon-given'
  | 'code-already-sent'
  | 'code-wrong'
  | 'code-dead'
  | 'code-expired'
  | 'code-not-sent'
  | 'link-dead'
  | 'social-refused'
  | 'social-stale'
  | 'social-unavailable'
  | 'passkey-cancelled'
  | 'passkey-exists'
  | 'passkey-refused'
  | 'passkey-stale'
  | 'passkey-unknown';

/** An expected failure, as data. `message` is the server's own Spanish text, when it may be shown. */
export type Failure = {
  code: FailureCode;
  retryable: boolean;
  message?: string;
  /** Seats named by a refused block; `run` is the id of their bus. */
  seats?: { run: string; seatId: string }[];
  /** The order that was made from the cart. */
  orderId?: string;
};

/** Converts a rejection to a failure. Any other error is a bug or a lost connection, and may be retried. */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error;
  return { code: 'unavailable', retryable: true };
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'code' in error && 'retryable' in error && typeof error.retryable === 'boolean';
}

/** True when the service requires a sign-in: nobody is signed in, or the session ended. */
export function asksWho({ code }: Failure): boolean {
  return code === 'unauthorized' || code === 'session-expired' || code === 'session-required';
}

/** True when the answer may be lost, so that the result of the request is unknown. */
export function answerLost(failure: Failure): boolean {
  return failure.code === 'network' || failure.code === 'timeout' || failure.code === 'unavailable';
}
