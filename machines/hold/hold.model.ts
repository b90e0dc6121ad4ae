import { plusSeconds } from '../domain/instant.ts';
import { CART } from '../testing/fixtures.ts';
import { isIn, type Model } from 'xstate-paths';
import { holdMachine } from './hold.machine.ts';
import { isLapsed } from './hold.rules.ts';

/** Every order of ticks and answers of the bank. */
export const holdModel = {
  machine: holdMachine,
  input: { expiresAt: CART.expiresAt },
  events: {
    minuteLeft: { type: 'clock.ticked', now: plusSeconds(CART.expiresAt, -60) },
    timeOver: { type: 'clock.ticked', now: plusSeconds(CART.expiresAt, 1) },
    bankAsked: { type: 'hold.suspended' },
    bankAnswered: { type: 'hold.resumed' },
  },
  invariants: {
    'runs only while there is time': (at) => !isIn(at, 'running') || !isLapsed(at.context),
    'lapses only when there is none': (at) => !isIn(at, 'lapsed') || isLapsed(at.context) || at.context.now < CART.expiresAt,
  },
  facts: ({ context }) => [context.expiresAt, context.now, isLapsed({ expiresAt: context.expiresAt, now: context.now })],
} satisfies Model;
