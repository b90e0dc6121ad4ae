import type { Model } from 'xstate-paths';
import { INIGO } from '../testing/fixtures.ts';
import { again, blocked, blockFails, keyFails, keyMade, known, partyIs, signedIn, signInDismissed, unknown } from './block.examples.ts';
import { blockMachine } from './block.machine.ts';

const block: Pick<Model, 'machine' | 'facts' | 'invariants'> = {
  machine: blockMachine,
  facts: ({ context }) => [context.email !== null, context.key, context.outcome.kind],
  invariants: {
    'is sent under a key and for somebody': (at) => at.value !== 'blocking' || (at.context.key !== null && at.context.email !== null),
  },
};

const answers = {
  keyMade,
  keyFails,
  seatsBlocked: blocked,
  blockLost: blockFails('network', true),
  blockRefused: blockFails('seats-lost'),
  blockUnauthorized: blockFails('unauthorized'),
  signedIn,
  signInDismissed,
};

export const blockModels = [
  { ...block, input: known, events: { ...answers, seatLostBefore: partyIs(INIGO) } },
  { ...block, input: unknown, events: { signedIn, signInDismissed } },
  { ...block, input: again, events: { seatsBlocked: blocked } },
] satisfies Model[];
