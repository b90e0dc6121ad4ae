import { assign, setup } from 'xstate';
import { EACH_SECOND, ticker } from '../clock.ports.ts';
import { LONG_AGO, type Instant } from '../domain/instant.ts';
import { event } from '../params.ts';
import { isLapsed } from './hold.rules.ts';
import type { HoldContext, HoldEvent, HoldInput } from './hold.types.ts';

/** The 540 s of a cart, counted from the server's `expiresAt`. Only another cart changes it (HOLD-014). */
export const holdMachine = setup({
  types: { context: {} as HoldContext, events: {} as HoldEvent, input: {} as HoldInput },
  actors: { ticker },
  guards: { isLapsed: ({ context }) => isLapsed(context) },
  actions: {
    assignTime: assign((_, { now }: { now: Instant }) => ({ now })),
  },
}).createMachine({
  id: 'hold',
  context: ({ input }) => ({ ...input, now: LONG_AGO }),
  invoke: { id: 'ticker', src: 'ticker', input: EACH_SECOND, onError: {} },
  initial: 'running',
  on: { 'clock.ticked': { actions: { type: 'assignTime', params: event } } },
  states: {
    running: {
      always: { guard: 'isLapsed', target: 'lapsed' },
      on: { 'hold.suspended': 'suspended' },
    },
    suspended: { on: { 'hold.resumed': 'running' } },
    lapsed: {},
  },
});
