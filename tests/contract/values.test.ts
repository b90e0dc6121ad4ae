import { expect, test } from 'vitest';
import { MAX_PASSENGERS } from '../../machines/domain/passenger.ts';
import { passengersPerDirection } from '../../services/trip/domain/limits.ts';
import { common } from '../../src/messages/es-MX.ts';
import { documentNames, follow, list, object, operationsOf, readDocument } from './documents.ts';
import type { Json, JsonObject } from './documents.ts';

/** Every schema under a name, wherever it is in a document. */
function schemasNamed(name: RegExp, value: Json): Json[] {
  if (Array.isArray(value)) return value.flatMap((inner) => schemasNamed(name, inner));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...(name.test(key) ? [inner] : []), ...schemasNamed(name, inner)]);
}

const documents: JsonObject[] = documentNames.map((name) => readDocument(`${name}.yaml`));

test('[CONST-022] a payment is charged at once: no request or answer has instalments', () => {
  expect(documents.flatMap((document) => schemasNamed(/instal|mensualidad|msi\b/i, document))).toEqual([]);
});

test('[CONST-023] the currency of the demo is MXN in the documents and on the page', () => {
  const currencies = documents.flatMap((document) => schemasNamed(/^currency$/, document));
  expect(currencies.length).toBeGreaterThan(3);
  for (const currency of currencies.filter((value) => typeof value === 'string')) expect(currency).toBe('MXN');
  expect(common.currency).toBe('MXN');
});

test('[CONST-065] the shop and the service have one maximum of passengers', () => {
  expect([MAX_PASSENGERS, passengersPerDirection]).toEqual([5, 5]);
});

/** Their bodies have another proof of the caller, or belong to the table of the trip API; or a person of the company sends them. */
const WITHOUT_ADDRESS = [
  'acceptStaffInvitation',
  'changePassword',
  'changeStaffRoles',
  'checkConfirmation',
  'confirmEmail',
  'createPassenger',
  'createPasskey',
  'endStaff',
  'findAccount',
  'finishSocialSignIn',
  'inviteStaff',
  'openStaffInvitation',
  'renamePasskey',
  'signInPasskey',
  'signInStaff',
  'signInStaffPasskey',
  'updatePassenger',
  'updateProfile',
];

test('[API-033] the body of every other call of the identity API requires the address of the browser', () => {
  const document = readDocument('identity.yaml');
  const without = operationsOf('identity').flatMap(({ id, requestBody }) => {
    if (requestBody === undefined) return [];
    const content = object(object(requestBody['content'] ?? {})['application/json'] ?? {});
    const schema = follow(document, object(content['schema'] ?? {}));
    return list(schema['required'] ?? []).includes('ip') ? [] : [id];
  });
  expect(without.toSorted()).toEqual(WITHOUT_ADDRESS);
});
