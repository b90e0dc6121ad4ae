import type { Config } from '../shared/config.ts';

/** The place of the nonce in the built page. The build writes it, and each answer replaces it. */
export const nonceMark = 'nonce-of-this-answer';

/**
 * The live channel has the origin of the shop. `'self'` means its websocket too, except in older Safari. The address is the configured one,
 * because anybody may write the Host header.
 */
const liveChannel = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `'self' ${new URL(publicUrl).origin.replace(/^http/, 'ws')}`;

/**
 * Content security policy of the shop's page. A script runs when it has the nonce of the answer, or when such a script loads it. Text does
 * not become code: only the named policies of Trusted Types make the address of a script (`src/app/live/trustedUrl.ts`, and for the fields of
 * Stripe `src/app/payment/stripeFields.ts`). The bank may be framed, and no one frames the shop.
 */
export function pagePolicy(config: Pick<Config, 'publicUrl' | 'bankUrl' | 'stripe' | 'mapTilesUrl'>, nonce: string): string {
  const { stripe } = config;
  const frames = stripe === undefined ? [config.bankUrl] : [stripe.scriptUrl, stripe.framesOrigin];
  const bank = [...new Set(frames.map((url) => new URL(url).origin))].join(' ');
  const api = stripe === undefined ? '' : ` ${new URL(stripe.apiUrl).origin}`;
  const images = ["img-src 'self' data: blob:", ...(config.mapTilesUrl === undefined ? [] : [new URL(config.mapTilesUrl).origin])];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "require-trusted-types-for 'script'",
    `trusted-types anden-worker anden-service-worker${stripe === undefined ? '' : ' default'}`,
    `style-src 'self' 'nonce-${nonce}'`,
    images.join(' '),
    "font-src 'self'",
    `connect-src ${liveChannel(config)}${api}`,
    // The challenge of Stripe returns to a page of ours in its frame.
    `frame-src ${stripe === undefined ? '' : "'self' "}${bank}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${bank}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Content security policy of the pages of the office: its own scripts, and calls to its own services. */
export function officePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A worker of the shop may send requests to the shop and the broker, and load nothing else. */
export function workerPolicy(config: Pick<Config, 'publicUrl'>): string {
  return [
    "default-src 'none'",
    `connect-src ${liveChannel(config)}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
