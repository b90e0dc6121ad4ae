import type { FastifyRequest } from 'fastify';
import type { IdentityParts } from '../../context.ts';
import { sessionTokenOf, type StaffSession, staffSessionOf } from '../../store/staffSessions.ts';
import { openOnce } from '../../store/storedSession.ts';

/** Opens a session of the office once for each idempotency key, for the browser that asked. `open` returns the id of the session. */
export async function handOverStaffSession(
  parts: IdentityParts,
  request: FastifyRequest,
  once: { readonly key: string; readonly route: string; readonly body: unknown },
  open: () => Promise<string>,
): Promise<StaffSession> {
  const id = (await openOnce(parts, once, open)) ?? '';
  const session = await staffSessionOf(parts, id);
  parts.staffCookie.give(request, sessionTokenOf(parts, id));
  return session;
}
