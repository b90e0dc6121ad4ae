import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentNames, operationsOf } from './documents.ts';

const decision = new URL('../../docs/decisions/0054-operations-that-the-shop-does-not-call.md', import.meta.url);
/** A call of openapi-fetch, up to its first comma: its path may be chosen between two. */
const calls = /\.(GET|POST|PUT|PATCH|DELETE)\(([^,)]*)/g;

/** The calls in some files, as `POST /seat/block`. */
function callsIn(...patterns: string[]): Set<string> {
  const files = globSync(patterns).filter((file) => !/[.]test[.]tsx?$/.test(file));
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(calls)].flatMap(([, method, target = '']) =>
      [...target.matchAll(/'(\/[^']*)'/g)].map(([, path]) => `${method} ${path}`),
    ),
  );
  return new Set(found);
}

const operations = documentNames
  .flatMap((document) => operationsOf(document))
  .map(({ id, method, path, security }) => ({ id, call: `${method.toUpperCase()} ${path}`, security }));
const ofServices = operations.filter(({ security }) => security.includes('serviceToken'));
const ofBanks = operations.filter(({ security }) => security.includes('bankSignature') || security.includes('stripeSignature'));
/** Of persons of the company, and of the devices at the doors of the buses. */
const ofCompany = operations.filter(({ security }) => security.includes('staffToken') || security.includes('deviceKey'));
const ofClients = operations.filter((operation) => !ofServices.includes(operation) && !ofBanks.includes(operation));

test('the shop and the office call each operation of their clients, or a decision says who does', () => {
  const called = callsIn('src/{app,office}/**/*.{ts,tsx}');
  const uncalled = ofClients.filter(({ call }) => !called.has(call)).map(({ id }) => id);
  const rows = [...readFileSync(decision, 'utf8').matchAll(/^\| `(\w+)` \|[^|]*\| *([^|]*?) *\|/gm)];
  expect(rows.map(([, id = '']) => id).toSorted()).toEqual(uncalled.toSorted());
  expect(rows.filter(([, , who]) => who === '')).toEqual([]);
  const ofTravellers = ofClients.filter((operation) => !ofCompany.includes(operation));
  expect(ofTravellers.filter(({ id }) => uncalled.includes(id)).length).toBeLessThan(ofTravellers.length / 4);
});

test('a service calls each operation of the services', () => {
  const called = callsIn('services/**/*.ts');
  expect(ofServices.filter(({ call }) => !called.has(call))).toEqual([]);
  expect(ofServices.length).toBeGreaterThan(10);
});
