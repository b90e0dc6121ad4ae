import type { Failure } from '../domain/failure.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { BlockContext, BlockOutput } from './block.types.ts';

/** Whether a block for some passengers is valid for these too. */
export function isSameParty(one: readonly Passenger[], other: readonly Passenger[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A key is reused only while its answer may have been lost. */
export function withFailure(failure: Failure): Partial<BlockContext> {
  return { outcome: { kind: 'refused', failure }, ...(!failure.retryable && { key: null }) };
}

export function outputOf({ outcome, email, key, passengers }: BlockContext): BlockOutput {
  return { ...outcome, email, key, passengers };
}
