import { useEffect, useEffectEvent } from 'react';

/** The types of the DOM do not have it. */
type SmsOptions = CredentialRequestOptions & { otp: { transport: readonly ['sms'] } };

/** The code of the next SMS; null where the browser has no such thing, the traveller declined, or nobody waits any more. */
async function codeOfSms(signal: AbortSignal): Promise<string | null> {
  const options: SmsOptions = { otp: { transport: ['sms'] }, signal };
  try {
    const received = await navigator.credentials.get(options);
    return received && 'code' in received && typeof received.code === 'string' ? received.code : null;
  } catch {
    return null;
  }
}

/** Reads the code of an SMS for this origin, where the browser can, until one came or nobody waits for it (WebOTP). */
export function useSmsCode(isWaiting: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return;
    const stop = new AbortController();
    void codeOfSms(stop.signal).then((code) => code !== null && take(code));
    return () => stop.abort();
  }, [isWaiting]);
}
