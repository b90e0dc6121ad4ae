import type { Failure, FailureCode } from '../../../machines/domain/failure.ts';
import { runName } from '../../../machines/domain/trip.ts';
import type { components } from '../../../openapi/types/trip.ts';

type Wire = components['schemas'];

/** An `application/problem+json` body (RFC 9457) with the stable `code` of our services. */
export type Problem = Record<string, unknown> & { code: string; status: number; detail: string; retryable: boolean };

/** The failures that the HTTP status of a problem does not tell. `failures.test.ts` lists the codes that need none. */
export const PROBLEMS = {
  'account-exists': 'account-exists',
  'address-seat-limit': 'address-seat-limit',
  'application-key-wrong': 'refused',
  'bank-unavailable': 'bank-unreachable',
  'card-expired': 'card-refused',
  'card-refused': 'card-refused',
  'cart-expired': 'cart-expired',
  'cart-not-found': 'cart-missing',
  'cart-paying': 'unavailable',
  'cart-released': 'cart-expired',
  'cart-sold': 'cart-sold',
  'cash-disabled': 'cash-disabled',
  'cash-limit': 'cash-limit',
  'cash-too-late': 'cash-too-late',
  'code-already-sent': 'code-already-sent',
  'code-dead': 'code-dead',
  'code-expired': 'code-expired',
  'code-not-found': 'code-expired',
  'code-wrong': 'code-wrong',
  'cvv-wrong': 'card-refused',
  'duplicate-reference': 'duplicate-reference',
  'holder-unknown': 'refused',
  'idempotency-in-progress': 'unavailable',
  'insufficient-funds': 'insufficient-funds',
  'minor-alone': 'minor-alone',
  'nothing-to-resend': 'code-expired',
  'payment-in-progress': 'unavailable',
  'payment-not-found': 'payment-not-found',
  'payment-refunded': 'refunded',
  'payment-unknown': 'payment-unknown',
  'pet-needs-adult': 'pet-rule',
  'pet-not-at-window': 'pet-rule',
  'pin-not-verified': 'code-expired',
  'place-not-found': 'not-found',
  'refresh-invalid': 'session-expired',
  'refresh-reused': 'session-expired',
  'resend-too-early': 'too-many-requests',
  'ride-coupon-given': 'ride-coupon-given',
  'run-departed': 'operation-failed',
  'run-not-found': 'operation-failed',
  'saved-card-not-found': 'refused',
  'seat-claimed-before': 'seat-claimed-before',
  'seat-taken': 'seat-taken',
  'seats-lost': 'seats-lost',
  'session-expired': 'session-expired',
  'shopper-ip-missing': 'shopper-ip-missing',
  'sms-unavailable': 'code-not-sent',
  'social-consent-refused': 'social-refused',
  'social-not-offered': 'social-unavailable',
  'social-state-expired': 'social-stale',
  'social-state-refused': 'social-stale',
  'social-token-refused': 'social-stale',
  'social-unavailable': 'social-unavailable',
  'ticket-not-live': 'edit-refused',
  'too-late': 'edit-refused',
  'trip-not-found': 'not-found',
} as const satisfies Record<string, FailureCode>;

/** Numeric codes of the older platform that override the code (ERR-009, ERR-020, ERR-029). */
const ERROR_CODES = new Map<unknown, FailureCode>([
  [0, 'account-exists'],
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
  return Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as keyof typeof PROBLEMS] : undefined;
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
