/** Ids of carts, payments, orders, tickets and cards, and folios. */
const ids = /"((?:c|p|t|o|i|card|trx|rl)_[\w-]{8,}|TUN-\w+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

/** The ids in an answer. Links are mailed and shown on screens, so a thief may know any of them. */
export const idsIn = (body: string): string[] => [...body.matchAll(ids)].flatMap(([, id]) => id ?? []);
