import { assign, setup } from 'xstate';
import { EACH_SECOND, pause, ticker } from '../clock.ports.ts';
import { LONG_AGO, type Instant } from '../domain/instant.ts';
import { event, output } from '../params.ts';
import { locateBus } from './tracking.ports.ts';
import { lookupUnit, REFRESH_MS } from './tracking.rules.ts';
import type { Fix, TrackingContext, TrackingEvent, TrackingInput } from './tracking.types.ts';

/** Where the bus of a trip is, asked for again and again until the traveller closes it (BUS-001, API-031). */
export const trackingMachine = setup({
  types: { context: {} as TrackingContext, events: {} as TrackingEvent, input: {} as TrackingInput },
  actors: { locateBus, pause, ticker },
  actions: {
    assignFix: assign((_, fix: Fix) => ({ fix })),
    assignTime: assign((_, { now }: { now: Instant }) => ({ now })),
  },
}).createMachine({
  id: 'tracking',
  context: ({ input }) => ({ ...input, now: LONG_AGO, fix: null }),
  invoke: { id: 'ticker', src: 'ticker', input: EACH_SECOND, onError: {} },
  on: {
    'clock.ticked': { actions: { type: 'assignTime', params: event } },
    'tracking.closed': '.closed',
  },
  initial: 'locating',
  states: {
    locating: {
      invoke: {
        id: 'locateBus',
        src: 'locateBus',
        input: ({ context }) => ({ unit: lookupUnit(context) }),
        onDone: { target: 'waiting', actions: { type: 'assignFix', params: output } },
        onError: 'waiting',
      },
    },
    waiting: { invoke: { id: 'pause', src: 'pause', input: { ms: REFRESH_MS }, onDone: 'locating', onError: 'locating' } },
    closed: { type: 'final' },
  },
});
