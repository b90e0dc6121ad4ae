import type { components } from '../../../openapi/types/identity.ts';
import { containing } from '../../shared/like.ts';
import { actsOnPage } from '../domain/staff.ts';
import type { StoreContext } from './context.ts';

type Schemas = components['schemas'];

export interface ActSearch {
  readonly about?: string;
  readonly person?: string;
  readonly text?: string;
  readonly before?: string;
}

interface ActRow extends Omit<Schemas['StaffAct'], 'id' | 'at' | 'person'>, Record<string, unknown> {
  /** PostgreSQL gives a bigint as text. */
  id: string | number;
  made_at: Date;
  staff_id: string;
  staff_name: string;
}

/** The newest acts that fit every condition that is given, and where the next page begins. */
export async function actsFor(
  { db }: StoreContext,
  { about, person, text, before }: ActSearch,
): Promise<{ acts: Schemas['StaffAct'][]; next: string | null }> {
  // A statement has only the conditions that are given, so that the indexes serve it.
  const given = [
    [about, (place: string) => `about @> array[${place}]`],
    [person, (place: string) => `staff_id = ${place}`],
    [text === undefined ? undefined : containing(text), (place: string) => `(label ilike ${place} or act ilike ${place})`],
    [before, (place: string) => `id < ${place}::bigint`],
  ] as const;
  const conditions: string[] = [];
  const values: string[] = [];
  for (const [value, condition] of given) if (value !== undefined) conditions.push(condition(`$${values.push(value)}`));
  const rows = await db.query<ActRow>(
    `select id, made_at, staff_id, staff_name, act, about, label, reason, detail from platform.act
     where ${['true', ...conditions].join(' and ')} order by id desc limit ${actsOnPage + 1}`,
    values,
  );
  const acts = rows.slice(0, actsOnPage).map(({ id, made_at, staff_id, staff_name, act, about: ids, label, reason, detail }) => ({
    id: String(id),
    at: made_at.toISOString(),
    person: { id: staff_id, name: staff_name },
    act,
    about: ids,
    label,
    reason,
    detail,
  }));
  return { acts, next: rows.length > actsOnPage ? (acts.at(-1)?.id ?? null) : null };
}
