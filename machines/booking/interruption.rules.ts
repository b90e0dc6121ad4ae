import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from './booking.machine.ts';
import { stepOf } from './booking.view.ts';

/** True during a hold or a payment, which no reload may interrupt (decision 14). */
export function isPurchasing(snapshot: SnapshotFrom<typeof bookingMachine>): boolean {
  const step = stepOf(snapshot);
  if (step === 'seats') {
    const chart = snapshot.children.seats?.getSnapshot().context;
    // The chart of a restored purchase loads late.
    return chart === undefined || chart.passengers.length + chart.asked.length + chart.queue.length > 0;
  }
  return step === 'summary' || step === 'reservation';
}
