import { randomBytes } from 'node:crypto';
import type { components } from '../../../openapi/types/payment.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../../shared/db.ts';
import { Problem } from '../../shared/problem.ts';
import type { KeptCard } from '../domain/card.ts';

type SavedCard = components['schemas']['SavedCard'];

interface Row extends Record<string, unknown> {
  id: string;
  brand: string;
  last4: string;
  holder_name: string;
  expiry_month: string;
  expiry_year: string;
  token: string;
  preferred: boolean;
}

/** Most saved cards of an account. */
const mostCards = 10;

const toWire = (row: Row): SavedCard => ({
  id: row.id,
  card: {
    brand: row.brand,
    holder_name: row.holder_name,
    expiration_month: row.expiry_month,
    expiration_year: row.expiry_year,
    card_number: `**** **** **** ${row.last4}`,
  },
  tokens: [{ token: row.token }],
  preferred: row.preferred,
});

export const cardNotFound = (): Problem => new Problem(404, 'saved-card-not-found', 'No encontramos esa tarjeta.');

export type Cards = ReturnType<typeof createCards>;

/** The saved cards of accounts. The bank keeps the numbers; a row has its token and what a traveller sees. (API-089 to API-092) */
export function createCards(db: Database, clock: Clock) {
  const rowsOf = (accountId: string): Promise<Row[]> =>
    db.query<Row>('select * from payment.saved_card where account_id = $1 order by preferred desc, created_at, id', [accountId]);

  return {
    async list(accountId: string): Promise<SavedCard[]> {
      return (await rowsOf(accountId)).map(toWire);
    },

    /** Throws 422 `card-limit`, 409 `card-duplicate`. The first card is the preferred one. */
    async save(accountId: string, card: KeptCard & { holderName: string; expiryMonth: string; expiryYear: string }): Promise<SavedCard> {
      return db.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`saved cards of account:${accountId}`]);
        const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
          'select count(*)::int as count from payment.saved_card where account_id = $1',
          [accountId],
        );
        if (count >= mostCards) throw new Problem(422, 'card-limit', 'Llegaste al límite de tarjetas guardadas.');
        const [row] = await tx.query<Row>(
          `insert into payment.saved_card (id, account_id, brand, last4, holder_name, expiry_month, expiry_year, token, fingerprint, preferred, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (account_id, fingerprint) do nothing returning *`,
          [
            `card_${randomBytes(9).toString('base64url')}`,
            accountId,
            card.brand,
            card.last4,
            card.holderName.trim(),
            card.expiryMonth,
            card.expiryYear,
            card.token,
            card.fingerprint,
            count === 0,
            clock.date(),
          ],
        );
        if (!row) throw new Problem(409, 'card-duplicate', 'Ya guardaste esta tarjeta.');
        return toWire(row);
      });
    },

    /** The token of an account's own card at the bank. Throws 422 for every other token. (PAY-028) */
    async own(accountId: string, token: string): Promise<string> {
      const rows = await db.query('select 1 from payment.saved_card where account_id = $1 and token = $2', [accountId, token]);
      if (rows.length === 0) throw new Problem(422, 'saved-card-not-found', 'No encontramos esa tarjeta guardada.');
      return token;
    },

    /** Throws 404 for a card of another account. */
    async prefer(accountId: string, id: string, preferred: boolean): Promise<SavedCard> {
      return db.transaction(async (tx) => {
        if (preferred)
          await tx.query('update payment.saved_card set preferred = false where account_id = $1 and id <> $2', [accountId, id]);
        const [row] = await tx.query<Row>('update payment.saved_card set preferred = $3 where account_id = $1 and id = $2 returning *', [
          accountId,
          id,
          preferred,
        ]);
        if (!row) throw cardNotFound();
        return toWire(row);
      });
    },

    async remove(accountId: string, id: string): Promise<void> {
      const rows = await db.query('delete from payment.saved_card where account_id = $1 and id = $2 returning id', [accountId, id]);
      if (rows.length === 0) throw cardNotFound();
    },
  };
}
