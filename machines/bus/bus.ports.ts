import type { Departure, RunRef } from '../domain/trip.ts';
import { callbackPort, promisePort } from '../port.ts';
import type { Bus } from './bus.types.ts';

/**
 * Fetches the map of a bus with its claims, the fares of the trip and the extra services (API-012, API-015, API-022). Times out after 60 s
 * with `timeout` (CONST-010).
 */
export const getSeatMap = promisePort<Bus, { departure: Departure }>('getSeatMap');

/** The live channel of a bus (API-053): `channel.opened`, `channel.lost`, `seat.reported`, `quota.reported`. Its failures are logged. */
export const seatChannel = callbackPort<{ channel: string; run: RunRef }>('seatChannel');
