import type { components } from '../../../openapi/types/identity.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';
import { Problem, unauthorized } from '../../shared/problem.ts';
import { isBirthday } from '../domain/dates.ts';
import { areGivenNames, namesToStore } from '../domain/names.ts';

type Profile = components['schemas']['Profile'];
export type ProfileChange = Pick<Profile, 'nombre' | 'paterno' | 'materno' | 'sexo' | 'birthday' | 'cellphone'>;

interface Row extends Profile, Record<string, unknown> {}

const columns = "nombre, paterno, materno, sexo, to_char(birthday, 'DD/MM/YYYY') as birthday, cellphone, email, id as sub, viaja";

/** Reads the profile of an account. Throws 401 `session-expired` when it no longer exists. */
export async function readProfile(sql: Sql, accountId: string): Promise<Profile> {
  const [row] = await sql.query<Row>(`select ${columns} from identity.account where id = $1 and deleted_at is null`, [accountId]);
  if (!row) throw unauthorized('session-expired');
  return row;
}

/** Stores the profile of an account. Throws 400 for blank names, 422 `birthday-invalid`. (PROFILE-022 to PROFILE-030) */
export async function writeProfile(sql: Sql, accountId: string, change: ProfileChange, clock: Clock): Promise<Profile> {
  const { sexo, birthday, cellphone } = change;
  const { nombre, paterno, materno, fullName } = namesToStore(change);
  if (!areGivenNames(change)) throw new Problem(400, 'invalid-request', 'Escribe tu nombre y tu primer apellido.');
  if (birthday !== null && !isBirthday(birthday, clock.date()))
    throw new Problem(422, 'birthday-invalid', 'La fecha de nacimiento no es válida.');
  const [row] = await sql.query<Row>(
    `update identity.account set nombre = $2, paterno = $3, materno = $4, full_name = $5, sexo = $6,
       birthday = to_date($7, 'DD/MM/YYYY'), cellphone = $8, updated_at = $9
     where id = $1 and deleted_at is null returning ${columns}`,
    [accountId, nombre, paterno, materno, fullName, sexo, birthday, cellphone, clock.date()],
  );
  if (!row) throw unauthorized('session-expired');
  return row;
}
