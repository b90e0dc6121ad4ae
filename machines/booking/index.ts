export { bookingMachine } from './booking.machine.ts';
export { bookingView, stepOf } from './booking.view.ts';
export type * from './booking.types.ts';
