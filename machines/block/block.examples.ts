import type { Failure } from '../domain/failure.ts';
import { BEGONA, DEPARTURE, EMAIL, INIGO } from '../testing/fixtures.ts';
import { chartOf, done, failed, situation } from 'xstate-paths';
import { blockMachine } from './block.machine.ts';
import type { BlockEvent, BlockInput } from './block.types.ts';
import { blockView } from './block.view.ts';

type Step = BlockEvent | ReturnType<typeof done>;

export const known: BlockInput = {
  departure: DEPARTURE,
  returnDeparture: null,
  passengers: [INIGO, BEGONA],
  change: null,
  email: EMAIL,
  key: null,
};
export const unknown: BlockInput = { ...known, email: null };
export const again: BlockInput = { ...known, key: 'key-1' };
export const HOLD = { cartId: 'cart-1', expiresAt: '2026-04-17T14:29:00.000Z' };

export const signedIn = done('identifyToBlock', { email: EMAIL });
export const signInDismissed = failed('identifyToBlock', { code: 'unauthorized', retryable: false });
export const keyMade = done('makeKey', 'key-1');
export const keyFails = failed('makeKey', { code: 'network', retryable: true });
export const blocked = done('blockSeats', HOLD);
export const blockFails = (code: Failure['code'], retryable = false) => failed('blockSeats', { code, retryable });
export const partyIs = (...passengers: BlockInput['passengers']): BlockEvent => ({ type: 'party.changed', passengers });

export const block = (input: BlockInput, ...events: Step[]) => situation(blockMachine, input, events);
const at = (input: BlockInput, ...events: Step[]) => ({ input, events });

/** Situations of a block, reached by events. */
export const situations = {
  identifying: at(unknown),
  preparing: at(known),
  blocking: at(known, keyMade),
  blockingAgain: at(again),
} as const;

export const chart = chartOf(blockMachine, situations, blockView);
export const { examples } = chart;
