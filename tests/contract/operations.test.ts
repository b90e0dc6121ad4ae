import { describe, expect, test } from 'vitest';
import { documentNames, examplesOf, object, operationsOf } from './documents.ts';
import type { JsonObject, Operation } from './documents.ts';

const reads = 'only reads';

/** Operations that change nothing though they are POST, or that bring a key of their own. */
const withoutIdempotencyKey: Record<string, string> = {
  getConstant: reads,
  searchMonthPrices: reads,
  getTripPromo: reads,
  getBus: reads,
  locateBus: reads,
  getCancellableItems: reads,
  previewCancelTickets: reads,
  validateTransferOfTickets: reads,
  listTripsOfAccount: reads,
  validateCancelOldTickets: reads,
  getTicketChanges: reads,
  getReservation: reads,
  refreshToken: 'the refresh token is the key',
  receiveBankEvent: 'the id of the event is the key',
};

const operations = documentNames.flatMap((document) => operationsOf(document));
const statusesOf = (operation: Operation) => Object.keys(operation.responses);
const contentOf = (holder: JsonObject) => (holder['content'] === undefined ? {} : object(holder['content']));

describe('operations', () => {
  test('their names are unique', () => {
    const names = operations.map((operation) => operation.id);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('no path is served by two documents', () => {
    const calls = operations.map((operation) => `${operation.method} ${operation.path}`);
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))('%s is complete', (_id, operation) => {
    const statuses = statusesOf(operation);
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
    expect(statuses.some((status) => status.startsWith('4'))).toBe(true);
    expect(statuses).toContain('500');
    expect(statuses, 'what is behind it may be out of reach').toContain('503');

    for (const [status, response] of Object.entries(operation.responses)) {
      const content = contentOf(response);
      if (Number(status) >= 400) {
        expect(Object.keys(content), status).toEqual(['application/problem+json']);
        expect(String(response['description']), status).toContain('Codes:');
      }
      for (const [type, media] of Object.entries(content)) {
        if (/json/.test(type)) expect(examplesOf(object(media)).length, `${status} ${type}`).toBeGreaterThan(0);
      }
      if (status === '429') expect(Object.keys(object(response['headers']))).toContain('retry-after');
      if (status !== '204') expect(Object.keys(object(response['headers'])), status).toContain('server-time');
    }

    if (operation.requestBody !== undefined || operation.parameters.length > 0) expect(statuses).toContain('400');

    if (operation.requestBody !== undefined) {
      for (const [type, media] of Object.entries(contentOf(operation.requestBody))) {
        expect(examplesOf(object(media)).length, type).toBeGreaterThan(0);
      }
    }
    for (const parameter of operation.parameters) {
      expect(String(parameter['name']), 'names of headers are lower case').toBe(
        parameter['in'] === 'header' ? String(parameter['name']).toLowerCase() : parameter['name'],
      );
      expect(examplesOf(parameter).length, String(parameter['name'])).toBeGreaterThan(0);
    }
  });

  test.each(operations.filter((operation) => operation.method !== 'get').map((operation) => [operation.id, operation] as const))(
    '%s demands an idempotency key',
    (id, operation) => {
      const key = operation.parameters.find((parameter) => parameter['name'] === 'idempotency-key');
      if (id in withoutIdempotencyKey) {
        expect(key).toBeUndefined();
        return;
      }
      expect(key?.['required']).toBe(true);
      expect(statusesOf(operation)).toEqual(expect.arrayContaining(['409', '422']));
    },
  );

  test('no exception is left over', () => {
    const names = new Set(operations.map((operation) => operation.id));
    expect(Object.keys(withoutIdempotencyKey).filter((name) => !names.has(name))).toEqual([]);
  });
});
