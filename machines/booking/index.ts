export { pageChart } from './pageChart.ts';
export { bookingMachine } from './booking.machine.ts';
export { isPaidReservation, purchaseOf } from './booking.rules.ts';
export { bookingView, NOTHING_SHOWN, stepOf } from './booking.view.ts';
export type * from './booking.types.ts';
