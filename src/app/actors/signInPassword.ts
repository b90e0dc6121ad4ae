import { fromPromise } from 'xstate';
import type { User } from '../../../machines/session/index.ts';
import { ask, identity } from '../http/http.ts';
import { publicIp } from '../queries/publicIp.ts';
import { passwordVault } from '../session/passwordVault.ts';
import { tokens } from '../session/tokens.ts';
import { sessionOf } from '../wire/identity.ts';

export const signInPassword = fromPromise<User, { email: string }>(async ({ input: { email }, signal }) => {
  const body = { email, password: passwordVault.read(), ip: await publicIp() };
  const session = sessionOf(
    await ask((init) => identity.POST('/v2/signin', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }), {
      retries: 1,
      signal,
    }),
  );
  passwordVault.clear();
  tokens.write(session);
  return session.user;
});
