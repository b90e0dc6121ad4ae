import * as oauth from 'openid-client';
import { Problem } from '../../shared/problem.ts';
import { socialTokenRefused, socialUnavailable } from '../domain/refusals.ts';
import type { FlowSecrets, SocialPerson, SocialProvider } from '../domain/social.ts';
import type { OfferedProviders, SocialSettings } from './socialSettings.ts';

/** What the provider returned to the browser. */
export interface Returned {
  readonly code: string;
  readonly iss: string | null;
}

export interface SocialGateway {
  /** The address where the browser goes. `asksAgain`: the provider asks who it is, whoever is signed in there. Throws 503 `social-unavailable`. */
  begin(secrets: FlowSecrets, how: { readonly asksAgain: boolean }): Promise<string>;
  /** Exchanges a code. Throws 422 `social-token-refused`, 503 `social-unavailable`. */
  finish(returned: Returned, secrets: FlowSecrets): Promise<SocialPerson>;
}

const timeoutSeconds = 8;

/** Failures of the library that do not come from what was returned. */
const unavailableCodes = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof oauth.ResponseBodyError) return error.status >= 500 ? socialUnavailable() : socialTokenRefused();
  if (error instanceof oauth.ClientError) return unavailableCodes.has(error.code ?? '') ? socialUnavailable() : socialTokenRefused();
  return error instanceof oauth.AuthorizationResponseError ? socialTokenRefused() : socialUnavailable();
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The names of the claims; an e-mail that no provider vouches for is not verified. */
function personOf(claims: Readonly<Record<string, unknown>>, emailVerified: boolean): SocialPerson {
  const email = textOf(claims['email']).toLowerCase();
  return {
    subject: textOf(claims['sub']),
    email: email === '' || email.length > 254 ? null : email,
    emailVerified,
    nombre: textOf(claims['given_name']).slice(0, 120),
    paterno: textOf(claims['family_name']).slice(0, 120),
  };
}

/** Sends the client's secret in the body. Apple's is signed anew for each call. */
const secretInBody =
  ({ clientId, clientSecret }: SocialSettings): oauth.ClientAuth =>
  async (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', await clientSecret());
  };

/** Only the sandbox's providers are reached without TLS. */
const plainHttp = (address: string): boolean => address.startsWith('http:');

async function authorizationUrl(
  configuration: oauth.Configuration,
  { state, nonce, verifier }: FlowSecrets,
  parameters: Readonly<Record<string, string>>,
): Promise<string> {
  const url = oauth.buildAuthorizationUrl(configuration, {
    ...parameters,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/** The address to which the provider returned, as the library reads it. */
function returnedTo({ redirectUri }: SocialSettings, { code, iss }: Returned, state: string): URL {
  const url = new URL(redirectUri);
  url.searchParams.set('code', code);
  url.searchParams.set('state', state);
  if (iss !== null) url.searchParams.set('iss', iss);
  return url;
}

/** A provider of OpenID Connect: Google, and Apple with its own way to return. `again` makes it ask who it is. */
function openIdProvider(
  settings: SocialSettings,
  parameters: Readonly<Record<string, string>>,
  again: Readonly<Record<string, string>>,
): SocialGateway {
  let found: Promise<oauth.Configuration> | undefined;
  const configuration = async (): Promise<oauth.Configuration> => {
    found ??= oauth.discovery(new URL(settings.issuer), settings.clientId, undefined, secretInBody(settings), {
      execute: [oauth.enableNonRepudiationChecks, ...(plainHttp(settings.issuer) ? [oauth.allowInsecureRequests] : [])],
      timeout: timeoutSeconds,
    });
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  };
  return {
    async begin(secrets, { asksAgain }) {
      const more = asksAgain ? again : {};
      return authorizationUrl(await configuration(), secrets, { redirect_uri: settings.redirectUri, ...parameters, ...more });
    },
    async finish(returned, { state, nonce, verifier }) {
      const tokens = await oauth.authorizationCodeGrant(await configuration(), returnedTo(settings, returned, state), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw socialTokenRefused();
      // Apple writes it as text.
      return personOf(claims, claims['email_verified'] === true || claims['email_verified'] === 'true');
    },
  };
}

/** Facebook is plain OAuth 2: no id token, and the person is read from `/me`. It names only e-mails that it confirmed. */
function facebook(settings: SocialSettings): SocialGateway {
  const { issuer, graph = issuer, clientId, redirectUri } = settings;
  const configuration = new oauth.Configuration(
    { issuer, authorization_endpoint: `${issuer}/dialog/oauth`, token_endpoint: `${graph}/oauth/access_token` },
    clientId,
    undefined,
    secretInBody(settings),
  );
  configuration.timeout = timeoutSeconds;
  if (plainHttp(issuer)) oauth.allowInsecureRequests(configuration);
  return {
    begin: (secrets, { asksAgain }) =>
      authorizationUrl(configuration, secrets, {
        redirect_uri: redirectUri,
        scope: 'public_profile,email',
        ...(asksAgain && { auth_type: 'reauthenticate' }),
      }),
    async finish(returned, { state, verifier }) {
      const { access_token: accessToken } = await oauth.authorizationCodeGrant(configuration, returnedTo(settings, returned, state), {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      const me = new URL(`${graph}/me?fields=id,first_name,last_name,email`);
      const answer = await oauth.fetchProtectedResource(configuration, accessToken, me, 'GET');
      if (!answer.ok) throw answer.status >= 500 ? socialUnavailable() : socialTokenRefused();
      const { id, first_name, last_name, email }: Record<string, unknown> = await answer.json();
      return personOf({ sub: id, given_name: first_name, family_name: last_name, email }, textOf(email) !== '');
    },
  };
}

const makers: Readonly<Record<SocialProvider, (settings: SocialSettings) => SocialGateway>> = {
  // Google lists no other prompt; the person chooses the account each time.
  google: (settings) => openIdProvider(settings, { scope: 'openid email profile', prompt: 'select_account' }, {}),
  facebook,
  apple: (settings) => openIdProvider(settings, { scope: 'openid name email', response_mode: 'form_post' }, { prompt: 'login' }),
};

export type SocialGateways = ReadonlyMap<SocialProvider, SocialGateway>;

/** One gateway for each offered provider. Every failure is a problem. */
export function createSocialGateways(offered: OfferedProviders): SocialGateways {
  const guarded = (gateway: SocialGateway): SocialGateway => ({
    begin: async (secrets, how) => {
      try {
        return await gateway.begin(secrets, how);
      } catch {
        // Before the person returned anything, every failure is the provider's.
        throw socialUnavailable();
      }
    },
    finish: async (returned, secrets) => {
      try {
        const person = await gateway.finish(returned, secrets);
        if (person.subject === '') throw socialTokenRefused();
        return person;
      } catch (error) {
        throw problemOf(error);
      }
    },
  });
  const gateways = new Map<SocialProvider, SocialGateway>();
  for (const name of ['google', 'facebook', 'apple'] as const) {
    const settings = offered[name];
    if (settings !== undefined) gateways.set(name, guarded(makers[name](settings)));
  }
  return gateways;
}
