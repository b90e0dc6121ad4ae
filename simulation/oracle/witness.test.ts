import { expect, test } from 'vitest';
import { createPerson } from '../people/person.ts';
import { createChance } from '../world/chance.ts';
import { createWitness } from './witness.ts';

const traveller = createPerson('traveller', 1, createChance(1, 'traveller'));
const thief = createPerson('thief', 2, createChance(1, 'thief'));
const refusal = JSON.stringify({ code: 'invalid-request' });

function found(sender: typeof traveller, status: number, body: string): string[] {
  const findings: string[] = [];
  const look = createWitness([traveller, thief], findings);
  look(sender, new Request('https://shop.example/trip-api/seat/block', { method: 'POST' }), new Response(null, { status }), body);
  return findings;
}

test('no operation fails', () => {
  expect(found(thief, 500, '')).toEqual([expect.stringContaining('answers 500')]);
  expect(found(thief, 503, '')).toEqual([]);
});

test('a page sends what the document has, and a thief sends anything', () => {
  expect(found(traveller, 400, refusal)).toEqual([expect.stringContaining('sends a request that no document has')]);
  expect(found(thief, 400, refusal)).toEqual([]);
  expect(found(traveller, 400, JSON.stringify({ code: 'code-wrong' }))).toEqual([]);
});

test('nobody reads the mail of another', () => {
  expect(found(thief, 200, traveller.email)).toEqual([expect.stringContaining(`reads ${traveller.email}`)]);
  expect(found(traveller, 200, traveller.email)).toEqual([]);
});
