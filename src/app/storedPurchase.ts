import * as v from 'valibot';
import type { Snapshot } from 'xstate';
import { KEY, MAX_AGE_MS, VERSION } from './keptPurchase.ts';

const Stored = v.object({
  version: v.literal(VERSION),
  savedAt: v.number(),
  snapshot: v.looseObject({
    status: v.literal('active'),
    value: v.looseObject({ step: v.object({ purchase: v.picklist(['seats', 'summary']) }) }),
    context: v.looseObject({}),
    children: v.record(v.string(), v.unknown()),
  }),
});

/** A snapshot of the wizard, as far as it is read before it is restored. */
export type StoredPurchase = Snapshot<unknown> & Pick<v.InferOutput<typeof Stored>['snapshot'], 'value'>;

/** The purchase of the last page of this browser, or null when there is none that can be restored (NAV-068 to NAV-072). */
export function storedPurchase(now: number = Date.now()): StoredPurchase | null {
  const text = localStorage.getItem(KEY);
  if (text === null) return null;
  const result = v.safeParse(v.pipe(v.string(), v.rawTransform(parsed), Stored), text);
  if (!result.success || now - result.output.savedAt > MAX_AGE_MS) return null;
  // The shape was checked as far as a restore needs it; xstate knows persisted snapshots only as unknown.
  return result.output.snapshot as unknown as StoredPurchase;
}

function parsed({ dataset, addIssue, NEVER }: v.RawTransformContext<string>): unknown {
  try {
    return JSON.parse(dataset.value);
  } catch {
    addIssue({ message: 'not JSON' });
    return NEVER;
  }
}
