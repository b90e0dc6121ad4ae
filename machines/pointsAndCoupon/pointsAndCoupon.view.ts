import type { SnapshotFrom } from 'xstate';
import type { pointsAndCouponMachine } from './pointsAndCoupon.machine.ts';
import type { PointsAndCouponView } from './pointsAndCoupon.types.ts';

export function pointsAndCouponView(snapshot: SnapshotFrom<typeof pointsAndCouponMachine>): PointsAndCouponView {
  const { code, failure } = snapshot.context;
  if (snapshot.matches('applied') || snapshot.matches('changed')) return { screen: 'applied' };
  if (snapshot.matches('failed') && failure) return { screen: 'failed', failure };
  if (snapshot.matches('typing') || snapshot.matches('applying')) {
    return {
      screen: 'code',
      code,
      canApply: snapshot.can({ type: 'code.submitted' }),
      isApplying: snapshot.matches('applying'),
      failure,
    };
  }
  return { screen: 'removing' };
}
