import type { Sql } from '../../shared/db.ts';
import { type AccountNames, guestFullName, namesToStore } from '../domain/names.ts';

export interface Account extends Record<string, unknown> {
  id: string;
  kind: 'guest' | 'user';
  email: string;
  phone: string | null;
  phone_verified: boolean;
  nombre: string;
  paterno: string;
  materno: string;
  full_name: string;
  password_hash: string | null;
  viaja: string | null;
}

const columns = 'id, kind, email, phone, phone_verified, nombre, paterno, materno, full_name, password_hash, viaja';

export async function accountById(sql: Sql, id: string): Promise<Account | undefined> {
  const rows = await sql.query<Account>(`select ${columns} from identity.account where id = $1 and deleted_at is null`, [id]);
  return rows[0];
}

/** The account with this verified phone. */
export async function accountByPhone(sql: Sql, phone: string): Promise<Account | undefined> {
  const rows = await sql.query<Account>(
    `select ${columns} from identity.account where phone = $1 and phone_verified and deleted_at is null`,
    [phone],
  );
  return rows[0];
}

/** The registered account of an e-mail in lower case; guests are never found by e-mail. */
export async function userByEmail(sql: Sql, email: string): Promise<Account | undefined> {
  const rows = await sql.query<Account>(
    `select ${columns} from identity.account where email = $1 and kind = 'user' and deleted_at is null`,
    [email],
  );
  return rows[0];
}

/** Creates a guest. A verified phone that an account already has returns that account. (AUTH-001, AUTH-037) */
export async function createGuest(sql: Sql, email: string, phone: string, phoneVerified: boolean, now: Date): Promise<Account> {
  const rows = await sql.query<Account>(
    `insert into identity.account (kind, email, phone, phone_verified, cellphone, nombre, full_name, created_at, updated_at)
     values ('guest', $1, $2, $3, $2, 'invitado', $4, $5, $5) on conflict do nothing returning ${columns}`,
    [email, phone, phoneVerified, guestFullName, now],
  );
  const account = rows[0] ?? (await accountByPhone(sql, phone));
  if (!account) throw new Error('the guest account was not made');
  return account;
}

export interface NewUser extends AccountNames {
  readonly email: string;
  /** Verified; undefined for an account of an e-mail alone. */
  readonly phone: string | undefined;
  readonly passwordHash: string | undefined;
  /** Whether the owner of the mailbox set the password. */
  readonly passwordByMailbox?: boolean;
  /** Number of the loyalty card. */
  readonly viaja?: string;
}

/** Creates a registered account with a complete profile. Returns undefined when another account has its e-mail or phone. */
export async function createUser(sql: Sql, user: NewUser, now: Date): Promise<Account | undefined> {
  const { email, phone, passwordHash, passwordByMailbox = false, viaja } = user;
  const { nombre, paterno, materno, fullName } = namesToStore(user);
  const rows = await sql.query<Account>(
    `insert into identity.account
       (kind, email, phone, phone_verified, cellphone, nombre, paterno, materno, full_name, password_hash, password_by_mailbox, viaja, created_at, updated_at)
     values ('user', $1, $2, $3, $2, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict do nothing returning ${columns}`,
    [
      email,
      phone ?? null,
      phone !== undefined,
      nombre,
      paterno,
      materno,
      fullName,
      passwordHash ?? null,
      passwordByMailbox,
      viaja ?? null,
      now,
    ],
  );
  return rows[0];
}

/** Stores the names of an account. (AUTH-069, API-048) */
export async function renameAccount(sql: Sql, id: string, names: AccountNames, now: Date): Promise<Account | undefined> {
  const { nombre, paterno, materno, fullName } = namesToStore(names);
  const rows = await sql.query<Account>(
    `update identity.account set nombre = $2, paterno = $3, materno = $4, full_name = $5, updated_at = $6
     where id = $1 and deleted_at is null returning ${columns}`,
    [id, nombre, paterno, materno, fullName, now],
  );
  return rows[0];
}
