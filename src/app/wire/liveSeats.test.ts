import { expect, test } from 'vitest';
import { contract } from './contract.examples.ts';
import { liveMessageOf, newsOf, NO_SEAT, type SeatMessage } from './liveSeats.ts';

type Documented = { components: { messages: Record<string, { examples: { payload: unknown }[] }> } };

// The document is one of ours; its shape is what this test is about.
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
const bare = (version: number) => ({ news: { version, seatId: NO_SEAT, kind: 'freed' }, unsure: false });

test.each(['selected', 'unselected', 'expired', 'blocked', 'sold'])('the documented message seat:%s is understood', (name) => {
  expect(liveMessageOf(payload(name))).toMatchObject({ event: `seat:${name}`, seatId: '1', owner: ME });
});

test('the documented quota:changed is understood, and counts for the stretch where fewest are left', () => {
  const quota = liveMessageOf(payload('quota'));
  expect(quota).toMatchObject({ event: 'quota:changed', version: 21, quotas: [{ fareId: '4', places: 8, left: [3, 3, 5] }] });
  expect(liveMessageOf(payload('quota').replace('[3,3,5]', '"3"'))).toBeNull();
});

test('anything else is not', () => {
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

test('[SEAT-031] what others choose, hold or buy is taken', () => {
  expect(newsOf(message('selected'), LEGS, OTHER)).toEqual({ news: { version: 18, seatId: '1', kind: 'taken' }, unsure: false });
  expect(newsOf(message('blocked'), LEGS, OTHER).news.kind).toBe('taken');
  expect(newsOf(message('sold'), LEGS, OTHER).news.kind).toBe('taken');
});

test('[SEAT-032] [SEAT-033] what others give back or let run out is free', () => {
  expect(newsOf(message('unselected'), LEGS, OTHER)).toEqual({ news: { version: 19, seatId: '1', kind: 'freed' }, unsure: false });
  expect(newsOf(message('expired'), LEGS, OTHER)).toEqual({ news: { version: 20, seatId: '1', kind: 'freed' }, unsure: false });
});

test('my own choices pass as a bare version; the end of my claim and my purchase are news', () => {
  expect(newsOf(message('selected'), LEGS, ME)).toEqual(bare(18));
  expect(newsOf(message('unselected'), LEGS, ME)).toEqual(bare(19));
  expect(newsOf(message('blocked'), LEGS, ME)).toEqual(bare(21));
  expect(newsOf(message('expired'), LEGS, ME).news).toEqual({ version: 20, seatId: '1', kind: 'freed' });
  expect(newsOf(message('sold'), LEGS, ME).news).toEqual({ version: 22, seatId: '1', kind: 'taken' });
});

test('a change on other legs counts as a version and touches no seat of this stretch', () => {
  expect(newsOf(message('selected', { run: { legFrom: 3, legTo: 5 } }), LEGS, OTHER)).toEqual(bare(18));
  expect(newsOf(message('selected', { run: { legFrom: 2, legTo: 5 } }), LEGS, OTHER).news.kind).toBe('taken');
});

test('a seat that became free on a part of the stretch may still be taken on another', () => {
  expect(newsOf(message('expired', { run: { legFrom: 0, legTo: 2 } }), LEGS, OTHER)).toEqual({ ...bare(20), unsure: true });
  expect(newsOf(message('expired', { run: { legFrom: 0, legTo: 9 } }), LEGS, OTHER)).toMatchObject({
    unsure: false,
    news: { seatId: '1' },
  });
});

test('without a name on the channel only the map can tell whose a seat is', () => {
  expect(newsOf(message('selected'), LEGS, null)).toEqual({ ...bare(18), unsure: true });
});
