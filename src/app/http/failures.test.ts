import { expect, test } from 'vitest';
import { failureFrom, failureOfSilence, problemOf, PROBLEMS } from './failures.ts';
import { answerExample, calledOperations, problemCodes } from '../wire/contract.examples.ts';

const operations = calledOperations();

/** Problem codes whose HTTP status says enough: the shop shows the service's own text, or the text of the failed action. */
const toldByStatus: ReadonlySet<string> = new Set([
  'act-not-allowed',
  'already-cancelled',
  'already-renamed',
  'amount-differs',
  'amount-too-high',
  'amount-unreadable',
  'bad-credentials',
  'bank-silent',
  'birthday-invalid',
  'bus-not-found',
  'card-data-unreadable',
  'card-duplicate',
  'card-limit',
  'cart-is-change',
  'category-not-found',
  'coupon-already-applied',
  'coupon-beneficiary',
  'coupon-expired',
  'coupon-invalid',
  'coupon-not-applicable',
  'coupon-not-found',
  'coupon-other-account',
  'coupon-unproved',
  'coupon-used',
  'current-password-wrong',
  'date-in-past',
  'date-too-far',
  'device-not-found',
  'device-seen',
  'duplicate-passenger',
  'email-differs',
  'email-invalid',
  'email-mismatch',
  'email-missing',
  'fare-not-found',
  'fare-not-sold',
  'guest-not-allowed',
  'idempotency-key-reused',
  'internal-error',
  'invalid-request',
  'invitation-not-found',
  'last-admin',
  'last-adult',
  'legs-invalid',
  'link-not-found',
  'live-tickets',
  'method-not-available',
  'name-invalid',
  'name-same',
  'name-too-long',
  'no-fix',
  'not-cancellable',
  'not-free',
  'not-yours',
  'order-not-found',
  'passenger-count-differs',
  'passenger-duplicate',
  'passenger-limit',
  'passenger-not-found',
  'passenger-unknown',
  'passkey-limit',
  'passkey-not-found',
  'password-common',
  'password-needed',
  'payment-busy',
  'payment-key-closed',
  'points-not-available',
  'proof-missing',
  'quota-exceeded',
  'range-invalid',
  'refund-id-used',
  'reservation-not-found',
  'return-before-departure',
  'return-needs-way-out',
  'return-not-reversed',
  'ride-service-unavailable',
  'role-missing',
  'seat-free',
  'seat-limit',
  'seat-not-found',
  'seat-paid',
  'seat-reserved',
  'service-not-found',
  'social-account-unproved',
  'social-email-missing',
  'staff-not-found',
  'terminal-not-served',
  'ticket-not-found',
  'ticket-unknown',
  'too-many-addresses',
  'too-many-requests',
  'transaction-not-found',
  'transfer-not-allowed',
  'unauthorized',
  'unavailable',
]);

test('every problem code of every call of the shop has a meaning', () => {
  expect(operations.length).toBeGreaterThan(20);
  const codes = operations.flatMap(({ service, path, method }) => problemCodes(service, path, method));
  expect(codes.filter((code) => !Object.hasOwn(PROBLEMS, code) && !toldByStatus.has(code))).toEqual([]);
});

test('every listed code is an answer to a call of the shop', () => {
  const known = new Set(operations.flatMap(({ service, path, method }) => problemCodes(service, path, method)));
  expect([...Object.keys(PROBLEMS), ...toldByStatus].filter((code) => !known.has(code))).toEqual([]);
});

test('a taken seat has the text of the server', () => {
  expect(failureFrom(409, answerExample('trip', '/seat/select', 'post', '409'))).toEqual({
    code: 'seat-taken',
    retryable: false,
    message: 'El asiento 1 acaba de ser elegido por otra persona.',
  });
});

test('[ERR-054] a released cart has the text of the service, and an expired one that of the shop', () => {
  const gone = (code: string) => failureFrom(409, { code, status: 409, detail: 'Del servicio.', retryable: false });
  expect(gone('cart-released')).toEqual({ code: 'cart-expired', retryable: false, message: 'Del servicio.' });
  expect(gone('cart-expired')).toEqual({ code: 'cart-expired', retryable: false });
});

test('a refused block names the lost seats', () => {
  expect(failureFrom(409, answerExample('trip', '/seat/block', 'post', '409', 'seatsLost'))).toMatchObject({
    code: 'seats-lost',
    seats: [{ run: 'MTY-TAM_0830_2026-11-27', seatId: '1' }],
  });
});

test('[ERR-009] the numeric codes 1000 and 1001 are failed operations with the text of the server', () => {
  const body = { code: 'whatever', status: 404, detail: 'No encontramos esa corrida.', retryable: false };
  expect(failureFrom(404, { ...body, errorCode: 1000 })).toEqual({
    code: 'operation-failed',
    retryable: false,
    message: 'No encontramos esa corrida.',
  });
  expect(failureFrom(409, { ...body, errorCode: 1001 }).code).toBe('operation-failed');
});

test.each([
  ['[ERR-020] [AUTH-022] 0 on sending a code', 409, 0, 'account-exists'],
  ['[ERR-029] 1003 with HTTP 401', 401, 1003, 'session-expired'],
  ['[ERR-060] 51 on reserving', 409, 51, 'cash-too-late'],
  ['[ERR-068] 47 on fetching a reservation', 410, 47, 'cart-expired'],
])('the numeric code %s decides, whatever its name', (_, status, errorCode, code) => {
  expect(failureFrom(status, { code: 'whatever', status, detail: '', retryable: false, errorCode })).toEqual({ code, retryable: false });
});

test('the examples of the document have the numeric codes and their names', () => {
  const named = (example: unknown) => [problemOf(example)?.['errorCode'], failureFrom(409, example).code];
  expect(named(answerExample('identity', '/v2/send-verification', 'post', '409', 'accountExists'))).toEqual([0, 'account-exists']);
  expect(named(answerExample('identity', '/auth/user/refresh-token', 'post', '401'))).toEqual([1003, 'session-expired']);
  expect(named(answerExample('payment', '/reservation/resolve', 'get', '410'))).toEqual([47, 'cart-expired']);
});

test('a text about the request is not shown to the traveller', () => {
  expect(failureFrom(400, { code: 'invalid-request', status: 400, detail: 'La solicitud no es válida.', retryable: false })).toEqual({
    code: 'refused',
    retryable: false,
  });
});

test('an answer without a problem is classified by its status', () => {
  expect(failureFrom(502, '<html>')).toEqual({ code: 'unavailable', retryable: true });
  expect(failureFrom(504, undefined)).toEqual({ code: 'timeout', retryable: true });
  expect(failureFrom(404, undefined)).toEqual({ code: 'not-found', retryable: false });
  expect(failureFrom(418, { detail: 'x' })).toEqual({ code: 'refused', retryable: false });
});

test('an unknown code keeps the text of the server', () => {
  const body = { code: 'quite-new', status: 409, detail: 'Algo nuevo.', retryable: false };
  expect(failureFrom(409, body)).toEqual({ code: 'refused', retryable: false, message: 'Algo nuevo.' });
});

test('a missing answer is retryable', () => {
  expect(failureOfSilence(true)).toEqual({ code: 'timeout', retryable: true });
  expect(failureOfSilence(false)).toEqual({ code: 'network', retryable: true });
});
