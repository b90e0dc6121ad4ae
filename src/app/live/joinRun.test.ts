import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_MS, joinRun, PACE_MS, type LineWord } from './joinRun.ts';
import { contract } from '../wire/contract.examples.ts';

const CHANNEL = 'MTY-TAM_0830_2026-11-27';
const EVENTS = `seatmap:${CHANNEL}/events`;
const SYNC = `seatmap:${CHANNEL}/sync/an-1`;

class FakeClient extends EventEmitter {
  topics: unknown = null;
  published: [string, string][] = [];
  ended = false;
  refuses = false;
  subscribe(topics: unknown, _options: unknown, done: (error: Error | null) => void) {
    this.topics = topics;
    done(this.refuses ? new Error('128') : null);
  }
  publish(topic: string, payload: string) {
    this.published.push([topic, payload]);
  }
  end() {
    this.ended = true;
  }
  say(payload: unknown, topic = EVENTS) {
    this.emit('message', topic, Buffer.from(JSON.stringify(payload)));
  }
}

const selected = (version: number) => ({ event: 'seat:selected', version, run: { legFrom: 0, legTo: 3 }, seatId: '1', owner: 'other' });

function world() {
  const client = new FakeClient();
  const words: LineWord[] = [];
  // The object has the methods that the line uses.
  const end = joinRun(client as never, { channel: CHANNEL, legFrom: 0, legTo: 3, clientId: 'an-1' }, (word) => words.push(word));
  /** The versions that were reported together. */
  const received = () => words.flatMap((word) => (word.type === 'received' ? [word.messages.map(({ version }) => version)] : []));
  return { client, words, end, received };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[API-053] [API-054] [API-055] joins the topics of the contract with its legs, and reports the version of the answer', () => {
  const { client, words } = world();
  client.emit('connect');
  expect(client.topics).toEqual([EVENTS, `seatmap:${CHANNEL}/sync/an-1`]);
  const [[topic, payload] = []] = client.published;
  expect(topic).toBe(`seatmap:${CHANNEL}/join/an-1`);
  const { components } = contract('live-seats.asyncapi.yaml') as {
    components: { messages: Record<'join' | 'seats', { examples: { payload: unknown }[] }> };
  };
  expect(JSON.parse(payload ?? '')).toEqual(components.messages.join.examples[0]?.payload);
  expect(words).toEqual([]);
  client.say(components.messages.seats.examples[0]?.payload, SYNC);
  expect(words).toEqual([{ type: 'joined', version: 18 }]);
  vi.advanceTimersByTime(ANSWER_MS);
  expect(words).toHaveLength(1);
});

test('an unanswered join ends the line', () => {
  const { client, words } = world();
  client.emit('connect');
  client.say({ event: 'nonsense' }, SYNC);
  vi.advanceTimersByTime(ANSWER_MS);
  expect(words).toEqual([{ type: 'gone', reason: 'the join was not answered' }]);
  expect(client.ended).toBe(true);
});

test('a change is reported at once, and those right after it together', () => {
  const { client, received } = world();
  client.say(selected(5));
  expect(received()).toEqual([[5]]);
  for (const version of [6, 8, 7, 7]) client.say(selected(version));
  vi.advanceTimersByTime(PACE_MS - 1);
  expect(received()).toEqual([[5]]);
  vi.advanceTimersByTime(1);
  expect(received()).toEqual([[5], [6, 8, 7, 7]]);
  vi.advanceTimersByTime(10 * PACE_MS);
  client.say(selected(9));
  expect(received()).toEqual([[5], [6, 8, 7, 7], [9]]);
});

test('an invalid message, or one of another run, is ignored', () => {
  const { client, received } = world();
  client.say(selected(8), 'seatmap:another/events');
  client.say({ event: 'nonsense' });
  client.say({ event: 'quota:changed', version: 9, quotas: [{ fareId: '4', places: 8, left: [3, 2] }] });
  expect(received()).toEqual([[9]]);
});

test('it reports its end once, after all messages', () => {
  const { client, words, received } = world();
  client.emit('connect');
  for (const version of [5, 6]) client.say(selected(version));
  client.emit('error', new Error('reset'));
  client.emit('close');
  client.say(selected(7));
  vi.advanceTimersByTime(PACE_MS);
  expect(received()).toEqual([[5], [6]]);
  expect(words.at(-1)).toEqual({ type: 'gone', reason: 'reset' });
  expect(words.filter(({ type }) => type === 'gone')).toHaveLength(1);
  expect(client.ended).toBe(true);
});

test('a refused subscription ends it', () => {
  const { client, words } = world();
  client.refuses = true;
  client.emit('connect');
  expect(words).toEqual([{ type: 'gone', reason: '128' }]);
  expect(client.ended).toBe(true);
});

test('after its end it reports nothing', () => {
  const { client, words, end } = world();
  client.emit('connect');
  client.say({ event: 'sync:seats', version: 4, seats: [], serverTime: '2026-11-21T05:20:00.123Z' }, SYNC);
  client.say(selected(5));
  client.say(selected(6));
  end();
  client.emit('close');
  vi.advanceTimersByTime(ANSWER_MS);
  expect(words.map(({ type }) => type)).toEqual(['joined', 'received']);
  expect(client.ended).toBe(true);
});
