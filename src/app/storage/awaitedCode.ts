import * as v from 'valibot';
import type { AwaitedCode } from '../../../machines/signIn/signIn.types.ts';
import { codeFiles } from '../late/phoneCode.ts';
import { AWAITED } from './awaitedCodeKey.ts';
import { readJson, tabStore, writeJson } from './browserStorage.ts';

const Awaited = v.object({
  variant: v.picklist(['popup', 'lightbox']),
  email: v.string(),
  phone: v.string(),
  purpose: v.picklist(['signUp', 'signIn']),
  pin: v.string(),
  resendAt: v.string(),
});

/** A phone may discard the tab while the traveller looks for the SMS. The code itself is never stored (decision 16). */
export function storeAwaited({ variant, email, phone, purpose, pin, resendAt }: AwaitedCode): void {
  writeJson(tabStore, AWAITED, { variant, email, phone, purpose, pin, resendAt } satisfies AwaitedCode);
}

export function forgetAwaited(): void {
  tabStore.removeItem(AWAITED);
}

/** The code that an earlier page of this tab awaited, with the files of its form; null when it cannot be restored. */
export async function recallAwaited(): Promise<AwaitedCode | null> {
  const stored = v.safeParse(Awaited, readJson(tabStore, AWAITED));
  if (!stored.success) return null;
  await codeFiles.open();
  return stored.output;
}
