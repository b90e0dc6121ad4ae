import { fromPromise } from 'xstate';
import type { Attempt } from '../../../machines/cardPayment/index.ts';
import type { Failure } from '../../../machines/domain/failure.ts';
import { publicIp } from '../queries/publicIp.ts';
import { uuid } from '../ground/randomIds.ts';
import { serverClock } from '../ground/serverClock.ts';
import { truthFiles } from '../late/lateMethods.ts';

export const prepareAttempt = fromPromise<Attempt, undefined>(async () => {
  const [shopperIp] = await Promise.all([publicIp(), truthFiles.open()]);
  if (shopperIp === null) {
    const missing: Failure = { code: 'shopper-ip-missing', retryable: true };
    throw missing;
  }
  return { key: uuid(), shopperIp, at: serverClock.now() };
});
