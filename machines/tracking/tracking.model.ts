import type { Model } from 'xstate-paths';
import { bus, DRIVING, located, lost, pauseOver, ticked } from './tracking.examples.ts';
import { trackingMachine } from './tracking.machine.ts';
import { isStale } from './tracking.rules.ts';

/** The events of a tracked bus. */
export const trackingModel = {
  machine: trackingMachine,
  input: bus,
  facts: ({ context: { fix, now } }) => [fix !== null, fix !== null && isStale(fix, now), now],
  invariants: {},
  events: {
    busLocated: located,
    busLost: lost,
    pauseOver,
    minutesPass: ticked(DRIVING + 354),
    trackingClosed: { type: 'tracking.closed' },
  },
} satisfies Model;
