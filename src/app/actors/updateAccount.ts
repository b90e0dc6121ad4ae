import { fromPromise } from 'xstate';
import type { Failure } from '../../../machines/domain/failure.ts';
import { trimmedName } from '../../../machines/domain/passenger.ts';
import type { User } from '../../../machines/session/index.ts';
import { APPLICATION_KEY } from '../http/applicationKey.ts';
import { ask, identity } from '../http/http.ts';
import { publicIp } from '../queries/publicIp.ts';
import { renewTokens } from '../queries/renewTokens.ts';
import { tokens } from '../session/tokens.ts';

/** The new names are in the tokens from the next renewal on (AUTH-038, AUTH-041). */
export const updateAccount = fromPromise<User, { firstName: string; paternal: string; maternal: string }>(
  async ({ input: { firstName, paternal, maternal }, signal }) => {
    const body = { nombre: trimmedName(firstName), paterno: trimmedName(paternal), materno: trimmedName(maternal), ip: await publicIp() };
    const { msg } = await ask(
      (init) =>
        identity.POST('/v2/accounts/update', {
          signal: init.signal,
          params: { header: { 'idempotency-key': init.key } },
          headers: { 'application-key': APPLICATION_KEY },
          body,
        }),
      { retries: 1, signal },
    );
    if (msg !== 'done') throw { code: 'operation-failed', retryable: true } satisfies Failure;
    await renewTokens();
    const stored = tokens.read();
    if (!stored) throw { code: 'session-expired', retryable: false } satisfies Failure;
    return stored.user;
  },
);
