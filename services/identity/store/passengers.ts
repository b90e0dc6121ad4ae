import type { components } from '../../../openapi/types/identity.ts';
import type { Sql } from '../../shared/db.ts';
import { nameFaultOf, tidyText } from '../../shared/names.ts';
import { Problem } from '../../shared/problem.ts';
import { isBirthday } from '../domain/dates.ts';
import { categories, type CategoryId, passengerLimit, plainName } from '../domain/passengers.ts';
import type { StoreContext } from './context.ts';
import { lock } from './lock.ts';

type SavedPassenger = components['schemas']['SavedPassenger'];
export type PassengerData = components['schemas']['SavedPassengerData'];

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  last_name: string;
  birthdate: string;
  category_id: CategoryId;
  enrolled: boolean;
}

const columns = "id, name, last_name, to_char(birthdate, 'DD/MM/YYYY') as birthdate, category_id, enrolled";
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const passengerOf = (row: Row): SavedPassenger => ({ ...row, category: categories[row.category_id] });
const notFound = (): Problem => new Problem(404, 'passenger-not-found', 'No encontramos ese pasajero.');

// Favourite passengers. Every statement names the account, so nobody reads or changes those of another.

/** The values of a row. Throws 400 for what is no name, 422 `birthday-invalid`. */
function valuesOf({ clock }: Pick<StoreContext, 'clock'>, { birthdate, category_id, ...names }: PassengerData): readonly unknown[] {
  const [name, last_name] = [tidyText(names.name), tidyText(names.last_name)];
  if (nameFaultOf(name) ?? nameFaultOf(last_name)) throw new Problem(400, 'invalid-request', 'Escribe el nombre y los apellidos.');
  if (!isBirthday(birthdate, clock.date())) throw new Problem(422, 'birthday-invalid', 'La fecha de nacimiento no es válida.');
  return [name, last_name, birthdate, category_id, plainName(name, last_name)];
}

/** The saved row, or a refusal of a duplicate. */
function saved(rows: readonly Row[]): SavedPassenger {
  if (!rows[0]) throw new Problem(409, 'passenger-duplicate', 'Este pasajero ya está en tus favoritos.');
  return passengerOf(rows[0]);
}

export async function passengersOf({ db }: StoreContext, accountId: string): Promise<SavedPassenger[]> {
  const rows = await db.query<Row>(`select ${columns} from identity.passenger where account_id = $1 order by created_at, id`, [accountId]);
  return rows.map(passengerOf);
}

/** Throws 409 `passenger-duplicate`, 422 `passenger-limit` or `birthday-invalid`. (FAV-005, FAV-007) */
export async function addPassenger({ db, clock }: StoreContext, accountId: string, data: PassengerData): Promise<SavedPassenger> {
  const values = valuesOf({ clock }, data);
  return db.transaction(async (tx) => {
    await lock(tx, `passengers of account:${accountId}`);
    const same = await tx.query('select 1 from identity.passenger where account_id = $1 and category_id = $2 and plain_name = $3', [
      accountId,
      data.category_id,
      plainName(data.name, data.last_name),
    ]);
    const [count] = await tx.query<{ saved: number }>('select count(*)::int as saved from identity.passenger where account_id = $1', [
      accountId,
    ]);
    if (same.length === 0 && (count?.saved ?? 0) >= passengerLimit)
      throw new Problem(422, 'passenger-limit', '¡Has alcanzado el límite de pasajeros favoritos!');
    return saved(await insertPassenger(tx, accountId, values, clock.date()));
  });
}

/** Throws 404 `passenger-not-found`, 409 `passenger-duplicate`, 422 `birthday-invalid`. */
export async function changePassenger(
  { db, clock }: StoreContext,
  accountId: string,
  id: string,
  data: PassengerData,
): Promise<SavedPassenger> {
  const values = valuesOf({ clock }, data);
  if (!uuid.test(id)) throw notFound();
  return db.transaction(async (tx) => {
    await lock(tx, `passengers of account:${accountId}`);
    const own = await tx.query('select 1 from identity.passenger where account_id = $1 and id = $2', [accountId, id]);
    if (own.length === 0) throw notFound();
    return saved(
      await tx.query<Row>(
        `update identity.passenger set name = $3, last_name = $4, birthdate = to_date($5, 'DD/MM/YYYY'), category_id = $6, plain_name = $7
         where account_id = $1 and id = $2 and not exists (
           select 1 from identity.passenger other
           where other.account_id = $1 and other.id <> $2 and other.category_id = $6 and other.plain_name = $7)
         returning ${columns}`,
        [accountId, id, ...values],
      ),
    );
  });
}

/** Throws 404 `passenger-not-found`. */
export async function removePassenger({ db }: StoreContext, accountId: string, id: string): Promise<void> {
  const rows = uuid.test(id)
    ? await db.query('delete from identity.passenger where account_id = $1 and id = $2 returning id', [accountId, id])
    : [];
  if (rows.length === 0) throw notFound();
}

/** Saves the passengers that an account does not have yet. */
export async function ensurePassengers(
  { db, clock }: Pick<StoreContext, 'db' | 'clock'>,
  accountId: string,
  passengers: readonly PassengerData[],
): Promise<void> {
  // Their times differ, because the list is in their order.
  for (const [index, passenger] of passengers.entries()) {
    await insertPassenger(db, accountId, valuesOf({ clock }, passenger), new Date(clock.now() + index));
  }
}

/** Inserts a passenger; returns no row for a duplicate. */
const insertPassenger = (sql: Sql, accountId: string, values: readonly unknown[], now: Date): Promise<Row[]> =>
  sql.query<Row>(
    `insert into identity.passenger (account_id, name, last_name, birthdate, category_id, plain_name, created_at)
     values ($1, $2, $3, to_date($4, 'DD/MM/YYYY'), $5, $6, $7) on conflict do nothing returning ${columns}`,
    [accountId, ...values, now],
  );
