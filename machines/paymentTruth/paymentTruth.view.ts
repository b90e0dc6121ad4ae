import type { SnapshotFrom } from 'xstate';
import type { paymentTruthMachine } from './paymentTruth.machine.ts';
import type { ChargeTruth, PaymentTruthView } from './paymentTruth.types.ts';

type Snapshot = SnapshotFrom<typeof paymentTruthMachine>;

export function paymentTruthView({ value, context: { folio, orderId } }: Snapshot): PaymentTruthView {
  return { screen: TRUTHS[value], folio, orderId };
}

const TRUTHS: Record<Snapshot['value'], ChargeTruth> = {
  deciding: 'asking',
  asking: 'asking',
  waiting: 'asking',
  unreached: 'unreached',
  signedOut: 'signedOut',
  notFound: 'notFound',
  charged: 'charged',
  paid: 'charged',
  notCharged: 'notCharged',
  closed: 'notCharged',
  refunded: 'refunded',
  left: 'refunded',
};
