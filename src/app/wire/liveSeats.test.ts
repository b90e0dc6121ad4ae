import { expect, test } from 'vitest';
import { contract } from './contract.examples.ts';
import { joinedVersionOf, liveMessageOf, newsOf, NO_SEAT, type SeatMessage } from './liveSeats.ts';

type Documented = { components: { messages: Record<string, { examples: { payload: unknown }[] }> } };

// This test checks the shape of our own document.
const { messages } = (contract('live-seats.asyncapi.yaml') as Documented).components;
const payload = (name: string) => JSON.stringify(messages[name]?.examples[0]?.payload);
const message = (name: string, change: Partial<SeatMessage> = {}) => ({
  // The documented messages of seats.
  ...(liveMessageOf(payload(name)) as SeatMessage),
  ...change,
});

const LEGS = { legFrom: 0, legTo: 3 };
const ME = 'q83vEjRWeJCrze8S';
const OTHER = 'AAAAAAAAAAAAAAAA';
const bare = (version: number) => ({ version, seatId: NO_SEAT, kind: 'freed' });
const unsure = (version: number) => ({ version, seatId: NO_SEAT, kind: 'unsure' });

test.each(['selected', 'unselected', 'expired', 'blocked', 'sold'])('the documented message seat:%s is parsed', (name) => {
  expect(liveMessageOf(payload(name))).toMatchObject({ event: `seat:${name}`, seatId: '1', owner: ME });
});

test('the documented quota:changed is parsed, with the leg that has the fewest places', () => {
  const quota = liveMessageOf(payload('quota'));
  expect(quota).toMatchObject({ event: 'quota:changed', version: 21, quotas: [{ fareId: '4', places: 8, left: [3, 3, 5] }] });
  expect(liveMessageOf(payload('quota').replace('[3,3,5]', '"3"'))).toBeNull();
});

test('the documented answer to a join contains the version of the run', () => {
  expect(joinedVersionOf(payload('seats'))).toBe(18);
  for (const text of ['', 'null', payload('sold'), payload('seats').replace('18', '"18"')]) expect(joinedVersionOf(text)).toBeNull();
});

test('any other message is ignored', () => {
  for (const text of [
    '',
    'no json',
    'null',
    '[]',
    '{}',
    payload('seats'),
    payload('join'),
    JSON.stringify({ ...message('sold'), version: '18' }),
  ]) {
    expect(liveMessageOf(text)).toBeNull();
  }
});

test('[SEAT-031] seats that others choose, hold or buy are taken', () => {
  expect(newsOf(message('selected'), LEGS, OTHER)).toEqual({ version: 18, seatId: '1', kind: 'taken' });
  expect(newsOf(message('blocked'), LEGS, OTHER).kind).toBe('taken');
  expect(newsOf(message('sold'), LEGS, OTHER).kind).toBe('taken');
});

test('[SEAT-032] [SEAT-033] what others give back or let run out is free', () => {
  expect(newsOf(message('unselected'), LEGS, OTHER)).toEqual({ version: 19, seatId: '1', kind: 'freed' });
  expect(newsOf(message('expired'), LEGS, OTHER)).toEqual({ version: 20, seatId: '1', kind: 'freed' });
});

test('own choices and the end of an own claim become a bare version; an own purchase is news', () => {
  expect(newsOf(message('selected'), LEGS, ME)).toEqual(bare(18));
  expect(newsOf(message('unselected'), LEGS, ME)).toEqual(bare(19));
  expect(newsOf(message('blocked'), LEGS, ME)).toEqual(bare(21));
  expect(newsOf(message('expired'), LEGS, ME)).toEqual(bare(20));
  expect(newsOf(message('sold'), LEGS, ME)).toEqual({ version: 22, seatId: '1', kind: 'taken' });
});

test('a change on other legs counts as a version and touches no seat of this stretch', () => {
  expect(newsOf(message('selected', { run: { legFrom: 3, legTo: 5 } }), LEGS, OTHER)).toEqual(bare(18));
  expect(newsOf(message('selected', { run: { legFrom: 2, legTo: 5 } }), LEGS, OTHER).kind).toBe('taken');
});

test('a seat that became free on a part of the stretch may still be taken on another', () => {
  expect(newsOf(message('expired', { run: { legFrom: 0, legTo: 2 } }), LEGS, OTHER)).toEqual({ ...unsure(20), seatId: '1' });
  expect(newsOf(message('expired', { run: { legFrom: 0, legTo: 9 } }), LEGS, OTHER)).toMatchObject({
    seatId: '1',
    kind: 'freed',
  });
});

test('without a digest of the holder every message of the stretch is unsure', () => {
  expect(newsOf(message('selected'), LEGS, null)).toEqual(unsure(18));
});
