import { fromPromise } from 'xstate';
import type { Reservation } from '../../../machines/domain/reservation.ts';
import { readReservation } from '../payment/reservation.ts';

export const getReservation = fromPromise<Reservation, undefined>(({ signal }) => readReservation(signal));
