import type { Change } from '../domain/change.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { Claim, SeatId } from '../domain/seat.ts';
import type { Departure, Direction, Hold, RunRef } from '../domain/trip.ts';
import { callbackPort, promisePort } from '../port.ts';
import type { Bus, ClaimedOfRun, SeatsOfRun } from './seats.types.ts';

/** The map of a bus with its claims, the fares of the trip and the extra services (API-012, API-015, API-022). Gives up after 60 s with `timeout` (CONST-010). */
export const getSeatMap = promisePort<Bus, { departure: Departure }>('getSeatMap');

/** Claims a seat for 300 s (CONST-008). Rejects with `seat-taken`. */
export const selectSeat = promisePort<Claim, { run: RunRef; seatId: SeatId }>('selectSeat');

/** Claims again the seats of passengers who have names already; those that others took are `lost`. */
export const selectSeats = promisePort<ClaimedOfRun[], SeatsOfRun[]>('selectSeats');

/** Asks the traveller to sign in; rejects when they would rather not (SEAT-036). */
export const identify = promisePort<{ email: string }, undefined>('identify');

/** Gives back the claim on a seat; without effect when there is none. */
export const unselectSeat = promisePort<void, { run: RunRef; seatId: SeatId }>('unselectSeat');

/** A new idempotency key. */
export const makeKey = promisePort<string, undefined>('makeKey');

/** Turns the claims into a cart with a hold (API-016), with a `change` as a transfer of the tickets of the passengers (HOLD-008). Repeated up to 10 times with the same key when answers are lost, never on a refusal (API-017, CONST-011). */
export const blockSeats = promisePort<
  Hold,
  { key: string; departure: Departure; returnDeparture: Departure | null; email: string; passengers: Passenger[]; change: Change | null }
>('blockSeats');

/** The live channel of a bus (API-053): `channel.opened`, `channel.lost`, `seat.reported`. Failures of the channel are only logged (ERR-033). */
export const seatChannel = callbackPort<{ direction: Direction; channel: string; run: RunRef }>('seatChannel');
