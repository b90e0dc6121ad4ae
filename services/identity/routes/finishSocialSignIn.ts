import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';
import { socialTokenRefused, socialUnavailable } from '../domain/refusals.ts';
import { proofTokenOf, secretsOf, useFlow } from '../store/socialFlows.ts';
import { proofOfToken, storeProof } from '../store/socialProofs.ts';
import { openOnce } from '../store/storedSession.ts';

/** What the provider returned to the browser. */
type Returned = operations['finishSocialSignIn']['requestBody']['content']['application/json'];

/** A provider names these when it does not work itself. (RFC 6749, 4.1.2.1) */
const providerFailures = new Set(['server_error', 'temporarily_unavailable']);

/**
 * Exchanges what the provider returned for a one-time proof. Throws 422 `social-state-refused`, `social-state-expired`,
 * `social-consent-refused` or `social-token-refused`, 503 `social-unavailable`.
 */
async function exchange(parts: IdentityParts, { state, code, error, iss }: Returned, device: string): Promise<void> {
  const provider = await useFlow(parts, state, device);
  const gateway = parts.providers.get(provider);
  if (error !== null && providerFailures.has(error)) throw socialUnavailable();
  if (error !== null) throw new Problem(422, 'social-consent-refused', 'No diste permiso para entrar con esa cuenta.');
  if (gateway === undefined || code === null) throw socialTokenRefused();
  const person = await gateway.finish({ code, iss }, secretsOf(parts, state));
  await storeProof(parts, { token: proofTokenOf(parts, state), provider, device }, person);
}

export const finishSocialSignIn =
  (parts: IdentityParts): Handler<operations['finishSocialSignIn']> =>
  async ({ body, header, request }) => {
    const { device } = request;
    await openOnce(parts, { key: header['idempotency-key'], route: 'finishSocialSignIn', body: [body, device] }, async () => {
      await exchange(parts, body, device);
      return undefined;
    });
    return { status: 200, body: await proofOfToken(parts, proofTokenOf(parts, body.state), device) };
  };
