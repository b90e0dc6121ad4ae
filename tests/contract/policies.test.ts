import { expect, it } from 'vitest';
import { policies as identityPolicies } from '../../services/identity/policies/index.ts';
import type { Audience, Policy } from '../../services/shared/policy.ts';
import { policies as paymentPolicies } from '../../services/payment/policies/index.ts';
import { policies as tripPolicies } from '../../services/trip/policies/index.ts';
import { type DocumentName, operationsOf } from './documents.ts';

/** The security that a document may ask of each audience: one of these schemes, or none where the list is empty. */
const schemes: Readonly<Record<Audience, readonly string[]>> = {
  anyone: [],
  holder: [],
  shop: ['publicKey'],
  session: ['refreshToken', 'refreshCookie', 'staffCookie'],
  own: ['accessToken', 'applicationKey'],
  owner: ['accessToken', 'orderPass'],
  staff: ['staffToken'],
  device: ['deviceKey'],
  service: ['serviceToken'],
  bank: ['bankSignature', 'stripeSignature'],
};

const documents: readonly (readonly [DocumentName, Readonly<Record<string, Policy>>])[] = [
  ['trip', tripPolicies],
  ['identity', identityPolicies],
  ['payment', paymentPolicies],
];

it.each(documents)('each policy of %s asks for the credentials of its document', (document, policies) => {
  const operations = operationsOf(document);
  expect(Object.keys(policies).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  for (const { id, security, parameters } of operations) {
    const audience = policies[id]?.audience ?? 'anyone';
    const expected = schemes[audience];
    expect(security.length > 0, id).toBe(expected.length > 0);
    expect(expected, id).toEqual(expect.arrayContaining(security));
    const takesHolder = parameters.some(({ name, required }) => name === 'holder' && required === true);
    if (security.length === 0) expect(audience === 'holder', id).toBe(takesHolder);
  }
});
