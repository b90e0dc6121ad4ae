import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { accessToken } from '../../../services/shared/auth.ts';
import { freePort } from '../../support/ports.ts';

export interface Sessions {
  /** Address for IDENTITY_URL. */
  readonly identityUrl: string;
  /** A new guest's access token. */
  token(): Promise<string>;
  close(): void;
}

/** Replaces the identity service: publishes a key and signs access tokens with it. */
export async function startSessions(): Promise<Sessions> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'faults', alg: 'ES256', use: 'sig' }] });
  const port = await freePort();
  const server = createServer((_request, response) => response.setHeader('content-type', 'application/json').end(keys));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    identityUrl: `http://127.0.0.1:${port}/identity-api`,
    token() {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ role: 'guest' })
        .setProtectedHeader({ alg: 'ES256', kid: 'faults', typ: accessToken.type })
        .setIssuer(accessToken.issuer)
        .setAudience(accessToken.audience)
        .setSubject(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + 7200)
        .sign(privateKey);
    },
    close: () => server.close(),
  };
}
