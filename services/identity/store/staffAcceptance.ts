import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/types/identity.ts';
import { writeAct } from '../../shared/acts.ts';
import type { Sql } from '../../shared/db.ts';
import { Problem } from '../../shared/problem.ts';
import { keyOfInvitation, sealKey, stepOf } from '../domain/authenticator.ts';
import { hashPassword } from '../domain/secret.ts';
import { challengeIn, keyOfAttestation, passkeyRefused } from '../domain/webauthn.ts';
import { useChallenge } from './challenges.ts';
import type { StoreContext } from './context.ts';
import { refuseCommon } from './passwords.ts';
import { createPerson, endStaffSessions, refuseLastAdmin, lockRoles, personByEmail, removeWays } from './staff.ts';
import { invitationOf } from './staffInvitations.ts';
import { openStaffSession } from './staffSessions.ts';

type Schemas = components['schemas'];
type Proof = Schemas['StaffProof'];

export interface Acceptance {
  readonly token: string;
  readonly name: string;
  readonly proof: Proof;
}

/** Stores how a person signs in from now on, in the transaction of the caller. */
type StoreWay = (tx: Sql, personId: string) => Promise<void>;

/** Throws 422 `password-common` or `code-wrong`. */
async function passwordWay(
  { clock, secret }: StoreContext,
  invitationId: string,
  { password, code }: Proof & { kind: 'password' },
): Promise<StoreWay> {
  refuseCommon(password);
  const key = keyOfInvitation(invitationId, secret);
  const step = stepOf(key, code, clock.machineNow());
  if (step === undefined) throw new Problem(422, 'code-wrong', 'El código no es correcto.');
  const passwordHash = await hashPassword(password);
  return async (tx, id) => {
    await tx.query('update identity.staff set password_hash = $2, authenticator = $3, last_step = $4 where id = $1', [
      id,
      passwordHash,
      sealKey(key, id, secret),
      step,
    ]);
  };
}

/** Throws 422 `passkey-challenge-refused`, `passkey-challenge-expired` or `passkey-refused`. */
async function passkeyWay(
  context: StoreContext,
  invitationId: string,
  { attestation }: Proof & { kind: 'passkey' },
  device: string,
): Promise<StoreWay> {
  const challenge = challengeIn(attestation.clientDataJSON);
  await useChallenge(context, challenge, device, { invitationId, isStaff: true });
  const key = await keyOfAttestation(context.shop, challenge, attestation);
  return async (tx, id) => {
    const stored = await tx.query(
      `insert into identity.staff_passkey (credential_id, staff_id, public_key, counter, created_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning 1`,
      [key.id, id, key.publicKey, key.counter, context.clock.date()],
    );
    if (stored.length === 0) throw passkeyRefused();
  };
}

/**
 * Makes the person of an invitation, or replaces the ways in of one who exists, and opens a session. Returns its id. Throws 422
 * `invitation-over` and those of the two proofs, 409 `last-admin`.
 */
export async function acceptInvitation(context: StoreContext, { token, name: typed, proof }: Acceptance, device: string): Promise<string> {
  const { db, clock } = context;
  const { id: invitationId } = await invitationOf(context, db, token);
  const storeWay =
    proof.kind === 'password' ? await passwordWay(context, invitationId, proof) : await passkeyWay(context, invitationId, proof, device);
  const name = typed.trim();
  return db.transaction(async (tx) => {
    await lockRoles(tx);
    // Every change of an invitation takes the same lock, so it is still open when it is used.
    const { email, roles, staff_id } = await invitationOf(context, tx, token);
    const person = await personByEmail(tx, email);
    const id = person?.id ?? staff_id;
    if (person) {
      await refuseLastAdmin(tx, person, roles);
      await removeWays(tx, id);
      await tx.query('update identity.staff set name = $2, roles = $3 where id = $1', [id, name, roles]);
      await endStaffSessions(context, tx, id);
    } else await createPerson(tx, { id, email, name, roles }, clock.date());
    await storeWay(tx, id);
    await tx.query('update identity.staff_invitation set used_at = $2 where id = $1', [invitationId, clock.date()]);
    const session = randomUUID();
    await openStaffSession(context, tx, { id }, device, session);
    await writeAct(
      tx,
      context.clock,
      { id, name, session },
      {
        act: 'acceptStaffInvitation',
        about: [invitationId, id],
        label: name,
        reason: null,
        detail: { way: proof.kind, roles: roles.toSorted().join(' '), again: person !== undefined },
      },
    );
    return session;
  });
}
