import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Most entries of one kind; the oldest is dropped. */
const most = 1000;

/** Keeps what a provider of the sandbox issues in the memory of the process. No session is found again, so each sign-in asks who it is. */
export function createMemoryAdapter(): (kind: string) => Adapter {
  const kinds = new Map<string, Map<string, AdapterPayload>>();
  return (kind) => {
    const entries = kinds.get(kind) ?? new Map<string, AdapterPayload>();
    kinds.set(kind, entries);
    const findBy = (wanted: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
      [...entries.values()].find((payload) => wanted(payload));
    return {
      async upsert(id, payload) {
        entries.delete(id);
        entries.set(id, payload);
        const [oldest] = entries.keys();
        if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      },
      async find(id) {
        const payload = entries.get(id);
        const isOver = payload?.exp !== undefined && payload.exp * 1000 < Date.now();
        return kind === 'Session' || isOver ? undefined : payload;
      },
      findByUserCode: async (userCode) => findBy((payload) => payload.userCode === userCode),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      async consume(id) {
        const payload = entries.get(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(id);
      },
      async revokeByGrantId(grantId) {
        for (const [id, payload] of entries) if (payload.grantId === grantId) entries.delete(id);
      },
    };
  };
}
