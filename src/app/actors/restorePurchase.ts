import { fromPromise } from 'xstate';
import type { RestoredPurchase } from '../../../machines/booking/index.ts';
import { untilLoaded } from '../../ui/untilLoaded.ts';
import { cashFiles, freeFiles, truthFiles } from '../late/lateMethods.ts';

/** The validation of a stored purchase is a separate file, because only a reload needs it. */
export const restorePurchase = fromPromise<RestoredPurchase | null, undefined>(async () => {
  const { loadPurchase } = await untilLoaded(() => import('../storage/loadPurchase.ts'));
  const restored = loadPurchase();
  // A restored payment may be in one of these charts.
  if (restored?.step === 'summary') await Promise.all([cashFiles, freeFiles, truthFiles].map((files) => files.open()));
  return restored;
});
