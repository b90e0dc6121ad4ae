import { useEffect, useEffectEvent } from 'react';

/** The types of the DOM do not have it. */
type SmsOptions = CredentialRequestOptions & { otp: { transport: readonly ['sms'] } };

/** Reads the code of an SMS for this origin, where the browser can, until one came or nobody waits for it (WebOTP). */
export function useSmsCode(isWaiting: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return;
    const stop = new AbortController();
    const options: SmsOptions = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials.get(options).then(
      (received) => {
        if (received && 'code' in received && typeof received.code === 'string') take(received.code);
      },
      // The traveller declined, or nobody waits any more: the code is typed.
      () => undefined,
    );
    return () => stop.abort();
  }, [isWaiting]);
}
