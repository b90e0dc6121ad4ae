import { chartOf, done, type Situation } from 'xstate-paths';
import { liveChannelMachine } from './liveChannel.machine.ts';
import type { LiveChannelEvent } from './liveChannel.types.ts';

const joined: LiveChannelEvent = { type: 'run.joined', version: 7 };
const lost: LiveChannelEvent = { type: 'connection.lost' };
const hidden: LiveChannelEvent = { type: 'page.hidden' };

/** Situations of the live channel, reached by events; it has no screen of its own. */
export const situations = {
  joining: { input: undefined, events: [] },
  listening: { input: undefined, events: [joined] },
  pausing: { input: undefined, events: [joined, lost] },
  hidden: { input: undefined, events: [joined, hidden] },
  left: { input: undefined, events: [joined, hidden, done('patience')] },
  back: { input: undefined, events: [joined, hidden, done('patience'), { type: 'page.shown' }] },
} satisfies Record<string, Situation<undefined>>;

export const chart = chartOf(liveChannelMachine, situations, ({ value }) => value);
export const { examples } = chart;
