import type { Change } from '../domain/change.ts';
import type { Failure } from '../domain/failure.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { Departure, Hold } from '../domain/trip.ts';

/** The seats and passengers of the block. */
export type BlockOrder = { departure: Departure; returnDeparture: Departure | null; passengers: Passenger[]; change: Change | null };

/** `key` belongs to a block for the same passengers whose answer may have been lost. */
export type BlockInput = BlockOrder & { email: string | null; key: string | null };

export type BlockContext = BlockInput & { outcome: BlockOutcome };

export type BlockOutcome = { kind: 'held'; hold: Hold } | { kind: 'refused'; failure: Failure } | { kind: 'givenUp' };

/** `email` is that of the user who signed in meanwhile. The next try for the same passengers reuses `key`. */
export type BlockOutput = BlockOutcome & { email: string | null; key: string | null; passengers: Passenger[] };

/** The passengers changed while the block is being prepared, so the block ends. */
export type BlockEvent = { type: 'party.changed'; passengers: Passenger[] };

export type BlockView = { identifying: boolean };
