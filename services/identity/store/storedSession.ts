import { once } from '../../shared/idempotency.ts';
import { Problem } from '../../shared/problem.ts';
import { keyedHash } from '../domain/secret.ts';
import type { StoreContext } from './context.ts';

/** The stored part of an answer that opened a session: the data to derive its tokens, never the tokens. */
interface Stored {
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
 * key stores a keyed hash of the body and the id of the session's family, which `work` returns. A repeated answer is derived from these.
 */
export async function openOnce(
  { db, secret }: StoreContext,
  { key, route, body }: { key: string; route: string; body: unknown },
  work: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const hash = keyedHash(body, secret);
  const answer = await once(db, { key, route, hash }, async () => {
    try {
      const family = await work();
      return answerOf(200, family === undefined ? {} : { family });
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500 || error.status === 429) throw error;
      const { status, code, detail, extras } = error;
      return answerOf(status, { refusal: { status, code, detail, extras } });
    }
  });
  const stored: Stored = JSON.parse(answer.body);
  if (stored.refusal) throw new Problem(stored.refusal.status, stored.refusal.code, stored.refusal.detail, stored.refusal.extras);
  return stored.family;
}

function answerOf(status: number, stored: Stored): { status: number; body: string } {
  return { status, body: JSON.stringify(stored) };
}
