export { seatsMachine } from './seats.machine.ts';
export { seatsView } from './seats.view.ts';
export type * from './seats.types.ts';
