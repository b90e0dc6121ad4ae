import { createHmac } from 'node:crypto';
import { once } from '../../shared/idempotency.ts';
import type { Sql } from '../../shared/db.ts';
import { Problem } from '../../shared/problem.ts';

/** The stored part of an answer that opened a session: the data to derive its tokens, never the tokens. */
export interface Opened {
  readonly family: string | undefined;
}

interface Kept {
  readonly family?: string;
  readonly refusal?: {
    readonly status: number;
    readonly code: string;
    readonly detail: string;
    readonly extras: Readonly<Record<string, unknown>>;
  };
}

/**
 * Runs `work` once per idempotency key. Answers contain tokens, and bodies contain passwords or codes, so neither is stored. The row of the
 * key stores a keyed hash of the body and the id of the session. A repeated answer is derived from these.
 */
export async function openOnce(
  sql: Sql,
  { key, route, secret, body }: { key: string; route: string; secret: string; body: unknown },
  work: () => Promise<Opened>,
): Promise<Opened> {
  const hash = createHmac('sha256', secret).update(JSON.stringify(body)).digest('base64url');
  const answer = await once(sql, { key, route, hash }, async () => {
    try {
      const { family } = await work();
      return keep(200, family === undefined ? {} : { family });
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500 || error.status === 429) throw error;
      const { status, code, detail, extras } = error;
      return keep(status, { refusal: { status, code, detail, extras } });
    }
  });
  const kept: Kept = JSON.parse(answer.body);
  if (kept.refusal) throw new Problem(kept.refusal.status, kept.refusal.code, kept.refusal.detail, kept.refusal.extras);
  return { family: kept.family };
}

function keep(status: number, kept: Kept): { status: number; body: string } {
  return { status, body: JSON.stringify(kept) };
}
