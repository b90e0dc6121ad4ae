import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoff, HIDDEN_PATIENCE_MS, keepChannel, type ChannelWord } from './mqtt.ts';
import { contract } from './wire/contract.examples.ts';

const CHANNEL = 'MTY-TAM_0830_2026-11-27';
const RUN = { tripId: 't', seatMapId: 'm', routeId: 'MTY-TAM', scheduleName: '0830', manifestDate: '2026-11-27', legFrom: 0, legTo: 3 };
const EVENTS = `seatmap:${CHANNEL}/events`;
const AT = '2026-11-21T05:20:00.000Z';

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

const selected = (version: number, legs = { legFrom: 0, legTo: 3 }) => ({
  event: 'seat:selected',
  version,
  run: legs,
  seatId: '1',
  owner: 'other',
});

let page: EventTarget & { visibilityState: string };
const look = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

async function world(soon: (tell: () => void) => void = (tell) => tell()) {
  const clients: FakeClient[] = [];
  const words: ChannelWord[] = [];
  const connect = vi.fn(async () => {
    const client = new FakeClient();
    clients.push(client);
    // The few methods that the channel uses are there.
    return { client: client as never, clientId: `an-${clients.length}` };
  });
  const stop = keepChannel({ channel: CHANNEL, run: RUN, connect, owner: async () => 'me', now: () => AT, soon }, (word) =>
    words.push(word),
  );
  await vi.advanceTimersByTimeAsync(0);
  return { clients, words, connect, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const browser = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[API-053] [API-054] [API-055] joins the topics of the contract with its legs', async () => {
  const { clients, words } = await world();
  const [client] = clients;
  client!.emit('connect');
  expect(client!.topics).toEqual([EVENTS, `seatmap:${CHANNEL}/sync/an-1`]);
  const [[topic, payload] = []] = client!.published;
  expect(topic).toBe(`seatmap:${CHANNEL}/join/an-1`);
  const { components } = contract('live-seats.asyncapi.yaml') as {
    components: { messages: { join: { examples: { payload: unknown }[] } } };
  };
  expect(JSON.parse(payload ?? '')).toEqual(components.messages.join.examples[0]?.payload);
  expect(words).toEqual([{ type: 'channel.opened', at: AT }]);
});

test('messages are handed on in the order in which they come, twice when they come twice', async () => {
  const { clients, words } = await world();
  clients[0]!.emit('connect');
  for (const version of [5, 7, 6, 6]) clients[0]!.say(selected(version));
  clients[0]!.say(selected(8), 'seatmap:another/events');
  clients[0]!.say({ event: 'nonsense' });
  expect(words.flatMap((word) => (word.type === 'seat.reported' ? word.news.map(({ version }) => version) : []))).toEqual([5, 7, 6, 6]);
});

test('what is heard between two frames is told once, in order, and before anything that comes after it', async () => {
  let frame = () => {};
  const { clients, words } = await world((tell) => (frame = tell));
  const [client] = clients;
  client!.emit('connect');
  for (const version of [5, 6, 7]) client!.say(selected(version));
  expect(words).toHaveLength(1);
  frame();
  const [, told] = words;
  expect(told?.type === 'seat.reported' && told.news.map(({ version }) => version)).toEqual([5, 6, 7]);
  client!.say(selected(8));
  client!.emit('close');
  expect(words.slice(2).map(({ type }) => type)).toEqual(['seat.reported', 'channel.lost']);
  frame();
  expect(words).toHaveLength(4);
});

test('what is left of the reduced fares is told', async () => {
  const { clients, words } = await world();
  clients[0]!.emit('connect');
  clients[0]!.say({ event: 'quota:changed', version: 9, quotas: [{ fareId: '4', places: 8, left: [3, 2] }] });
  expect(words.at(-1)).toMatchObject({ type: 'quota.reported', news: { version: 9 } });
});

test('a seat that is free on a part of the stretch has the map asked for again, once for each change', async () => {
  const { clients, words } = await world();
  clients[0]!.emit('connect');
  const heard = (version: number) => {
    const before = words.length;
    clients[0]!.say({ ...selected(version, { legFrom: 0, legTo: 1 }), event: 'seat:expired' });
    return words.slice(before).map(({ type }) => type);
  };
  expect(heard(5)).toEqual(['seat.reported', 'channel.opened']);
  expect(heard(5)).toEqual(['seat.reported']);
  expect(heard(6)).toEqual(['seat.reported', 'channel.opened']);
});

test('[ERR-033] a loss is told once and logged, and the channel comes back with a new pass', async () => {
  const { clients, words, connect } = await world();
  clients[0]!.emit('connect');
  clients[0]!.emit('error', new Error('reset'));
  clients[0]!.emit('close');
  expect(words.map(({ type }) => type)).toEqual(['channel.opened', 'channel.lost']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connect).toHaveBeenCalledTimes(2);
  clients[1]!.emit('close');
  await vi.advanceTimersByTimeAsync(2_000);
  clients[2]!.emit('connect');
  expect(words.map(({ type }) => type)).toEqual(['channel.opened', 'channel.lost', 'channel.opened']);
  expect(clients[0]!.ended).toBe(true);
});

test('a pass that is refused and a subscription that is refused are tried again later', async () => {
  const { clients, connect } = await world();
  clients[0]!.refuses = true;
  clients[0]!.emit('connect');
  connect.mockRejectedValueOnce(new Error('429'));
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(connect).toHaveBeenCalledTimes(3);
  expect(clients).toHaveLength(2);
});

test('the pauses double up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((tries) => backoff(tries, 1))).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(backoff(0, 0)).toBe(500);
});

test('a page that nobody looks at leaves after a minute and comes back when it is looked at', async () => {
  const { clients, words, connect } = await world();
  clients[0]!.emit('connect');
  look('hidden');
  await vi.advanceTimersByTimeAsync(HIDDEN_PATIENCE_MS - 1);
  look('visible');
  await vi.advanceTimersByTimeAsync(HIDDEN_PATIENCE_MS);
  expect(clients[0]!.ended).toBe(false);
  look('hidden');
  await vi.advanceTimersByTimeAsync(HIDDEN_PATIENCE_MS);
  expect(clients[0]!.ended).toBe(true);
  expect(words.at(-1)).toEqual({ type: 'channel.lost', at: AT });
  await vi.advanceTimersByTimeAsync(10 * HIDDEN_PATIENCE_MS);
  expect(connect).toHaveBeenCalledTimes(1);
  look('visible');
  await vi.advanceTimersByTimeAsync(0);
  clients[1]!.emit('connect');
  expect(words.at(-1)).toEqual({ type: 'channel.opened', at: AT });
});

test('after its end it says nothing and opens nothing', async () => {
  const { clients, words, connect, stop } = await world();
  clients[0]!.emit('connect');
  stop();
  clients[0]!.say(selected(9));
  clients[0]!.emit('close');
  look('hidden');
  look('visible');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(connect).toHaveBeenCalledTimes(1);
  expect(words.map(({ type }) => type)).toEqual(['channel.opened']);
  expect(clients[0]!.ended).toBe(true);
});

test('a connection that comes after the end is closed at once', async () => {
  let give: (client: FakeClient) => void = () => {};
  const waiting = new Promise<FakeClient>((resolve) => (give = resolve));
  const connect = async () => ({ client: (await waiting) as never, clientId: 'an-1' });
  const stop = keepChannel(
    { channel: CHANNEL, run: RUN, connect, owner: async () => null, now: () => AT, soon: (tell) => tell() },
    () => {},
  );
  stop();
  const late = new FakeClient();
  give(late);
  await vi.advanceTimersByTimeAsync(0);
  expect(late.ended).toBe(true);
});
