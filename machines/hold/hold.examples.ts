import { plusSeconds } from '../domain/instant.ts';
import { CART } from '../testing/fixtures.ts';
import { chartOf } from 'xstate-paths';
import { holdMachine } from './hold.machine.ts';
import type { HoldEvent } from './hold.types.ts';
import { holdView } from './hold.view.ts';

const after = (...events: HoldEvent[]) => ({ input: { expiresAt: CART.expiresAt }, events });

const at = (seconds: number): HoldEvent => ({ type: 'clock.ticked', now: plusSeconds(CART.expiresAt, -seconds) });

/** Situations of the hold, reached by events. */
export const situations = {
  fresh: after(),
  running: after(at(467)),
  twoMinutes: after(at(120)),
  lastMinute: after(at(48)),
  suspended: after(at(48), { type: 'hold.suspended' }),
  lapsed: after(at(0)),
} as const;

export const chart = chartOf(holdMachine, situations, holdView);
export const { examples } = chart;
