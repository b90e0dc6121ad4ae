export { seatsMachine } from './seats.machine.ts';
export { BENEFITS } from './seats.rules.ts';
export { shownSeats } from './seats.view.ts';
export type * from './seats.types.ts';
