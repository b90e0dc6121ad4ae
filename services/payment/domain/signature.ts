import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which a signed message of the bank may be older or newer than now. */
const signatureToleranceSeconds = 300;

/** The header value `t=<seconds>,v1=<hex>` over `<seconds>.<body>`. */
export function sign(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${digest(secret, body, seconds)}`;
}

/** Whether the bank signed the message recently. `now` in milliseconds. */
export function verify(secret: string, body: string, header: string | undefined, now: number): 'ok' | 'forged' | 'old' {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match?.[1] || !match[2]) return 'forged';
  const seconds = Number(match[1]);
  const expected = Buffer.from(digest(secret, body, seconds), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(match[2], 'hex'))) return 'forged';
  return Math.abs(now / 1000 - seconds) > signatureToleranceSeconds ? 'old' : 'ok';
}

function digest(secret: string, body: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
