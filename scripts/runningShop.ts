import type { components } from '../openapi/types/trip.ts';
import { readConfig } from '../services/shared/config.ts';

type Holder = { holder: components['schemas']['HolderId'] };

/** Buyers that a path has, besides the browser. */
const BUYERS = 4;
/** Where no shop runs, the connection is refused at once. */
const PATIENCE_MS = 10_000;

const answers = (url: string, init?: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });

/** What the tests of a path need to use a shop that runs on this machine with its sandbox, or null. */
export async function runningShop(): Promise<Record<string, string> | null> {
  const { port, sandboxUrl } = readConfig();
  const shop = `http://localhost:${port}`;
  try {
    const pages = await Promise.all([answers(`${shop}/compra/`), answers(`${sandboxUrl}/switchboard`)]);
    if (!pages.every(({ ok }) => ok)) return null;
    const holders = await Promise.all(Array.from({ length: BUYERS }, () => answers(`${shop}/trip-api/trip/holders`, { method: 'POST' })));
    const bodies = await Promise.all(holders.map((answer) => answer.json() as Promise<Holder>));
    return {
      JOURNEY_PORT: String(port),
      JOURNEY_SANDBOX_PORT: new URL(sandboxUrl).port,
      JOURNEY_HOLDERS: bodies.map(({ holder }) => holder).join(),
    };
  } catch {
    return null;
  }
}
