import { importPKCS8, SignJWT } from 'jose';
import type { Config } from '../../shared/config.ts';
import { socialProviders, type SocialProvider } from '../domain/social.ts';

/** How the shop is known to a provider. */
export interface SocialSettings {
  /** The issuer; for Facebook the addresses of its dialog and of its Graph API. */
  readonly issuer: string;
  readonly graph?: string;
  readonly clientId: string;
  readonly clientSecret: () => Promise<string>;
  readonly redirectUri: string;
}

export type OfferedProviders = Readonly<Partial<Record<SocialProvider, SocialSettings>>>;

type Environment = Readonly<Record<string, string | undefined>>;

const realIssuers: Readonly<Record<SocialProvider, { readonly issuer: string; readonly graph?: string }>> = {
  google: { issuer: 'https://accounts.google.com' },
  facebook: { issuer: 'https://www.facebook.com/v21.0', graph: 'https://graph.facebook.com/v21.0' },
  apple: { issuer: 'https://appleid.apple.com' },
};

/** Apple's client secret is a short token that the shop signs with the key of its Apple account. */
function appleSecret(env: Environment, clientId: string): (() => Promise<string>) | undefined {
  const { APPLE_TEAM_ID: team, APPLE_KEY_ID: kid, APPLE_PRIVATE_KEY: pem } = env;
  if (!team || !kid || !pem) return undefined;
  return async () =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(team)
      .setSubject(clientId)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(await importPKCS8(pem.replaceAll('\\n', '\n'), 'ES256'));
}

/** The providers that the shop offers: those with variables, and in the sandbox all. */
export function socialSettings(
  { publicUrl, sandbox, sandboxUrl }: Pick<Config, 'publicUrl' | 'sandbox' | 'sandboxUrl'>,
  env: Environment = process.env,
): OfferedProviders {
  const settingsOf = (provider: SocialProvider): SocialSettings | undefined => {
    const prefix = provider.toUpperCase();
    const redirectUri = provider === 'apple' ? `${publicUrl}/identity-api/v2/signin/apple/return` : `${publicUrl}/compra/oauth-redirect`;
    const { [`${prefix}_CLIENT_ID`]: clientId, [`${prefix}_CLIENT_SECRET`]: secret } = env;
    if (clientId) {
      const clientSecret = secret ? async () => secret : provider === 'apple' ? appleSecret(env, clientId) : undefined;
      if (clientSecret === undefined) return undefined;
      const { issuer, graph } = realIssuers[provider];
      return {
        issuer: env[`${prefix}_ISSUER`] ?? issuer,
        ...(graph === undefined ? {} : { graph: env['FACEBOOK_GRAPH'] ?? graph }),
        clientId,
        clientSecret,
        redirectUri,
      };
    }
    if (!sandbox) return undefined;
    const issuer = `${sandboxUrl}/social/${provider}`;
    return { issuer, graph: issuer, clientId: 'anden', clientSecret: async () => 'secreto-de-prueba', redirectUri };
  };
  return Object.fromEntries(
    socialProviders.flatMap((provider) => {
      const settings = settingsOf(provider);
      return settings === undefined ? [] : [[provider, settings]];
    }),
  );
}
