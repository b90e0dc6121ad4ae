import { assign, setup } from 'xstate';
import type { Instant } from '../domain/instant.ts';
import type { QuotaNews } from '../domain/quota.ts';
import type { Floor, SeatId, SeatNews } from '../domain/seat.ts';
import { error, event, output } from '../params.ts';
import { getSeatMap, seatChannel } from './bus.ports.ts';
import { isBehind, needsMap, unknownBus, withFailure, withMap, withNews, withPending, withQuotas, withRefused } from './bus.rules.ts';
import type { Bus, BusContext, BusEvent, BusInput } from './bus.types.ts';

const chart = setup({
  types: { context: {} as BusContext, events: {} as BusEvent, input: {} as BusInput },
  actors: { getSeatMap, seatChannel },
  guards: {
    hasMap: ({ context }) => context.map !== null,
    isBehind: ({ context }, bus: Bus) => isBehind(context, bus),
    isNewer: ({ context }, { version }: { version: number }) => context.map !== null && version > context.map.version,
    needsMap: ({ context }, { news }: { news: readonly SeatNews[] }) => needsMap(context, news),
  },
  actions: {
    assignMap: assign(({ context }, bus: Bus) => withMap(context, bus)),
    assignFailure: assign((_, params: { error: unknown }) => withFailure(params.error)),
    assignNews: assign(({ context }, { news }: { news: readonly SeatNews[] }) => withNews(context, news)),
    queueNews: assign(({ context }, { news }: { news: readonly SeatNews[] }) => withPending(context, news)),
    assignQuotas: assign(({ context }, { news }: { news: QuotaNews }) => withQuotas(context, news)),
    assignJoined: assign((_, { version }: { version: number }) => ({ joined: version })),
    assignSince: assign((_, { at }: { at: Instant }) => ({ liveSince: at })),
    assignFloor: assign((_, { floor }: { floor: Floor }) => ({ floor })),
    assignRefused: assign(({ context }, { seatIds }: { seatIds: readonly SeatId[] }) => withRefused(context, seatIds)),
  },
});

/** One bus: its map and its live channel. Its parent has the party and its claims, and receives each snapshot. */
export const busMachine = chart.createMachine({
  id: 'bus',
  context: ({ input }) => ({
    ...unknownBus(input.departure),
    quotaVersion: 0,
    floor: 'ground',
    liveSince: null,
    joined: 0,
    pending: [],
    failure: null,
  }),
  type: 'parallel',
  on: {
    'floor.chosen': { actions: { type: 'assignFloor', params: event } },
    'quota.reported': { actions: { type: 'assignQuotas', params: event } },
    'seats.refused': { actions: { type: 'assignRefused', params: event } },
  },
  states: {
    map: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'getSeatMap',
            src: 'getSeatMap',
            input: ({ context }) => ({ departure: context.departure }),
            onDone: [
              {
                guard: { type: 'isBehind', params: output },
                target: 'loading',
                reenter: true,
                actions: { type: 'assignMap', params: output },
              },
              { target: 'drawn', actions: { type: 'assignMap', params: output } },
            ],
            onError: [
              { guard: 'hasMap', target: 'drawn' },
              { target: 'failed', actions: { type: 'assignFailure', params: error } },
            ],
          },
          on: { 'seat.reported': { actions: { type: 'queueNews', params: event } } },
        },
        drawn: {
          on: {
            /** The map is refetched when it is behind, or when only the service knows the holder of a seat. */
            'channel.opened': { guard: { type: 'isNewer', params: event }, target: 'loading' },
            'seat.reported': [
              { guard: { type: 'needsMap', params: event }, target: 'loading', actions: { type: 'queueNews', params: event } },
              { actions: { type: 'assignNews', params: event } },
            ],
          },
        },
        failed: { on: { 'map.retried': 'loading' } },
      },
    },
    live: {
      initial: 'closed',
      states: {
        /** The channel is joined after the first map. */
        closed: { always: { guard: 'hasMap', target: 'joined' } },
        joined: {
          invoke: {
            id: 'seatChannel',
            src: 'seatChannel',
            input: ({ context }) => ({ channel: context.map?.channel ?? '', run: context.departure.run }),
            onError: '.lost',
          },
          initial: 'connecting',
          on: {
            'channel.opened': {
              target: '.listening',
              actions: [
                { type: 'assignSince', params: event },
                { type: 'assignJoined', params: event },
              ],
            },
            'channel.lost': { target: '.lost', actions: { type: 'assignSince', params: event } },
          },
          states: { connecting: {}, listening: {}, lost: {} },
        },
      },
    },
  },
});
