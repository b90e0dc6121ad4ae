import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { backoff, HIDDEN_PATIENCE_MS } from '../../../machines/liveChannel/index.ts';
import { openChannel, type ChannelWord } from './liveChannel.ts';
import type { LineWord } from './joinRun.ts';
import type { SeatMessage } from '../wire/liveSeats.ts';

const RUN = { legFrom: 0, legTo: 3 };
const AT = '2026-11-21T05:20:00.000Z';

type Line = { say: (word: LineWord) => void; close: ReturnType<typeof vi.fn<() => void>> };

const selected = (version: number, run = RUN): SeatMessage => ({ event: 'seat:selected', version, run, seatId: '1', owner: 'other' });
const received = (...messages: (LineWord & { type: 'received' })['messages']): LineWord => ({ type: 'received', messages });

let page: EventTarget & { visibilityState: string };
let warn: MockInstance;
const look = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

async function world() {
  const lines: Line[] = [];
  const words: ChannelWord[] = [];
  const open = vi.fn(async (say: Line['say']) => {
    const close = vi.fn<() => void>();
    lines.push({ say, close });
    return close;
  });
  const stop = openChannel({ run: RUN, open, owner: async () => 'me', now: () => AT }, (word) => words.push(word));
  await vi.advanceTimersByTimeAsync(0);
  return { lines, words, open, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const browser = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('messages that arrive together are reported together, in order, with repeats', async () => {
  const { lines, words } = await world();
  lines[0]!.say({ type: 'joined', version: 4 });
  lines[0]!.say(received(selected(5), selected(7), selected(6), selected(6)));
  const [opened, reported, ...more] = words;
  expect(opened).toEqual({ type: 'channel.opened', at: AT, version: 4 });
  expect(reported?.type === 'seat.reported' && reported.news.map(({ version }) => version)).toEqual([5, 7, 6, 6]);
  expect(more).toEqual([]);
});

test('quota messages are reported in order', async () => {
  const { lines, words } = await world();
  lines[0]!.say(
    received(selected(8), { event: 'quota:changed', version: 8, quotas: [{ fareId: '4', places: 8, left: [3, 2] }] }, selected(9)),
  );
  expect(words.map(({ type }) => type)).toEqual(['seat.reported', 'quota.reported', 'seat.reported']);
  expect(words[1]).toMatchObject({ news: { version: 8 } });
});

test('a seat that is free on a part of the stretch is reported as unsure', async () => {
  const { lines, words } = await world();
  const partFreed = (version: number): SeatMessage => ({ ...selected(version, { legFrom: 0, legTo: 1 }), event: 'seat:expired' });
  lines[0]!.say(received(partFreed(5), selected(6)));
  expect(words).toMatchObject([
    {
      type: 'seat.reported',
      news: [
        { version: 5, kind: 'unsure' },
        { version: 6, kind: 'taken' },
      ],
    },
  ]);
});

test('[ERR-033] a loss is reported once and only logged, and the channel opens a new line (0007)', async () => {
  const { lines, words, open } = await world();
  lines[0]!.say({ type: 'joined', version: 4 });
  lines[0]!.say({ type: 'gone', reason: 'reset' });
  lines[0]!.say(received(selected(9)));
  expect(warn).toHaveBeenCalledWith('live seats', 'reset');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(open).toHaveBeenCalledTimes(2);
  lines[1]!.say({ type: 'gone', reason: null });
  await vi.advanceTimersByTimeAsync(2_000);
  lines[2]!.say({ type: 'joined', version: 4 });
  expect(words.map(({ type }) => type)).toEqual(['channel.opened', 'channel.lost', 'channel.opened']);
});

test('[ERR-033] a failed or refused line is only logged, and tried again later', async () => {
  const { lines, open } = await world();
  lines[0]!.say({ type: 'gone', reason: '128' });
  open.mockRejectedValueOnce(new Error('429'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(warn).toHaveBeenLastCalledWith('live seats', expect.anything());
  expect(warn).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(open).toHaveBeenCalledTimes(3);
  expect(lines).toHaveLength(2);
});

test('the pauses double up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((tries) => backoff(tries, 1))).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(backoff(0, 0)).toBe(500);
});

test('a page that is hidden from its start leaves after a minute too', async () => {
  page.visibilityState = 'hidden';
  const { lines } = await world();
  lines[0]!.say({ type: 'joined', version: 4 });
  await vi.advanceTimersByTimeAsync(HIDDEN_PATIENCE_MS - 1);
  expect(lines[0]!.close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(lines[0]!.close).toHaveBeenCalledOnce();
});

test('a hidden page leaves after a minute and returns when it becomes visible', async () => {
  const { lines, words, open } = await world();
  lines[0]!.say({ type: 'joined', version: 4 });
  look('hidden');
  await vi.advanceTimersByTimeAsync(HIDDEN_PATIENCE_MS - 1);
  look('visible');
  await vi.advanceTimersByTimeAsync(HIDDEN_PATIENCE_MS);
  expect(lines[0]!.close).not.toHaveBeenCalled();
  look('hidden');
  await vi.advanceTimersByTimeAsync(HIDDEN_PATIENCE_MS);
  expect(lines[0]!.close).toHaveBeenCalledOnce();
  expect(words.at(-1)).toEqual({ type: 'channel.lost', at: AT });
  await vi.advanceTimersByTimeAsync(10 * HIDDEN_PATIENCE_MS);
  expect(open).toHaveBeenCalledTimes(1);
  look('visible');
  await vi.advanceTimersByTimeAsync(0);
  lines[1]!.say({ type: 'joined', version: 4 });
  expect(words.at(-1)).toEqual({ type: 'channel.opened', at: AT, version: 4 });
});

test('after its end it reports nothing and opens nothing', async () => {
  const { lines, words, open, stop } = await world();
  lines[0]!.say({ type: 'joined', version: 4 });
  stop();
  lines[0]!.say(received(selected(9)));
  lines[0]!.say({ type: 'gone', reason: null });
  look('hidden');
  look('visible');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(open).toHaveBeenCalledTimes(1);
  expect(words.map(({ type }) => type)).toEqual(['channel.opened']);
  expect(lines[0]!.close).toHaveBeenCalledOnce();
});

test('a line that opens after the end is closed at once', async () => {
  let give: (close: () => void) => void = () => {};
  const open = () => new Promise<() => void>((resolve) => (give = resolve));
  const stop = openChannel({ run: RUN, open, owner: async () => null, now: () => AT }, () => {});
  await vi.advanceTimersByTimeAsync(0);
  stop();
  const late = vi.fn<() => void>();
  give(late);
  await vi.advanceTimersByTimeAsync(0);
  expect(late).toHaveBeenCalledOnce();
});
