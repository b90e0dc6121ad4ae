import { type Clock, currentSession } from '../../shared/clock.ts';

/** Milliseconds in which the feed is asked once. */
const askMs = 5000;
const patienceMs = 3000;
const mostBytes = 4 * 1024 * 1024;
/** Sandbox sessions whose answers are kept. Each has its own clock. */
const mostSessions = 100;

async function bytesFrom(url: string, session: string | undefined): Promise<Uint8Array> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(patienceMs),
    headers: session === undefined ? {} : { 'sandbox-session': session },
  });
  if (!response.ok || response.body === null) throw new Error(`the feed answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('the feed is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface Known<Content> {
  readonly now: number;
  readonly machineNow: number;
  /** Never rejects. */
  readonly content: Promise<Content>;
}

export interface FeedOptions<Content> {
  readonly clock: Clock;
  /** The content without a feed, and before its first answer. */
  readonly none: Content;
  /** Rejects when the bytes are no feed. */
  readonly read: (bytes: Uint8Array) => Promise<Content>;
  readonly onError: (error: unknown) => void;
}

/**
 * The content of a GTFS Realtime feed. It is fetched while somebody asks, once in 5 s; callers share a fetch. After a failure the content
 * before it stays.
 */
export function contentOf<Content>(url: string | undefined, { clock, none, read, onError }: FeedOptions<Content>): () => Promise<Content> {
  const bySession = new Map<string | undefined, Known<Content>>();
  if (url === undefined) return () => Promise.resolve(none);

  const fetchAfter = async (before: Promise<Content> | undefined, session: string | undefined): Promise<Content> => {
    try {
      return await read(await bytesFrom(url, session));
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
    if (known && Math.abs(now - known.now) < askMs && Math.abs(machineNow - known.machineNow) < askMs) return known.content;
    const content = fetchAfter(known?.content, session);
    bySession.delete(session);
    bySession.set(session, { now, machineNow, content });
    const [oldest] = bySession.keys();
    if (bySession.size > mostSessions) bySession.delete(oldest);
    return content;
  };
}
