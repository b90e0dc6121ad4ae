import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { createMemoryAdapter } from './memoryAdapter.ts';
import type { Choice, Person } from './person.ts';
import type { SocialShop } from './shop.ts';

/** One OpenID provider of the sandbox, mounted under the path of its issuer. */
export interface OpenIdServer {
  /** Serves a request whose address begins with the path of the issuer. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Ends the page on which the person chose. */
  choose(request: IncomingMessage, response: ServerResponse, choice: Choice): Promise<void>;
}

export interface OpenIdOptions extends SocialShop {
  readonly issuer: string;
  /** Path of the page on which the person chooses; the id of the interaction follows. */
  readonly choicePath: string;
  /** As Apple: names outside the id token, and only on the first consent. */
  readonly namesOnce: boolean;
}

/** Google is asked for the choice of an account; the page of the choice answers that prompt too. */
function withChoiceOfAccount(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Starts a provider with a key of its own. */
export async function createOpenIdServer(options: OpenIdOptions): Promise<OpenIdServer> {
  const { issuer, choicePath, namesOnce, clientId, clientSecret, redirectUri } = options;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const people = new Map<string, Person>();
  const consented = new Set<string>();
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [crypto.randomUUID()] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // Google and Apple put the claims into the id token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${choicePath}/${uid}`, policy: withChoiceOfAccount() },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    async findAccount(_context, subject) {
      const person = people.get(subject);
      if (!person) return undefined;
      const { email, verified, nombre, apellidos } = person;
      return {
        accountId: subject,
        claims: async () => ({
          sub: subject,
          ...(email === null ? {} : { email, email_verified: verified }),
          given_name: nombre,
          family_name: apellidos,
        }),
      };
    },
    expiresWithSession: async () => false,
    // The page of the choice is the consent too.
    async loadExistingGrant({ oidc }) {
      const { client, session, params } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(String(params?.['scope'] ?? ''));
      await grant.save();
      return grant;
    },
  });

  if (namesOnce) {
    provider.use(async (context: KoaContextWithOIDC, next: () => Promise<void>) => {
      await next();
      const { body } = context;
      const subject = context.oidc?.session?.accountId;
      const person = subject === undefined ? undefined : people.get(subject);
      if (typeof body !== 'string' || !body.includes('name="code"') || !person || consented.has(person.subject)) return;
      consented.add(person.subject);
      const user = JSON.stringify({ name: { firstName: person.nombre, lastName: person.apellidos }, email: person.email ?? undefined });
      context.body = body.replace('<noscript>', () => `<input type="hidden" name="user" value="${escaped(user)}"/><noscript>`);
    });
  }

  const handle = provider.callback();
  const mount = new URL(issuer).pathname;
  return {
    async serve(request, response) {
      // The provider finds its mount path by both addresses.
      Object.assign(request, { originalUrl: request.url, url: request.url?.slice(mount.length) });
      await handle(request, response);
    },
    async choose(request, response, choice) {
      if (choice.kind === 'refusal') {
        await provider.interactionFinished(request, response, { error: choice.error }, { mergeWithLastSubmission: false });
        return;
      }
      people.set(choice.person.subject, choice.person);
      const result = { login: { accountId: choice.person.subject }, select_account: {} };
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    },
  };
}
