import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentNames, operationsOf } from './documents.ts';
import type { Operation } from './documents.ts';

/** Only ever lowered: an operation that is served leaves the list and does not come back. */
const atMost = 48;

const listed: string[] = JSON.parse(readFileSync(new URL('../../openapi/not-served.json', import.meta.url), 'utf8'));
const operations = documentNames.flatMap((document) => operationsOf(document));
const isServed = ({ document, id }: Operation) => existsSync(new URL(`../../services/${document}/routes/${id}.ts`, import.meta.url));

describe('operations not served yet', () => {
  test('each is in the contract, once', () => {
    const known = new Set(operations.map(({ id }) => id));
    expect(listed.filter((id, index) => !known.has(id) || listed.indexOf(id) !== index)).toEqual([]);
  });

  test('the list only shrinks, and the limit with it', () => {
    expect(listed.length).toBe(atMost);
  });

  test('none of them has a route', () => {
    expect(operations.filter((operation) => isServed(operation) && listed.includes(operation.id)).map(({ id }) => id)).toEqual([]);
  });

  test('every other one has', () => {
    expect(operations.filter((operation) => !isServed(operation) && !listed.includes(operation.id)).map(({ id }) => id)).toEqual([]);
  });
});
