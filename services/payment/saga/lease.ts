import { during, startLoop } from '../../shared/loop.ts';
import { leaseRenewalMs } from '../store/paymentLeases.ts';
import type { SagaParts } from './step.ts';

/** Renews the lease of a payment while `work` runs. */
export function holding<T>({ payments, report }: SagaParts, id: string, work: () => Promise<T>): Promise<T> {
  return during(
    startLoop(leaseRenewalMs, () => payments.renew(id), report),
    work,
  );
}
