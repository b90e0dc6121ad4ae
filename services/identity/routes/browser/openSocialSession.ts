import type { FastifyRequest } from 'fastify';
import type { IdentityParts } from '../../context.ts';
import { browserOf } from '../../domain/browsers.ts';
import type { SocialProvider } from '../../domain/social.ts';
import { openSession, type Session } from '../../store/sessions.ts';
import { accountOfProof } from '../../store/socialProofs.ts';
import { handOverSession } from './handOverSession.ts';

export interface SocialSignIn {
  readonly key: string;
  readonly provider: SocialProvider;
  readonly token: string;
  /** The names that the provider gave to the browser. */
  readonly names?: { readonly nombre: string; readonly paterno: string };
}

/** Opens the session of a one-time proof, once for each idempotency key. */
export async function openSocialSession(
  parts: IdentityParts,
  request: FastifyRequest,
  { key, provider, token, names = { nombre: '', paterno: '' } }: SocialSignIn,
): Promise<Session> {
  const { device } = request;
  return handOverSession(parts, request, { key, route: `signIn ${provider}`, body: [token, names, device] }, () =>
    parts.db.transaction(async (tx) => {
      const accountId = await accountOfProof(parts, tx, provider, token, device, names);
      return openSession(parts, tx, accountId, browserOf(request.headers['user-agent']));
    }),
  );
}
