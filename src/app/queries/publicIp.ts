import { config } from '../ground/config.ts';
import { FRESH, queries } from './queryClient.ts';

const PATIENCE_MS = 4_000;

/** The address in an answer of `{ip}`; null for any other. */
function ipOf(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'ip' in body && typeof body.ip === 'string' && body.ip !== '' ? body.ip : null;
}

async function askAt(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), cache: 'no-store' });
  const ip = response.ok ? ipOf(await response.json()) : null;
  if (ip === null) throw new Error(`no address from ${url}`);
  return ip;
}

/** The public address of this browser, from the first service that returns it; null when none does (API-033, API-034). */
export async function publicIp(): Promise<string | null> {
  const [first = '', second = ''] = config.ipUrls;
  const ask = () => askAt(first).catch(() => askAt(second));
  return queries.fetchQuery({ queryKey: ['publicIp'], queryFn: ask, staleTime: FRESH.ip }).catch(() => null);
}
