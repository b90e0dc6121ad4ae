import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { currentSession } from '../../shared/clock.ts';
import { choicePage } from './page.ts';
import { choiceOf, type Person } from './person.ts';
import type { SocialShop } from './shop.ts';

const lifeMs = 60_000;
const scope = 'public_profile,email';

interface Issued {
  readonly person: Person;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly until: number;
}

const newKey = (): string => randomBytes(24).toString('base64url');

/** Mounts Facebook: OAuth 2 without OpenID Connect, and `/me` for the person. */
export function mountFacebook(app: FastifyInstance, { clientId, clientSecret, redirectUri, origin }: SocialShop): void {
  const codes = new Map<string, Issued>();
  const tokens = new Map<string, Issued>();
  const take = (from: Map<string, Issued>, key: string): Issued | undefined => {
    const issued = from.get(key);
    return issued !== undefined && issued.until > Date.now() ? issued : undefined;
  };
  const refuse = (reply: FastifyReply, error: string): FastifyReply => reply.code(400).send({ error });

  const isKnown = (query: URLSearchParams): boolean =>
    query.get('client_id') === clientId &&
    query.get('redirect_uri') === redirectUri &&
    query.get('scope') === scope &&
    query.get('code_challenge_method') === 'S256' &&
    query.get('response_type') === 'code';
  const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?', 2)[1] ?? '');

  app.get('/social/facebook/dialog/oauth', (request, reply) => {
    if (!isKnown(queryOf(request.url))) return refuse(reply, 'invalid_request');
    return choicePage(reply, { provider: 'facebook', action: request.url, shop: origin });
  });

  app.post('/social/facebook/dialog/oauth', (request, reply) => {
    const query = queryOf(request.url);
    if (!isKnown(query) || !(request.body instanceof URLSearchParams)) return refuse(reply, 'invalid_request');
    const choice = choiceOf(request.body, currentSession());
    if (choice === undefined)
      return choicePage(reply, { provider: 'facebook', action: request.url, shop: origin, problem: 'Escribe un correo.' });
    const target = new URL(redirectUri);
    target.searchParams.set('state', query.get('state') ?? '');
    if (choice.kind === 'refusal') target.searchParams.set('error', choice.error);
    else {
      const code = newKey();
      codes.set(code, { person: choice.person, redirectUri, challenge: query.get('code_challenge') ?? '', until: Date.now() + lifeMs });
      target.searchParams.set('code', code);
    }
    return reply.redirect(target.href, 303);
  });

  app.post('/social/facebook/oauth/access_token', (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const key = form.get('code') ?? '';
    const issued = take(codes, key);
    codes.delete(key);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) return refuse(reply, 'invalid_client');
    if (issued === undefined || issued.challenge !== challenge || form.get('redirect_uri') !== issued.redirectUri)
      return refuse(reply, 'invalid_grant');
    const accessToken = newKey();
    tokens.set(accessToken, { ...issued, until: Date.now() + lifeMs });
    return reply.send({ access_token: accessToken, token_type: 'bearer', expires_in: lifeMs / 1000 });
  });

  app.get('/social/facebook/me', (request, reply) => {
    const issued = take(tokens, (request.headers.authorization ?? '').replace(/^Bearer /i, ''));
    if (issued === undefined) return reply.code(401).send({ error: 'invalid_token' });
    const { subject, nombre, apellidos, email, verified } = issued.person;
    return reply.send({ id: subject, first_name: nombre, last_name: apellidos, ...(email !== null && verified ? { email } : {}) });
  });
}
