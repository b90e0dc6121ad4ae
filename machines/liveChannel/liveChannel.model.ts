import { done, isIn, type Model } from 'xstate-paths';
import { liveChannelMachine } from './liveChannel.machine.ts';

/** The channel of a run whose connection is lost, and whose page is hidden. */
export const liveChannelModel = {
  machine: liveChannelMachine,
  input: undefined,
  events: {
    runJoined: { type: 'run.joined', version: 7 },
    seatsReported: { type: 'seat.reported', news: [{ version: 8, seatId: 'ground-7', kind: 'taken' }] },
    quotaReported: { type: 'quota.reported', news: { version: 9, quotas: [] } },
    connectionLost: { type: 'connection.lost' },
    pageHidden: { type: 'page.hidden' },
    pageShown: { type: 'page.shown' },
    backOffOver: done('backOff'),
    patienceOver: done('patience'),
  },
  invariants: {
    'a page that was left is not connected': (at) => !isIn(at, 'hidden.left') || isIn(at, 'connection.idle'),
  },
  facts: ({ context }) => [context.tries > 0],
} satisfies Model;
