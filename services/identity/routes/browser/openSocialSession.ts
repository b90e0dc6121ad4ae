import type { FastifyRequest } from 'fastify';
import type { IdentityParts } from '../../context.ts';
import { browserOf } from '../../domain/browsers.ts';
import type { SocialProvider } from '../../domain/social.ts';
import type { Session } from '../../store/sessions.ts';
import { openOnce } from '../../store/storedSession.ts';

export interface SocialSignIn {
  readonly key: string;
  readonly provider: SocialProvider;
  readonly token: string;
  /** The names that the provider gave to the browser. */
  readonly names?: { readonly nombre: string; readonly paterno: string };
}

/** Opens the session of a one-time proof, once for each idempotency key. */
export async function openSocialSession(
  { db, secret, sessions, devices, refreshCookies, social }: IdentityParts,
  request: FastifyRequest,
  { key, provider, token, names = { nombre: '', paterno: '' } }: SocialSignIn,
): Promise<Session> {
  const { device } = request;
  const { family } = await openOnce(db, { key, route: `signIn ${provider}`, secret, body: [token, names, device] }, () =>
    db.transaction(async (tx) => {
      const accountId = await social.open(tx, provider, token, device, names);
      return { family: await sessions.open(tx, accountId, browserOf(request.headers['user-agent'])) };
    }),
  );
  const session = await sessions.first(family ?? '');
  await devices.remember(db, device, session.user.sub);
  return refreshCookies.handOver(request, session);
}
