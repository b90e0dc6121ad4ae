import { fromPromise } from 'xstate';
import type { Attempt } from '../../../machines/cardPayment/index.ts';
import type { Failure } from '../../../machines/domain/failure.ts';
import { publicIp } from '../queries/publicIp.ts';
import { uuid } from '../http/randomIds.ts';
import { serverClock } from '../http/serverClock.ts';

export const prepareAttempt = fromPromise<Attempt, undefined>(async () => {
  const shopperIp = await publicIp();
  if (shopperIp === null) {
    const missing: Failure = { code: 'shopper-ip-missing', retryable: true };
    throw missing;
  }
  return { key: uuid(), shopperIp, at: serverClock.now() };
});
