import { ask, attempt, trip, type AskOptions, type Outcome, type Try } from './http.ts';
import { base64url } from '../ground/randomIds.ts';
import { localStore, readJson, type Store, writeJson } from '../storage/browserStorage.ts';
import { browserLocks, type Locks } from '../session/browserLocks.ts';

const KEY = 'anden.holder';
const RETRIES = 2;

type Sent<T> = { data?: T; error?: unknown; response: Response };
type Call<T, Id> = (init: Try & { holder: Id }) => Promise<Sent<T>>;
type HolderParams = {
  store: Store;
  locks: Locks;
  /** Asks the service for a new id. */
  issue: () => Promise<string>;
  attempt: typeof attempt;
};

/** The id of this browser as the owner of its claims. It is secret: whoever knows it owns them. */
export function createHolder({ store, locks, issue, attempt: send }: HolderParams) {
  let asking: Promise<string> | null = null;

  const known = (): string | null => {
    const value = readJson(store, KEY);
    return typeof value === 'string' && /^[\w-]{22,64}$/.test(value) ? value : null;
  };

  const newId = async (): Promise<string> => {
    const id = await issue();
    writeJson(store, KEY, id);
    return id;
  };

  /**
   * The id, requested from the service when there is none. Everything that waits for it gets the same one, also in other tabs. A lost answer
   * leaves only an unused id. Without storage the id lives as long as the page.
   */
  const holder = (): Promise<string> => {
    const id = known();
    if (id !== null) return Promise.resolve(id);
    asking ??= locks.request(KEY, async () => known() ?? newId()).finally(() => (asking = null));
    return asking;
  };

  /** Sends a request under an id, and once more when the service did not issue that id, which is forgotten then. Rejects with a Failure. */
  const askAs = async <T, Id extends string | null>(who: () => Promise<Id>, call: Call<T, Id>, options?: AskOptions): Promise<T> => {
    const under = (id: Id): Promise<Outcome<T>> => send((init) => call({ ...init, holder: id }), options);
    const id = await who();
    let outcome = await under(id);
    if (id !== null && !outcome.ok && outcome.problem?.code === 'holder-unknown') {
      // Another tab may have a new one already.
      if (known() === id) store.removeItem(KEY);
      outcome = await under(await who());
    }
    if (!outcome.ok) throw outcome.failure;
    return outcome.data;
  };

  return {
    holder,
    /** Sends a request as the owner of this browser's claims. Rejects with a Failure. */
    askAsHolder: <T>(call: Call<T, string>, options?: AskOptions): Promise<T> => askAs(holder, call, options),
    /** Sends a request that only reads, under the id of this browser if it has one. Rejects with a Failure. */
    askAsVisitor: <T>(call: Call<T, string | null>, options?: AskOptions): Promise<T> => askAs(async () => known(), call, options),
  };
}

export const { holder, askAsHolder, askAsVisitor } = createHolder({
  store: localStore,
  locks: browserLocks,
  issue: async () => (await ask(({ signal }) => trip.POST('/trip/holders', { signal }), { retries: RETRIES })).holder,
  attempt,
});

/** The header of a request that may have no holder. */
export const headerOf = (init: { holder: string | null }): { holder?: string } => (init.holder === null ? {} : { holder: init.holder });

/** The digest of a holder on the live channel; null where the browser has no digest function. */
export async function ownerOf(id: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id));
  return base64url(new Uint8Array(digest)).slice(0, 16);
}
