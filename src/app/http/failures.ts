import type { Failure, FailureCode } from '../../../machines/domain/failure.ts';
import { runName } from '../../../machines/domain/trip.ts';
import type { components } from '../../../openapi/types/trip.ts';

type Wire = components['schemas'];

/** An `application/problem+json` body (RFC 9457) with the stable `code` of our services. */
export type Problem = Record<string, unknown> & { code: string; status: number; detail: string; retryable: boolean };

/** Problems whose code is that of their failure. */
const OWN_FAILURE = [
  'account-exists',
  'address-seat-limit',
  'card-refused',
  'cart-expired',
  'cart-sold',
  'cash-bus-limit',
  'cash-disabled',
  'cash-limit',
  'cash-too-late',
  'cash-unproved',
  'code-already-sent',
  'code-dead',
  'code-expired',
  'code-wrong',
  'duplicate-reference',
  'insufficient-funds',
  'minor-alone',
  'passkey-refused',
  'passkey-unknown',
  'payment-not-found',
  'payment-unknown',
  'ride-coupon-given',
  'seat-claimed-before',
  'seat-taken',
  'seats-lost',
  'session-expired',
  'shopper-ip-missing',
  'social-unavailable',
] as const satisfies readonly FailureCode[];

/** The failures that the HTTP status of a problem does not tell. `failures.test.ts` lists the codes that need none. */
export const PROBLEMS: Readonly<Record<string, FailureCode>> = {
  ...Object.fromEntries(OWN_FAILURE.map((code) => [code, code])),
  'application-key-wrong': 'refused',
  'bank-unavailable': 'bank-unreachable',
  'card-expired': 'card-refused',
  'cart-not-found': 'cart-missing',
  'cart-paying': 'unavailable',
  'cart-released': 'cart-expired',
  'code-not-found': 'code-expired',
  'cvv-wrong': 'card-refused',
  'holder-unknown': 'refused',
  'idempotency-in-progress': 'unavailable',
  'invitation-over': 'link-dead',
  'not-changeable': 'edit-refused',
  'nothing-to-resend': 'code-expired',
  'passkey-challenge-expired': 'passkey-stale',
  'passkey-challenge-refused': 'passkey-stale',
  'payment-in-progress': 'unavailable',
  'payment-refunded': 'refunded',
  'pet-needs-adult': 'pet-rule',
  'pet-not-at-window': 'pet-rule',
  'pin-not-verified': 'code-expired',
  'place-not-found': 'not-found',
  'refresh-invalid': 'session-expired',
  'refresh-reused': 'session-expired',
  'resend-too-early': 'too-many-requests',
  'reservation-expired': 'cart-expired',
  'reservation-paid': 'cart-sold',
  'run-departed': 'operation-failed',
  'run-not-found': 'operation-failed',
  'saved-card-not-found': 'refused',
  'sms-unavailable': 'code-not-sent',
  'social-consent-refused': 'social-refused',
  'social-not-offered': 'social-unavailable',
  'social-state-expired': 'social-stale',
  'social-state-refused': 'social-stale',
  'social-token-refused': 'social-stale',
  'staff-sign-in-refused': 'refused',
  'ticket-not-live': 'edit-refused',
  'ticket-used': 'edit-refused',
  'token-expired': 'link-dead',
  'token-spent': 'link-dead',
  'too-late': 'edit-refused',
  'trip-not-found': 'not-found',
};

/** Numeric codes of the older platform that override the code (ERR-009, ERR-020, ERR-029, ERR-060, ERR-068). */
const ERROR_CODES = new Map<unknown, FailureCode>([
  [0, 'account-exists'],
  [47, 'cart-expired'],
  [51, 'cash-too-late'],
  [1000, 'operation-failed'],
  [1001, 'operation-failed'],
  [1003, 'session-expired'],
]);

/** Problems whose `detail` is not written for the traveller. */
const SILENT = new Set([
  'invalid-request',
  'internal-error',
  'idempotency-in-progress',
  'idempotency-key-reused',
  'unauthorized',
  'session-expired',
  'cart-expired',
]);

/** The problem in a body, or null. */
export function problemOf(body: unknown): Problem | null {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('status' in body)) return null;
  const { code, status } = body;
  if (typeof code !== 'string' || typeof status !== 'number') return null;
  const detail = 'detail' in body && typeof body.detail === 'string' ? body.detail : '';
  const retryable = 'retryable' in body && body.retryable === true;
  return { ...body, code, status, detail, retryable };
}

/**
 * The failure of a refusal: the numeric code first, then the code, then the HTTP status. `message` is the server's Spanish text when it may
 * be shown.
 */
export function failureFrom(status: number, body: unknown): Failure {
  const problem = problemOf(body);
  if (!problem) return { code: statusCode(status), retryable: mayPass(status) };
  const failure: Failure = {
    code: ERROR_CODES.get(problem['errorCode']) ?? codeOf(problem.code) ?? statusCode(status),
    retryable: problem.retryable,
  };
  if (problem.detail !== '' && !SILENT.has(problem.code)) failure.message = problem.detail;
  const { orderId } = problem;
  if (typeof orderId === 'string') failure.orderId = orderId;
  const seats = seatsOf(problem['lostSeats']);
  if (seats.length > 0) failure.seats = seats;
  return failure;
}

/** The failure of a missing answer. */
export function failureOfSilence(timedOut: boolean): Failure {
  return { code: timedOut ? 'timeout' : 'network', retryable: true };
}

function codeOf(code: string): FailureCode | undefined {
  return Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined;
}

function mayPass(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429;
}

function statusCode(status: number): FailureCode {
  if (status === 401) return 'unauthorized';
  if (status === 403 || status === 404) return 'not-found';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 429) return 'too-many-requests';
  return status >= 500 || status < 400 ? 'unavailable' : 'refused';
}

/** The seats of a problem, each with the id of its bus. */
function seatsOf(seats: unknown): NonNullable<Failure['seats']> {
  return Array.isArray(seats)
    ? seats.filter(isSeatOfRun).map(({ seatId, run }) => ({ seatId, run: runName({ ...run, scheduleName: run.scheduleId }) }))
    : [];
}

function isSeatOfRun(seat: unknown): seat is Wire['SeatOfRun'] {
  return (
    typeof seat === 'object' && seat !== null && 'seatId' in seat && 'run' in seat && typeof seat.run === 'object' && seat.run !== null
  );
}
