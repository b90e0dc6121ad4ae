/** Ids of carts, payments, orders, tickets and cards, folios, and numbers of purchases. */
const ids = /"((?:c|p|t|o|i|card|trx|rl)_[\w-]{8,}|TUN-\w+|TRX-[\w-]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

/** The ids in an answer. Links are mailed and shown on screens, so a thief may know any of them. */
/** The ids of one answer follow one another in what was overheard. */
export const idsIn = (body: string): string[] => [...body.matchAll(ids)].flatMap(([, id]) => id ?? []);
