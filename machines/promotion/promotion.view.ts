import type { SnapshotFrom } from 'xstate';
import type { promotionMachine } from './promotion.machine.ts';
import type { PromotionView } from './promotion.types.ts';

export function promotionView(snapshot: SnapshotFrom<typeof promotionMachine>): PromotionView {
  const { promotion, origin, destination, days, today, returnDate, failure } = snapshot.context;
  return {
    title: promotion.title,
    origin: destination,
    destination: origin,
    days,
    today,
    returnDate,
    failure,
    isAsking: snapshot.matches('asking'),
  };
}
