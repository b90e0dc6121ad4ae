import { SignJWT } from 'jose';
import { accessToken } from '../../shared/auth.ts';

/** The key that signs now. */
interface Signer {
  readonly algorithm: string;
  readonly kid: string;
  readonly privateKey: CryptoKey;
}

/** An access token (JWT) that trip and payment check with the published keys; for travellers, or for another audience. */
export function signAccessToken(
  { algorithm, kid, privateKey }: Signer,
  claims: Readonly<Record<string, unknown>>,
  audience: string = accessToken.audience,
): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: algorithm, kid, typ: accessToken.type })
    .setIssuer(accessToken.issuer)
    .setAudience(audience)
    .sign(privateKey);
}
