import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';

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

/** What `read` returns; what `otherwise` returns where it throws. */
function attempt<Read, Else>(read: () => Read, otherwise: () => Else): Read | Else {
  try {
    return read();
  } catch {
    return otherwise();
  }
}

/** Calls `refuse` where a pass that these keys sign could not be opened: a damaged PEM, a foreign key or intermediate, or another pass type. */
function checkApple(
  { passTypeId, teamId, certificate, key, passphrase, intermediate }: AppleWalletKeys,
  refuse: (message: string) => never,
): void {
  const certificateOf = (name: string, text: string): X509Certificate =>
    attempt(
      () => new X509Certificate(text),
      () => refuse(`${name} no es un certificado que se pueda leer.`),
    );
  const own = certificateOf('APPLE_PASS_CERTIFICATE', certificate);
  const issuer = certificateOf('APPLE_PASS_INTERMEDIATE', intermediate);
  const signer = keyOf('APPLE_PASS_KEY', { key, passphrase }, refuse);
  if (!own.checkPrivateKey(signer)) refuse('APPLE_PASS_KEY no es la llave de APPLE_PASS_CERTIFICATE.');
  if (!own.verify(issuer.publicKey)) refuse('APPLE_PASS_INTERMEDIATE no firmó APPLE_PASS_CERTIFICATE.');
  const subject = own.subject.split('\n');
  if (!subject.includes(`UID=${passTypeId}`)) refuse('APPLE_PASS_TYPE_ID no es el de APPLE_PASS_CERTIFICATE.');
  if (!subject.includes(`OU=${teamId}`)) refuse('APPLE_PASS_TEAM_ID no es el de APPLE_PASS_CERTIFICATE.');
}

function keyOf(
  name: string,
  { key, passphrase }: { readonly key: string; readonly passphrase?: string | undefined },
  refuse: (message: string) => never,
): KeyObject {
  const signer = attempt(
    () => createPrivateKey({ key, passphrase }),
    () => refuse(`${name} no se puede leer${passphrase === undefined ? '' : ' con su contraseña'}.`),
  );
  return signer.asymmetricKeyType === 'rsa' ? signer : refuse(`${name} debe ser una llave RSA.`);
}

/** Reads the keys of both wallets. `refuse` throws for a value that is missing or is no PEM, and for keys that do not sign what they should. */
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
  const appleWallet = apple && {
    passTypeId: apple.APPLE_PASS_TYPE_ID,
    teamId: apple.APPLE_PASS_TEAM_ID,
    certificate: pemOf('APPLE_PASS_CERTIFICATE', apple.APPLE_PASS_CERTIFICATE, certificatePattern),
    key: pemOf('APPLE_PASS_KEY', apple.APPLE_PASS_KEY, keyPattern),
    passphrase: env['APPLE_PASS_KEY_PASSPHRASE'] || undefined,
    intermediate: pemOf('APPLE_PASS_INTERMEDIATE', apple.APPLE_PASS_INTERMEDIATE, certificatePattern),
  };
  if (appleWallet) checkApple(appleWallet, refuse);
  const googleWallet = google && {
    issuerId: google.GOOGLE_WALLET_ISSUER_ID,
    email: google.GOOGLE_WALLET_EMAIL,
    key: pemOf('GOOGLE_WALLET_KEY', google.GOOGLE_WALLET_KEY, plainKeyPattern),
  };
  if (googleWallet) keyOf('GOOGLE_WALLET_KEY', googleWallet, refuse);
  return { appleWallet, googleWallet };
}
