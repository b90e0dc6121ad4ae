import * as v from 'valibot';
import type { RestoredPurchase } from '../../../machines/booking/index.ts';
import { localStore, readJson } from './browserStorage.ts';
import { KEY, MAX_AGE_MS, VERSION } from './savePurchase.ts';

const Stored = v.object({
  version: v.literal(VERSION),
  savedAt: v.number(),
  purchase: v.object({
    step: v.picklist(['seats', 'summary']),
    purchase: v.looseObject({
      departure: v.nullable(v.looseObject({})),
      passengers: v.array(v.looseObject({})),
      cartId: v.nullable(v.string()),
    }),
    chart: v.looseObject({ status: v.literal('active'), context: v.looseObject({}), children: v.record(v.string(), v.unknown()) }),
  }),
});

/** The purchase of the last page of this browser; null when none can be restored (NAV-068 to NAV-072). */
export function loadPurchase(now: number = Date.now()): RestoredPurchase | null {
  const result = v.safeParse(Stored, readJson(localStore, KEY));
  if (!result.success || now - result.output.savedAt > MAX_AGE_MS) return null;
  // The schema checks what a restore needs. This version of the shop wrote the rest.
  return result.output.purchase as unknown as RestoredPurchase;
}
