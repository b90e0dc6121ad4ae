import { fromPromise } from 'xstate';
import type { StaffPerson } from '../../machines/domain/staff.ts';
import type { Invitation } from '../../machines/staffInvitation/index.ts';
import type { components } from '../../openapi/types/identity.ts';
import { ceremony } from '../app/passkeys/ceremony.ts';
import { assertionOf, attestationOf } from '../app/wire/passkeys.ts';
import { ask, enter, identity, resume } from './http.ts';

/** The typed password and the token of an invitation, in the memory of the page. */
export const typed = { password: '', invitation: '' };

type Options = components['schemas']['PasskeyCreationOptions'];

/** What the invitation offered, for the way that its person chooses. */
let passkey: Options | null = null;

export const resumeStaff = fromPromise<StaffPerson, undefined>(() => resume());

export const signOutStaff = fromPromise<void, undefined>(async ({ signal }) => {
  await ask((init) => identity.POST('/v1/staff/sign-out', { signal: init.signal, params: { header: { 'idempotency-key': init.key } } }), {
    signal,
    retries: 1,
  });
});

export const signInStaff = fromPromise<StaffPerson, { email: string; code: string }>(async ({ input, signal }) => {
  const body = { ...input, password: typed.password };
  return ask(
    async (init) => {
      const params = { header: { 'idempotency-key': init.key } };
      return entered(await identity.POST('/v1/staff/sign-in', { signal: init.signal, params, body }));
    },
    { signal },
  );
});

export const signInStaffPasskey = fromPromise<StaffPerson, undefined>(async ({ signal }) => {
  const optionsJSON = await ask((init) => identity.POST('/v1/staff/passkey/options', { signal: init.signal }), { signal, retries: 1 });
  const body = assertionOf(await ceremony(({ startAuthentication }) => startAuthentication({ optionsJSON }), signal));
  return ask(
    async (init) => {
      const params = { header: { 'idempotency-key': init.key } };
      return entered(await identity.POST('/v1/staff/passkey', { signal: init.signal, params, body }));
    },
    { signal, retries: 2 },
  );
});

export const openInvitation = fromPromise<Invitation, undefined>(async ({ signal }) => {
  const body = { token: typed.invitation };
  const opened = await ask((init) => identity.POST('/v1/staff/invitations/open', { signal: init.signal, body }), { signal, retries: 1 });
  passkey = opened.passkey;
  return opened;
});

type Proof = components['schemas']['StaffProof'];

const accept = (name: string, proof: Proof, signal: AbortSignal): Promise<StaffPerson> =>
  ask(
    async (init) => {
      const params = { header: { 'idempotency-key': init.key } };
      const body = { token: typed.invitation, name, proof };
      return entered(await identity.POST('/v1/staff/invitations/accept', { signal: init.signal, params, body }));
    },
    { signal, retries: 2 },
  );

export const acceptWithPasskey = fromPromise<StaffPerson, { name: string }>(async ({ input: { name }, signal }) => {
  const optionsJSON = passkey;
  if (optionsJSON === null) throw new Error('an invitation is opened before it is accepted');
  const attestation = attestationOf(await ceremony(({ startRegistration }) => startRegistration({ optionsJSON }), signal));
  return accept(name, { kind: 'passkey', attestation }, signal);
});

export const acceptWithPassword = fromPromise<StaffPerson, { name: string; code: string }>(({ input: { name, code }, signal }) =>
  accept(name, { kind: 'password', password: typed.password, code }, signal),
);

type Entered = { data?: components['schemas']['StaffSession']; error?: unknown; response: Response };

/** The answer with the person in place of the session, whose token the page uses. */
function entered({ data, error, response }: Entered): { data?: StaffPerson; error?: unknown; response: Response } {
  if (!data) return { error, response };
  typed.password = '';
  typed.invitation = '';
  return { data: enter(data), response };
}
