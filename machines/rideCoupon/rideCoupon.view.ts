import type { SnapshotFrom } from 'xstate';
import type { rideCouponMachine } from './rideCoupon.machine.ts';
import { errorsOf, isComplete } from './rideCoupon.rules.ts';
import type { RideCouponView } from './rideCoupon.types.ts';

export function rideCouponView(snapshot: SnapshotFrom<typeof rideCouponMachine>): RideCouponView {
  const { context } = snapshot;
  const { values } = context;
  if (snapshot.matches('given')) return { screen: 'given', email: values.email, phone: values.phone };
  if (snapshot.matches('failed')) return { screen: 'failed' };
  if (snapshot.matches('once')) return { screen: 'once' };
  if (snapshot.matches('form') || snapshot.matches('sending')) {
    return { screen: 'form', values, errors: errorsOf(context), canSubmit: isComplete(context), sending: snapshot.matches('sending') };
  }
  return { screen: 'opening' };
}
