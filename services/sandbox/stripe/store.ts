import { randomBytes } from 'node:crypto';
import type { Sql } from '../../shared/db.ts';

/** An answer of the API: what the caller gets, with its status. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A new id in the form of Stripe, `pi_…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export async function putObject<Body extends object>(sql: Sql, id: string, body: Body, now: Date): Promise<Body> {
  await sql.query('insert into sandbox.stripe_object (id, body, created_at) values ($1, $2, $3)', [id, JSON.stringify(body), now]);
  return body;
}

/** The object of an id; undefined for an unknown one. */
export async function getObject<Body>(sql: Sql, id: string): Promise<Body | undefined> {
  const [row] = await sql.query<{ body: Body }>('select body from sandbox.stripe_object where id = $1', [id]);
  return row?.body;
}

/** Adds to an object unless it has one of the keys already. Undefined when nothing was changed. */
export async function addToObject<Body>(sql: Sql, id: string, added: object, unless: readonly string[]): Promise<Body | undefined> {
  const [row] = await sql.query<{ body: Body }>(
    'update sandbox.stripe_object set body = body || $2::jsonb where id = $1 and not body ?| $3 returning body',
    [id, JSON.stringify(added), unless],
  );
  return row?.body;
}

/** The objects that belong to another one, the newest first. */
export async function objectsOf<Body>(sql: Sql, prefix: string, field: string, value: string): Promise<Body[]> {
  const rows = await sql.query<{ body: Body }>(
    `select body from sandbox.stripe_object where id like $1 || '\\_%' and body ->> $2 = $3 order by created_at desc, id`,
    [prefix, field, value],
  );
  return rows.map(({ body }) => body);
}

const refusal = (status: number, type: string, code: string | undefined, message: string): Answer => ({
  status,
  body: { error: { type, ...(code === undefined ? {} : { code }), message } },
});

/**
 * Does the work of an idempotency key once, and answers a repetition as the first time. Another request with the key is refused, and so is
 * a repetition while the first is under way.
 */
export async function once(
  sql: Sql,
  { key, request, now }: { key: string | undefined; request: string; now: Date },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work();
  const [mine] = await sql.query(
    'insert into sandbox.stripe_call (key, request, made_at) values ($1, $2, $3) on conflict do nothing returning key',
    [key, request, now],
  );
  if (mine === undefined) {
    const [known] = await sql.query<{ request: string; status: number | null; body: Answer['body'] | null }>(
      'select request, status, body from sandbox.stripe_call where key = $1',
      [key],
    );
    if (known?.request !== request) return refusal(400, 'idempotency_error', undefined, 'The key was used with other parameters.');
    if (known.status === null || known.body === null) return refusal(409, 'invalid_request_error', 'idempotency_key_in_use', 'In use.');
    return { status: known.status, body: known.body };
  }
  try {
    const answer = await work();
    await sql.query('update sandbox.stripe_call set status = $2, body = $3 where key = $1', [
      key,
      answer.status,
      JSON.stringify(answer.body),
    ]);
    return answer;
  } catch (error) {
    await sql.query('delete from sandbox.stripe_call where key = $1', [key]);
    throw error;
  }
}
