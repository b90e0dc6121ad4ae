import { plusSeconds } from '../domain/instant.ts';
import { CART, NOW } from '../testing/fixtures.ts';
import type { Model } from '../testing/paths.ts';
import { holdMachine } from './hold.machine.ts';
import { isLapsed } from './hold.rules.ts';

/** Every order of ticks, bank and renewal. */
export const holdModel = {
  machine: holdMachine,
  input: { expiresAt: CART.expiresAt, now: NOW },
  events: {
    minuteLeft: { type: 'clock.ticked', now: plusSeconds(CART.expiresAt, -60) },
    timeOver: { type: 'clock.ticked', now: plusSeconds(CART.expiresAt, 1) },
    bankAsked: { type: 'hold.suspended' },
    bankAnswered: { type: 'hold.resumed' },
    holdRenewed: { type: 'hold.renewed', expiresAt: plusSeconds(CART.expiresAt, 300) },
  },
  facts: ({ context }) => [context.expiresAt, context.now, isLapsed({ expiresAt: context.expiresAt, now: context.now })],
} satisfies Model;
