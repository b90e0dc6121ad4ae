import { plusSeconds } from '../domain/instant.ts';
import { CART, NOW } from '../testing/fixtures.ts';
import { situation } from '../testing/situation.ts';
import { holdMachine } from './hold.machine.ts';
import type { HoldEvent } from './hold.types.ts';
import { holdView } from './hold.view.ts';

function view(...events: HoldEvent[]) {
  return holdView(situation(holdMachine, { expiresAt: CART.expiresAt, now: NOW }, events));
}

const at = (seconds: number): HoldEvent => ({ type: 'clock.ticked', now: plusSeconds(CART.expiresAt, -seconds) });

/** Situations of the hold, reached by events. */
export const examples = {
  fresh: view(),
  running: view(at(467)),
  twoMinutes: view(at(120)),
  lastMinute: view(at(48)),
  suspended: view(at(48), { type: 'hold.suspended' }),
  lapsed: view(at(0)),
} as const;
