import { describe, expect, test } from 'vitest';
import { documentNames, examplesOf, follow, list, object, operationsOf, readDocument } from './documents.ts';
import type { Json, JsonObject, Operation } from './documents.ts';

const reads = 'only reads';

/** POST operations that change nothing, or that have their own key. */
const withoutIdempotencyKey: Record<string, string> = {
  getConstant: reads,
  searchMonthPrices: reads,
  createHolder: 'stores nothing',
  getTripPromo: reads,
  getBus: reads,
  locateBus: reads,
  getDelays: reads,
  getCancellableItems: reads,
  previewCancelTickets: reads,
  validateTransferOfTickets: reads,
  listTripsOfAccount: reads,
  validateCancelOldTickets: reads,
  getTicketChanges: reads,
  getReservation: reads,
  findTickets: reads,
  findOrders: reads,
  findAccount: reads,
  checkConfirmation: reads,
  refreshToken: 'the refresh token is the key',
  beginSocialSignIn: 'a repeated call begins another sign-in',
  beginPasskeySignIn: 'a repeated call begins another sign-in',
  openStaffInvitation: 'a repeated call begins another acceptance',
  beginStaffPasskeySignIn: 'a repeated call begins another sign-in',
  refreshStaff: 'the cookie is the key',
  beginPasskeyCreation: 'a repeated call begins another creation',
  reportScans: 'the ids of the scans are the keys',
  receiveBankEvent: 'the id of the event is the key',
  receiveStripeEvent: 'the id of the event is the key',
  receiveCashEvent: 'the receipt of the till is the key',
};

const fixedFormats = ['uuid', 'date'];

/** Lists the places of a request schema without a bound, or without `additionalProperties`. */
function unboundedIn(root: JsonObject, value: Json, place: string): string[] {
  const schema = follow(root, value);
  if (schema['enum'] !== undefined || schema['const'] !== undefined) return [];
  const types = new Set([schema['type']].flat());
  const lacks = (type: string, bound: string): string[] =>
    types.has(type) && schema[bound] === undefined ? [`${place} has no ${bound}`] : [];
  const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => list(schema[key]));
  return [
    ...(fixedFormats.includes(String(schema['format'])) ? [] : lacks('string', 'maxLength')),
    ...lacks('array', 'maxItems'),
    ...lacks('array', 'items'),
    ...['integer', 'number'].flatMap((type) => [...lacks(type, 'minimum'), ...lacks(type, 'maximum')]),
    ...lacks('object', 'additionalProperties'),
    ...(types.has(undefined) && parts.length === 0 ? [`${place} has no type`] : []),
    ...Object.entries(object(schema['properties'] ?? {})).flatMap(([name, inner]) => unboundedIn(root, inner, `${place}/${name}`)),
    ...(schema['items'] === undefined ? [] : unboundedIn(root, schema['items'], `${place}[]`)),
    // A part with nothing but `required` needs no bound.
    ...parts.flatMap((part) => (Object.keys(object(part)).join(' ') === 'required' ? [] : unboundedIn(root, part, place))),
  ];
}

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
    expect(statuses.some((status) => /^[23]/.test(status))).toBe(true);
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
      if (status !== '204') expect(Object.keys(object(response['headers'] ?? {})), status).toContain('server-time');
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
    '%s requires an idempotency key',
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

  test.each(operations.map((operation) => [operation.id, operation] as const))('%s can be refused by the gate', (_id, operation) => {
    const refusals = ['400'];
    if (operation.method !== 'get') refusals.push('413', '415');
    if (operation.security.length > 0) refusals.push('401');
    if (operation.parameters.some((parameter) => parameter['name'] === 'holder')) refusals.push('403');
    // Calls between services come from one address; the traveller's own call was counted before.
    if (!operation.security.includes('serviceToken')) refusals.push('429');
    expect(statusesOf(operation)).toEqual(expect.arrayContaining(refusals));
    if (operation.requestBody === undefined) return;
    expect(operation.requestBody['required']).toBe(true);
    expect(Object.keys(contentOf(operation.requestBody))).toEqual(['application/json']);
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))('%s takes nothing without a bound', (_id, operation) => {
    const root = readDocument(`${operation.document}.yaml`);
    const schemas = [
      ...operation.parameters.map((parameter): [string, Json] => [String(parameter['name']), parameter['schema'] ?? null]),
      ...Object.values(operation.requestBody === undefined ? {} : contentOf(operation.requestBody)).map((media): [string, Json] => [
        'body',
        object(media)['schema'] ?? null,
      ]),
    ];
    expect(schemas.flatMap(([name, schema]) => unboundedIn(root, schema, name))).toEqual([]);
  });

  test('every exception is needed', () => {
    const names = new Set(operations.map((operation) => operation.id));
    expect(Object.keys(withoutIdempotencyKey).filter((name) => !names.has(name))).toEqual([]);
  });
});
