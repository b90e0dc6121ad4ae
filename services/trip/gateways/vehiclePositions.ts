import { type Clock, currentSession } from '../../shared/clock.ts';
import type { Fixes } from '../domain/fixes.ts';

/** Milliseconds in which the feed is asked once. */
const askMs = 5000;
const patienceMs = 3000;
const mostBytes = 8 * 1024 * 1024;
/** Sandbox sessions whose positions are kept. Each has its own clock. */
const mostSessions = 100;

const none: Fixes = new Map();

async function bytesFrom(url: string, session: string | undefined): Promise<Uint8Array> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(patienceMs),
    headers: session === undefined ? {} : { 'sandbox-session': session },
  });
  if (!response.ok || response.body === null) throw new Error(`the feed of positions answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('the feed of positions is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface Known {
  readonly now: number;
  readonly machineNow: number;
  /** Never rejects. */
  readonly fixes: Promise<Fixes>;
}

export interface FixesOptions {
  readonly clock: Clock;
  /** Throws when the bytes are no feed. */
  readonly read: (bytes: Uint8Array) => Fixes;
  readonly onError: (error: unknown) => void;
}

/**
 * The bus positions of a feed. It is fetched while somebody asks, once in 5 s; callers share a fetch. After a failure the fixes before it
 * stay. Without a feed there are none.
 */
export function fixesOf(url: string | undefined, { clock, read, onError }: FixesOptions): () => Promise<Fixes> {
  const bySession = new Map<string | undefined, Known>();
  if (url === undefined) return () => Promise.resolve(none);

  const fetchAfter = async (before: Promise<Fixes> | undefined, session: string | undefined): Promise<Fixes> => {
    try {
      return read(await bytesFrom(url, session));
    } catch (error) {
      onError(error);
      return before ?? none;
    }
  };

  return () => {
    const session = currentSession();
    const known = bySession.get(session);
    const [now, machineNow] = [clock.now(), clock.machineNow()];
    // The clock of a session may jump, and its bus with it.
    if (known && Math.abs(now - known.now) < askMs && Math.abs(machineNow - known.machineNow) < askMs) return known.fixes;
    const fixes = fetchAfter(known?.fixes, session);
    bySession.delete(session);
    bySession.set(session, { now, machineNow, fixes });
    const [oldest] = bySession.keys();
    if (bySession.size > mostSessions) bySession.delete(oldest);
    return fixes;
  };
}
