import type { FastifyRequest } from 'fastify';
import type { IdentityParts } from '../../context.ts';
import { rememberDevice } from '../../store/devices.ts';
import { firstSession, type Session } from '../../store/sessions.ts';
import { openOnce } from '../../store/storedSession.ts';

/** Gives the first session of a family to the browser that asked. With `isProved` the browser becomes a known device of the account. */
export async function handOver(parts: IdentityParts, request: FastifyRequest, family: string, { isProved = true } = {}): Promise<Session> {
  const session = await firstSession(parts, family);
  if (isProved) await rememberDevice(parts, request.device, session.user.sub);
  return parts.refreshCookies.handOver(request, session);
}

/**
 * Opens a session once for each idempotency key, for a browser that becomes a known device of the account. `open` returns the family of the
 * session.
 */
export async function handOverSession(
  parts: IdentityParts,
  request: FastifyRequest,
  once: { readonly key: string; readonly route: string; readonly body: unknown },
  open: () => Promise<string>,
): Promise<Session> {
  return handOver(parts, request, (await openOnce(parts, once, open)) ?? '');
}
