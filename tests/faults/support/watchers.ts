import { EventEmitter, once, setMaxListeners } from 'node:events';
import mqtt, { type MqttClient } from 'mqtt';
import { applyNews, type SeatMap, type SeatNews } from '../../../machines/domain/seat.ts';
import type { components } from '../../../openapi/types/trip.ts';
import { openChannel } from '../../../src/app/live/liveChannel.ts';
import { joinRun, type LineWord } from '../../../src/app/live/joinRun.ts';
import { seatMapOf } from '../../../src/app/wire/seat.ts';
import { mapPath, type TripOffer } from '../../support/trip.ts';
import { ask } from './httpClient.ts';

type Schemas = components['schemas'];

/** The shop's channel checks the visibility of its page; here it is always visible. */
const [window, document] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState: 'visible' })];
setMaxListeners(0, window, document);
Object.assign(globalThis, { document, addEventListener: window.addEventListener.bind(window) });

/** The number of copies of a message that arrive, and whether it is swapped with the next message. */
export type Disturb = () => { copies: number; swapped: boolean };

/** An open seat map: the shop's rules over the shop's channel, against a real service. */
export interface Watcher {
  map(): SeatMap;
  /** Number of noticed gaps. */
  gaps(): number;
  /** Number of fetched maps, including the first. */
  fetched(): number;
  /** Number of times the map returned to an older version. */
  flickers(): number;
  close(): void;
}

/** Emits `change` whenever the map of any watcher changed. */
export const changes = new EventEmitter<{ change: [] }>();
changes.setMaxListeners(0);

async function fetchMap(port: number, offer: TripOffer): Promise<SeatMap> {
  const { status, body } = await ask<Schemas['SeatMapAnswer']>(port, 'GET', mapPath(offer));
  if (status !== 200) throw new Error(`the map was answered with ${status}`);
  return seatMapOf(body.data.map);
}

/** Disturbs the messages between a connection and the shop. */
function disturbed(client: MqttClient, disturb: Disturb): Pick<MqttClient, 'on' | 'subscribe' | 'publish' | 'end'> {
  const late: [string, Buffer][] = [];
  const heard = new EventEmitter<{ message: [string, Buffer] }>();
  client.on('message', (topic, payload) => {
    const { copies, swapped } = disturb();
    if (swapped) {
      late.push([topic, payload]);
      return;
    }
    for (let copy = 0; copy < copies; copy += 1) heard.emit('message', topic, payload);
    for (const [lateTopic, latePayload] of late.splice(0)) heard.emit('message', lateTopic, latePayload);
  });
  return new Proxy(client, {
    get(target, name) {
      if (name === 'on') {
        return (event: string, listener: (...args: never[]) => void) =>
          event === 'message' ? heard.on('message', listener as never) : target.on(event as 'connect', listener as never);
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * Opens a map and updates it as the seat screen does. It applies messages in the order of versions, and refetches after a gap or a reopened
 * channel.
 */
export async function watchMap(port: number, offer: TripOffer, disturb?: Disturb): Promise<Watcher> {
  const [segment] = offer.segments;
  if (segment === undefined) throw new Error('an offer without segments');
  const run = { legFrom: segment.legFrom, legTo: segment.legTo };
  let map = await fetchMap(port, offer);
  let unheard: SeatNews[] = [];
  let loading = false;
  let isOver = false;
  const counts = { gaps: 0, fetched: 1, flickers: 0 };

  const show = (next: SeatMap): void => {
    if (next === map) return;
    if (next.version < map.version) counts.flickers += 1;
    map = next;
    changes.emit('change');
  };
  const receive = (news: SeatNews): void => {
    const next = loading ? 'gap' : applyNews(map, news);
    if (next !== 'gap') {
      show(next);
      return;
    }
    unheard.push(news);
    if (loading) return;
    counts.gaps += 1;
    load();
  };
  const load = (): void => {
    if (loading || isOver) return;
    loading = true;
    counts.fetched += 1;
    fetchMap(port, offer).then(
      (fetched) => {
        loading = false;
        const waiting = unheard.toSorted((a, b) => a.version - b.version);
        unheard = [];
        show(fetched);
        for (const news of waiting) receive(news);
      },
      () => {
        loading = false;
        setTimeout(load, 200);
      },
    );
  };

  const open = async (listen: (word: LineWord) => void) => {
    const { body } = await ask<{ data: { ticket: string; clientId: string } }>(port, 'GET', '/seat/map/access-token');
    const { ticket, clientId } = body.data;
    const client = mqtt.connect(`ws://127.0.0.1:${port}/mqtt`, {
      protocolVersion: 4,
      clientId,
      username: clientId,
      password: ticket,
      clean: true,
      reconnectPeriod: 0,
    });
    return joinRun(disturb ? disturbed(client, disturb) : client, { channel: map.channel, ...run, clientId }, listen);
  };
  let opened = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (opened = resolve));
  const close = openChannel(
    {
      run,
      open,
      owner: () => Promise.resolve('who-only-watches'),
      now: () => new Date().toISOString(),
    },
    (word) => {
      if (word.type === 'seat.reported') for (const news of word.news) receive(news);
      if (word.type !== 'channel.opened') return;
      opened();
      load();
    },
  );
  await isOpen;
  return {
    map: () => map,
    gaps: () => counts.gaps,
    fetched: () => counts.fetched,
    flickers: () => counts.flickers,
    close() {
      isOver = true;
      close();
    },
  };
}

const takenIn = (map: SeatMap): string => map.taken.toSorted().join(' ');

/** Waits until all maps agree with the service. Returns the milliseconds, and how many differ after `limit`. */
export async function untilEqual(
  watchers: readonly Watcher[],
  port: number,
  offer: TripOffer,
  limit: number,
): Promise<{ ms: number; stale: number }> {
  const started = performance.now();
  const truth = takenIn(await fetchMap(port, offer));
  const isStale = (watcher: Watcher): boolean => takenIn(watcher.map()) !== truth;
  for (let left = limit; watchers.some(isStale) && left > 0; left = limit - (performance.now() - started)) {
    await once(changes, 'change', { signal: AbortSignal.timeout(Math.ceil(left)) }).catch(() => undefined);
  }
  return { ms: performance.now() - started, stale: watchers.filter(isStale).length };
}
