/** What signs passes for Apple Wallet. Certificates and key are PEM. */
export interface AppleWalletKeys {
  readonly passTypeId: string;
  readonly teamId: string;
  readonly certificate: string;
  readonly key: string;
  readonly passphrase: string | undefined;
  /** The intermediate certificate of Apple (WWDR). */
  readonly intermediate: string;
}

/** The issuer of passes for Google Wallet and its service account. The key is PEM, PKCS 8. */
export interface GoogleWalletKeys {
  readonly issuerId: string;
  readonly email: string;
  readonly key: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An environment writes the lines of a PEM as one line with \n. */
const pem = (text: string): string => text.replaceAll(String.raw`\n`, '\n');

/** The values of these names; undefined when all are missing. Calls `refuse` with the missing ones when only some are there. */
function allOrNone<Name extends string>(
  env: Environment,
  names: readonly Name[],
  refuse: (missing: readonly string[]) => never,
): Record<Name, string> | undefined {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) refuse(missing);
  // Every name has a value here.
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Record<Name, string>;
}

const certificatePattern = /^-----BEGIN CERTIFICATE-----/;
const keyPattern = /^-----BEGIN (?:ENCRYPTED |RSA )?PRIVATE KEY-----/;
/** PKCS 8 without a passphrase, as the file of a service account has it. */
const plainKeyPattern = /^-----BEGIN PRIVATE KEY-----/;

/** Reads the keys of both wallets. `refuse` throws for a value that is missing or is no PEM. */
export function walletKeysFrom(
  env: Environment,
  refuse: (message: string) => never,
): { appleWallet: AppleWalletKeys | undefined; googleWallet: GoogleWalletKeys | undefined } {
  const incomplete = (missing: readonly string[]): never => refuse(`Falta ${missing.join(', ')}.`);
  const pemOf = (name: string, text: string, pattern: RegExp): string => {
    const value = pem(text);
    return pattern.test(value) ? value : refuse(`${name} debe ser un PEM.`);
  };
  const apple = allOrNone(
    env,
    ['APPLE_PASS_TYPE_ID', 'APPLE_PASS_TEAM_ID', 'APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY', 'APPLE_PASS_INTERMEDIATE'],
    incomplete,
  );
  const google = allOrNone(env, ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_EMAIL', 'GOOGLE_WALLET_KEY'], incomplete);
  return {
    appleWallet: apple && {
      passTypeId: apple.APPLE_PASS_TYPE_ID,
      teamId: apple.APPLE_PASS_TEAM_ID,
      certificate: pemOf('APPLE_PASS_CERTIFICATE', apple.APPLE_PASS_CERTIFICATE, certificatePattern),
      key: pemOf('APPLE_PASS_KEY', apple.APPLE_PASS_KEY, keyPattern),
      passphrase: env['APPLE_PASS_KEY_PASSPHRASE'] || undefined,
      intermediate: pemOf('APPLE_PASS_INTERMEDIATE', apple.APPLE_PASS_INTERMEDIATE, certificatePattern),
    },
    googleWallet: google && {
      issuerId: google.GOOGLE_WALLET_ISSUER_ID,
      email: google.GOOGLE_WALLET_EMAIL,
      key: pemOf('GOOGLE_WALLET_KEY', google.GOOGLE_WALLET_KEY, plainKeyPattern),
    },
  };
}
