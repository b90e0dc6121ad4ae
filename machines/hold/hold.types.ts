import type { SpokenSeconds } from '../domain/hold.ts';
import type { Instant } from '../domain/instant.ts';

export type HoldInput = { expiresAt: Instant };
export type HoldContext = HoldInput & { now: Instant };

export type HoldEvent =
  | { type: 'clock.ticked'; now: Instant }
  /** The bank is asked, so the hold waits for its answer. */
  | { type: 'hold.suspended' }
  | { type: 'hold.resumed' };

export type HoldView = {
  screen: 'running' | 'suspended' | 'lapsed';
  label: string;
  secondsLeft: number;
  /** 1 at the start of 540 s, 0 at the end. */
  fraction: number;
  /** The first half minute, in which the whole time is said (NAV-050). */
  isFresh: boolean;
  lastMinute: boolean;
  /** The announcement of the polite region. */
  spoken: SpokenSeconds | null;
};
