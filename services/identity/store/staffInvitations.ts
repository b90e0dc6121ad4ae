import { randomUUID } from 'node:crypto';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { components } from '../../../openapi/types/identity.ts';
import { writeAct } from '../../shared/acts.ts';
import { withdrawOpen } from './openInvitations.ts';
import type { Sql } from '../../shared/db.ts';
import { Problem } from '../../shared/problem.ts';
import type { StaffRole } from '../../shared/staffMember.ts';
import { authenticatorFor, keyOfInvitation } from '../domain/authenticator.ts';
import { algorithms, challengeLifeMs, userHandleOf } from '../domain/passkeys.ts';
import type { Requester } from '../domain/requester.ts';
import { newToken, tokenHash } from '../domain/secret.ts';
import { invitationLifeMs } from '../domain/staff.ts';
import { storeChallenge } from './challenges.ts';
import type { StoreContext } from './context.ts';
import { allowMail } from './sendLimits.ts';
import { type Actor, lockRoles, personByEmail, refuseFormerAdmin } from './staff.ts';

type Schemas = components['schemas'];

interface Invitation extends Record<string, unknown> {
  id: string;
  email: string;
  roles: StaffRole[];
  staff_id: string;
  expires_at: Date;
}

interface ListedInvitation extends Invitation {
  invited_by: string | null;
}

/** A new invitation, and the address of its page. */
interface Invited {
  readonly invitation: Schemas['StaffInvitation'];
  readonly link: string;
}

const isOpen = 'i.used_at is null and i.withdrawn_at is null and i.expires_at >';

// Invitations to the office. A link proves the mailbox. Whoever has it chooses how to sign in, and replaces what the person had before.

const over = (): Problem => new Problem(422, 'invitation-over', 'Esta invitación ya no sirve. Pide otra.');

const shown = ({ id, email, roles, invited_by: invitedBy, expires_at }: ListedInvitation): Schemas['StaffInvitation'] => ({
  id,
  email,
  roles,
  invitedBy,
  expiresAt: expires_at.toISOString(),
});

/** The open invitations, the newest first. */
export async function openInvitations({ db, clock }: StoreContext): Promise<Schemas['StaffInvitation'][]> {
  const rows = await db.query<ListedInvitation>(
    `select i.id, i.email, i.roles, i.staff_id, i.expires_at, p.name as invited_by
     from identity.staff_invitation i left join identity.staff p on p.id = i.invited_by
     where ${isOpen} $1 order by i.created_at desc, i.id`,
    [clock.date()],
  );
  return rows.map(shown);
}

/**
 * Mails a link, which ends the older ones of its e-mail (in lower case). Without `by` the operator of the shop invites, at its terminal.
 * Throws 401 for a former admin, 429.
 */
export async function invitePerson(
  context: Pick<StoreContext, 'db' | 'clock' | 'mails' | 'outbox' | 'publicUrl' | 'sendsPerAddress'>,
  by: Actor | undefined,
  { email, roles }: { readonly email: string; readonly roles: readonly StaffRole[] },
  requester: Requester,
): Promise<Invited> {
  const { db, clock, mails, outbox, publicUrl } = context;
  const token = newToken();
  const link = `${publicUrl}/operacion/invitacion#${token}`;
  const now = clock.now();
  const expiresAt = new Date(now + invitationLifeMs);
  return db.transaction(async (tx) => {
    await lockRoles(tx);
    if (by) await refuseFormerAdmin(tx, by);
    await allowMail(context, tx, email, requester, { account: undefined, isShared: true });
    const person = await personByEmail(tx, email);
    await withdrawOpen(tx, clock, { email });
    const [id, staffId] = [randomUUID(), person?.id ?? randomUUID()];
    await tx.query(
      `insert into identity.staff_invitation (id, token_hash, email, roles, staff_id, invited_by, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, tokenHash(token), email, roles, staffId, by?.id ?? null, new Date(now), expiresAt],
    );
    await outbox.mail(tx, mails.staffInvitation(email, link, by?.name));
    await writeAct(tx, context.clock, by ?? { id: 'operator', name: 'npm run operator', session: 'operator' }, {
      act: 'inviteStaff',
      about: [id, staffId],
      label: person?.name ?? null,
      reason: null,
      detail: { roles: roles.toSorted().join(' '), again: person !== undefined },
    });
    return { invitation: { id, email, roles: [...roles], invitedBy: by?.name ?? null, expiresAt: expiresAt.toISOString() }, link };
  });
}

/** The link of an invitation works no more. Throws 401 for a former admin, 404 `invitation-not-found` (also for a used one). */
export async function withdrawInvitation(context: StoreContext, by: Actor, id: string): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    await lockRoles(tx);
    await refuseFormerAdmin(tx, by);
    const [row] = await tx.query<{ staff_id: string; name: string | null; withdrawn_at: Date | null }>(
      `select i.staff_id, p.name, i.withdrawn_at from identity.staff_invitation i left join identity.staff p on p.id = i.staff_id
       where i.id::text = $1 and i.used_at is null`,
      [id],
    );
    if (!row) throw new Problem(404, 'invitation-not-found', 'No encontramos esa invitación.');
    if (row.withdrawn_at !== null) return;
    await tx.query('update identity.staff_invitation set withdrawn_at = $2 where id::text = $1', [id, clock.date()]);
    await writeAct(tx, context.clock, by, { act: 'withdrawStaffInvitation', about: [id, row.staff_id], label: row.name, reason: null });
  });
}

/** The open invitation of a link. Throws 422 `invitation-over`. */
export async function invitationOf({ clock }: Pick<StoreContext, 'clock'>, sql: Sql, token: string): Promise<Invitation> {
  const [row] = await sql.query<Invitation>(
    `select i.id, i.email, i.roles, i.staff_id, i.expires_at from identity.staff_invitation i where i.token_hash = $1 and ${isOpen} $2`,
    [tokenHash(token), clock.date()],
  );
  if (!row) throw over();
  return row;
}

/** What the page of an invitation offers. Throws 422 `invitation-over`, 429. */
export async function openInvitation(context: StoreContext, token: string, requester: Requester): Promise<Schemas['OpenStaffInvitation']> {
  const { db, shop, secret } = context;
  const { id, email, roles, staff_id, expires_at } = await invitationOf(context, db, token);
  const name = (await personByEmail(db, email))?.name ?? null;
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: shop.name,
    rpID: shop.id,
    userID: userHandleOf(staff_id),
    userName: email,
    userDisplayName: name ?? email,
    supportedAlgorithmIDs: algorithms,
  });
  await storeChallenge(context, challenge, requester, { invitationId: id, isStaff: true });
  return {
    email,
    name,
    roles,
    expiresAt: expires_at.toISOString(),
    authenticator: authenticatorFor(keyOfInvitation(id, secret), shop.name, email),
    passkey: {
      challenge,
      rp: { name: rp.name, id: shop.id },
      user,
      pubKeyCredParams,
      timeout: challengeLifeMs,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  };
}
