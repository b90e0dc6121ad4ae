export { cashReservationMachine } from './cashReservation.machine.ts';
export { cashReservationView } from './cashReservation.view.ts';
export type * from './cashReservation.types.ts';
