import bindings from 'gtfs-realtime-bindings';
import { describe, expect, it } from 'vitest';
import { fixesByUnit } from '../domain/fixes.ts';
import { smallFeed } from '../feed/fixture.ts';
import { buildNetwork } from '../feed/network.ts';
import { readFeed as readRows } from '../feed/read.ts';
import { createRealtimeReader } from './realtimeReader.ts';

const { FeedMessage } = bindings.transit_realtime;

const read = createRealtimeReader();
const { network } = buildNetwork(readRows(smallFeed()), { version: 'v' });

function feedOf(count: number): Uint8Array {
  const entity = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    vehicle: { vehicle: { id: `bus ${index}` }, position: { latitude: 25, longitude: -100 }, timestamp: 1_780_000_000 + index },
  }));
  return FeedMessage.encode({ header: { gtfsRealtimeVersion: '2.0' }, entity }).finish();
}

async function all(bytes: Uint8Array, reader = read): Promise<number> {
  let count = 0;
  for await (const part of reader('vehicles', bytes)) count += part.length;
  return count;
}

/** A field of bytes in the wire format of Protocol Buffers. */
function field(number: number, value: Buffer): Buffer {
  const length = [];
  for (let rest = value.length; rest > 0 || length.length === 0; rest >>>= 7) length.push((rest & 127) | (rest > 127 ? 128 : 0));
  return Buffer.concat([Buffer.from([(number << 3) | 2, ...length]), value]);
}

/** A trip update with two million stops of two bytes each. */
function bomb(): Buffer {
  const stops = Buffer.alloc(4_000_000).map((_, index) => (index % 2 === 0 ? 0x12 : 0));
  const update = Buffer.concat([field(1, field(1, Buffer.from('t'))), stops]);
  const header = FeedMessage.encode({ header: { gtfsRealtimeVersion: '2.0' }, entity: [] }).finish();
  return Buffer.concat([header, field(2, Buffer.concat([field(1, Buffer.from('1')), field(3, update)]))]);
}

/** Turns of the loop while a promise is open: a traveller is served in each. */
async function turnsOf(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOpen = true;
  const count = (): void => {
    turns += 1;
    if (isOpen) setImmediate(count);
  };
  setImmediate(count);
  await work;
  isOpen = false;
  return turns;
}

describe('a real-time feed', () => {
  it('[API-030] of the largest size leaves the loop free between its parts', async () => {
    if (network === null) throw new Error('no network');
    // 20,000 vehicles in parts of 200.
    expect(await turnsOf(fixesByUnit(network, read('vehicles', feedOf(20_000))))).toBeGreaterThanOrEqual(100);
  });

  it('[API-030] has 20,000 entities at most', async () => {
    expect(await all(feedOf(20_000))).toBe(20_000);
    await expect(all(feedOf(20_001))).rejects.toThrow('the feed has 20001 entities, at most 20000 are read');
  });

  it('[API-030] that is none, or needs too much memory, is refused, and the next one is read', async () => {
    await expect(all(new Uint8Array([1, 2, 3]))).rejects.toThrow();
    const small = createRealtimeReader({ mostMb: 24 });
    await expect(all(bomb(), small)).rejects.toThrow('the reader of feeds ended');
    expect(await all(feedOf(3), small)).toBe(3);
  });
});
