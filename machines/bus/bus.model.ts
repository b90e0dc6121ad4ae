import { DEPARTURE, NOW, seatMap } from '../testing/fixtures.ts';
import { failed, type Model } from 'xstate-paths';
import type { SeatNews } from '../domain/seat.ts';
import { joined, mapComes, news, refuses } from './bus.examples.ts';
import { busMachine } from './bus.machine.ts';

const lost = { code: 'network', retryable: true };

/** The versions that arrived while the map was fetched, without repeats. */
const versionsOf = (pending: readonly SeatNews[]) => [...new Set(pending.map(({ version }) => version))].toSorted((a, b) => a - b).join();

const bus: Pick<Model, 'machine' | 'input' | 'facts' | 'invariants'> = {
  machine: busMachine,
  input: { departure: DEPARTURE },
  facts: ({ context }) => [
    context.map?.version,
    context.map?.taken.length,
    context.joined,
    versionsOf(context.pending),
    context.floor,
    [...new Set(context.doubted)].join(),
    context.quotaVersion,
  ],
  invariants: {
    'the channel is joined for a map': ({ context, value }) => context.map !== null || value.live === 'closed',
  },
};

export const busModels = [
  /** The map and its channel. */
  {
    ...bus,
    events: {
      mapComes: mapComes(),
      laterMapComes: mapComes({ ...seatMap(), version: 9 }),
      mapFails: failed('getSeatMap', lost),
      mapRetried: { type: 'map.retried' },
      floorChosen: { type: 'floor.chosen', floor: 'top' },
      channelOpened: joined(7),
      channelOpenedLater: joined(9),
      channelLost: { type: 'channel.lost', at: NOW },
      seatTaken: news(8, 'ground-7', 'taken'),
      seatGap: news(9, 'ground-8', 'taken'),
      quotaTold: { type: 'quota.reported', news: { version: 7, quotas: [{ fareId: '4', places: 8, left: [5, 3] }] } },
    },
  },
  /** What the map does not show of the party's seats. */
  {
    ...bus,
    events: {
      mapComes: mapComes(),
      laterMapComes: mapComes({ ...seatMap(), version: 9 }),
      mapFails: failed('getSeatMap', lost),
      seatDoubted: news(8, 'ground-6', 'freed'),
      seatRefused: refuses('ground-7'),
    },
  },
] satisfies Model[];
