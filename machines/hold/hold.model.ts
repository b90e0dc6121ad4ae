import { plusSeconds } from '../domain/instant.ts';
import { CART, NOW } from '../testing/fixtures.ts';
import type { Model } from '../testing/paths.ts';
import { holdMachine } from './hold.machine.ts';
import { isLapsed } from './hold.rules.ts';

/** Every order of ticks, bank and renewal. */
export const holdModel: Model = {
  machine: holdMachine,
  input: { expiresAt: CART.expiresAt, now: NOW },
  events: [
    { type: 'clock.ticked', now: plusSeconds(CART.expiresAt, -60) },
    { type: 'clock.ticked', now: plusSeconds(CART.expiresAt, 1) },
    { type: 'hold.suspended' },
    { type: 'hold.resumed' },
    { type: 'hold.renewed', expiresAt: plusSeconds(CART.expiresAt, 300) },
  ],
  facts: ({ context }) => [context.expiresAt, context.now, isLapsed({ expiresAt: context.expiresAt, now: context.now })],
};
