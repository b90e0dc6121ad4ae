import type { components } from '../../../openapi/types/identity.ts';
import { writeAct } from '../../shared/acts.ts';
import { withdrawOpen } from './openInvitations.ts';
import type { Sql } from '../../shared/db.ts';
import { Problem, unauthorized } from '../../shared/problem.ts';
import type { StaffMember, StaffRole } from '../../shared/staffMember.ts';
import type { StoreContext } from './context.ts';
import { lock } from './lock.ts';

type Schemas = components['schemas'];

/** A person of the company, as the table has them. */
export interface Person extends Record<string, unknown> {
  id: string;
  email: string;
  name: string;
  roles: StaffRole[];
  password_hash: string | null;
  /** The sealed key of their codes. */
  authenticator: string | null;
  joined_at: Date;
  seen_at: Date | null;
  ended_at: Date | null;
}

interface ListedPerson extends Person {
  has_passkey: boolean;
}

/** Whoever carries an act out. */
export type Actor = Pick<StaffMember, 'id' | 'name' | 'session'>;

/** A change of roles, or the end of a person. */
interface PersonChange {
  readonly id: string;
  readonly reason: string;
}

const listed = '*, exists (select from identity.staff_passkey where staff_id = staff.id) as has_passkey';

// Persons of the company. Whoever gains or loses `admin` does so under one lock, so that somebody is always left who has it.

const notFound = (): Problem => new Problem(404, 'staff-not-found', 'No encontramos a esa persona.');

const shown = ({
  id,
  name,
  email,
  roles,
  password_hash,
  has_passkey,
  joined_at,
  seen_at,
  ended_at,
}: ListedPerson): Schemas['StaffPerson'] => ({
  id,
  name,
  email,
  roles,
  ways: [...(has_passkey ? (['passkey'] as const) : []), ...(password_hash === null ? [] : (['password'] as const))],
  joinedAt: joined_at.toISOString(),
  lastSeenAt: seen_at?.toISOString() ?? null,
  endedAt: ended_at?.toISOString() ?? null,
});

/** The person of an e-mail in lower case who may enter. */
export async function personByEmail(sql: Sql, email: string): Promise<Person | undefined> {
  const [row] = await sql.query<Person>('select * from identity.staff where email = $1 and ended_at is null', [email]);
  return row;
}

/** Who may enter first, by name; then those who ended. */
export async function peopleOf({ db }: StoreContext): Promise<Schemas['StaffPerson'][]> {
  const rows = await db.query<ListedPerson>(`select ${listed} from identity.staff order by ended_at is not null, lower(name), id`);
  return rows.map(shown);
}

/** Until the transaction ends, nobody else gains or loses a role. */
export const lockRoles = (tx: Sql): Promise<unknown> => lock(tx, 'roles of staff');

/** Throws 401 when the person who acts has ended or lost `admin` since their token was checked. Call it under `lockRoles`. */
export async function refuseFormerAdmin(tx: Sql, { id }: Actor): Promise<void> {
  const [row] = await tx.query("select 1 from identity.staff where id::text = $1 and ended_at is null and 'admin' = any (roles)", [id]);
  if (!row) throw unauthorized('session-expired');
}

/** Throws 409 `last-admin` when nobody else has `admin`. Call it under `lockRoles`. */
export async function refuseLastAdmin(tx: Sql, { id, roles }: Pick<Person, 'id' | 'roles'>, after: readonly StaffRole[]): Promise<void> {
  if (!roles.includes('admin') || after.includes('admin')) return;
  const [other] = await tx.query("select 1 from identity.staff where id <> $1 and ended_at is null and 'admin' = any (roles) limit 1", [
    id,
  ]);
  if (!other) throw new Problem(409, 'last-admin', 'Es la última persona que administra. Da ese puesto a alguien más primero.');
}

/** Ends all sessions of a person, with their access tokens, in the transaction of the caller. */
export async function endStaffSessions({ clock, endedSessions }: StoreContext, tx: Sql, personId: string): Promise<void> {
  const sessions = await tx.query<{ id: string }>(
    'update identity.staff_session set ended_at = $2 where staff_id = $1 and ended_at is null returning id',
    [personId, clock.date()],
  );
  for (const { id } of sessions) await endedSessions.add(tx, id);
}

/** Takes every way in from a person. */
export async function removeWays(tx: Sql, personId: string): Promise<void> {
  await tx.query('delete from identity.staff_passkey where staff_id = $1', [personId]);
  await tx.query('update identity.staff set password_hash = null, authenticator = null, last_step = null where id = $1', [personId]);
}

/** The person as the list shows them, under the lock of roles. Throws 401 for a former admin and 404 `staff-not-found`. */
async function personToChange(tx: Sql, by: Actor, id: string): Promise<ListedPerson> {
  await lockRoles(tx);
  await refuseFormerAdmin(tx, by);
  const [person] = await tx.query<ListedPerson>(`select ${listed} from identity.staff where id::text = $1`, [id]);
  if (!person) throw notFound();
  return person;
}

const namesOf = (roles: readonly StaffRole[]): string => roles.toSorted().join(' ');

/** Gives a person other roles, and ends their sessions and the invitations that gave more. Throws 401, 404 `staff-not-found` (also for one who ended), 409 `last-admin`. */
export async function changeRoles(
  context: StoreContext,
  by: Actor,
  { id, roles, reason }: PersonChange & { readonly roles: readonly StaffRole[] },
): Promise<Schemas['StaffPerson']> {
  return context.db.transaction(async (tx) => {
    const person = await personToChange(tx, by, id);
    if (person.ended_at !== null) throw notFound();
    const [before, after] = [namesOf(person.roles), namesOf(roles)];
    if (before === after) return shown(person);
    await refuseLastAdmin(tx, person, roles);
    await tx.query('update identity.staff set roles = $2 where id = $1', [person.id, roles]);
    await withdrawOpen(tx, context.clock, { forPerson: person.id, ...(!roles.includes('admin') && { byPerson: person.id }) });
    await endStaffSessions(context, tx, person.id);
    const detail = { roles: after, before };
    await writeAct(tx, context.clock, by, { act: 'changeStaffRoles', about: [person.id], label: person.name, reason, detail });
    return shown({ ...person, roles: [...roles] });
  });
}

/** Ends a person: sessions, ways in and open invitations. Throws 401, 404 `staff-not-found`, 409 `last-admin`. */
export async function endPerson(context: StoreContext, by: Actor, { id, reason }: PersonChange): Promise<Schemas['StaffPerson']> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const person = await personToChange(tx, by, id);
    if (person.ended_at !== null) return shown(person);
    await refuseLastAdmin(tx, person, []);
    await removeWays(tx, person.id);
    await tx.query('update identity.staff set ended_at = $2 where id = $1', [person.id, clock.date()]);
    await withdrawOpen(tx, clock, { forPerson: person.id, byPerson: person.id });
    await endStaffSessions(context, tx, person.id);
    await writeAct(tx, context.clock, by, { act: 'endStaff', about: [person.id], label: person.name, reason });
    return shown({ ...person, password_hash: null, has_passkey: false, ended_at: clock.date() });
  });
}

/** How a person signs in with a password: its hash, and the sealed key of their codes. */
interface PasswordWay {
  readonly passwordHash: string;
  readonly authenticator: string;
}

/** Creates a person, by default without a way in. Nothing happens when somebody of their e-mail may enter. */
export async function createPerson(
  tx: Sql,
  { id, email, name, roles }: Pick<Person, 'id' | 'email' | 'name' | 'roles'>,
  now: Date,
  way?: PasswordWay,
): Promise<void> {
  await tx.query(
    `insert into identity.staff (id, email, name, roles, joined_at, password_hash, authenticator) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing`,
    [id, email, name, roles, now, way?.passwordHash ?? null, way?.authenticator ?? null],
  );
}
