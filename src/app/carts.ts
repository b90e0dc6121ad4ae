import { epochOf, type Instant } from '../../machines/domain/instant.ts';
import { serverClock } from './serverClock.ts';

const holds = new Map<string, Instant>();

/** Keeps until when a cart is held. */
export function rememberHold(cartId: string, expiresAt: Instant): void {
  holds.set(cartId, expiresAt);
}

/** The hold of this cart still runs, as far as this page knows. */
export function isHeld(cartId: string): boolean {
  const expiresAt = holds.get(cartId);
  return expiresAt !== undefined && epochOf(expiresAt) > serverClock.epoch();
}
