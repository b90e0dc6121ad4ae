import { assign, raise, setup, stateIn } from 'xstate';
import { pause } from '../clock.ports.ts';
import { event } from '../params.ts';
import { backOff, connection, pageVisibility } from './liveChannel.ports.ts';
import type { ChannelNews, LiveChannelContext, LiveChannelEvent } from './liveChannel.types.ts';

/** A page that is hidden longer leaves the channel, and refetches the map when it becomes visible. */
export const HIDDEN_PATIENCE_MS = 60_000;

/** The live channel of a run: connects again after each loss, and leaves while the page is hidden (0007). It never ends. */
export const liveChannelMachine = setup({
  types: { context: {} as LiveChannelContext, events: {} as LiveChannelEvent },
  actors: { connection, backOff, pageVisibility, pause },
  guards: { isHidden: stateIn({ page: 'hidden' }) },
  actions: {
    countTry: assign(({ context: { tries } }) => ({ tries: tries + 1 })),
    clearTries: assign({ tries: 0 }),
    leavePage: raise({ type: 'page.left' }),
    loseConnection: raise({ type: 'connection.lost' }),
    /** The application provides what reports. */
    reportOpened: (_, _joined: { version: number }) => {},
    reportLoss: () => {},
    reportNews: (_, _news: ChannelNews) => {},
  },
}).createMachine({
  id: 'liveChannel',
  type: 'parallel',
  context: { tries: 0 },
  invoke: { id: 'pageVisibility', src: 'pageVisibility', onError: {} },
  states: {
    page: {
      initial: 'shown',
      states: {
        shown: { on: { 'page.hidden': 'hidden' } },
        hidden: {
          initial: 'waiting',
          on: { 'page.shown': 'shown' },
          states: {
            waiting: {
              invoke: { id: 'patience', src: 'pause', input: { ms: HIDDEN_PATIENCE_MS }, onDone: 'left', onError: 'left' },
            },
            left: { entry: 'leavePage' },
          },
        },
      },
    },
    connection: {
      initial: 'listening',
      on: { 'page.left': '.idle' },
      states: {
        listening: {
          invoke: { id: 'connection', src: 'connection', onError: { actions: 'loseConnection' } },
          on: {
            'run.joined': { actions: ['clearTries', { type: 'reportOpened', params: event }] },
            'seat.reported': { actions: { type: 'reportNews', params: event } },
            'quota.reported': { actions: { type: 'reportNews', params: event } },
            'connection.lost': [{ guard: 'isHidden', target: 'idle' }, { target: 'pausing' }],
          },
        },
        pausing: {
          invoke: {
            id: 'backOff',
            src: 'backOff',
            input: ({ context }) => context,
            onDone: { target: 'listening', actions: 'countTry' },
            onError: 'idle',
          },
          on: { 'page.shown': { target: 'listening', actions: 'clearTries' } },
        },
        /** Until the page is visible. */
        idle: { on: { 'page.shown': { target: 'listening', actions: 'clearTries' } } },
      },
    },
    /** A loss is reported once, until the run is joined again. */
    loss: {
      initial: 'unreported',
      states: {
        unreported: {
          on: {
            'connection.lost': { target: 'reported', actions: 'reportLoss' },
            'page.left': { target: 'reported', actions: 'reportLoss' },
          },
        },
        reported: { on: { 'run.joined': 'unreported' } },
      },
    },
  },
});
