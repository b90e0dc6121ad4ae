import type { Clock } from '../../shared/clock.ts';
import type { Database, Sql } from '../../shared/db.ts';
import type { EndedSessions } from '../../shared/endedSessions.ts';
import type { Outbox } from '../../shared/outbox.ts';
import type { Sandbox } from '../../shared/sandbox.ts';
import type { IdentityMails } from '../domain/mails.ts';
import type { RelyingParty } from '../domain/passkeys.ts';
import type { SigningKeys } from './signingKeys.ts';

/** The dependencies of the store. */
export interface StoreContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly mails: IdentityMails;
  readonly endedSessions: EndedSessions;
  readonly keys: SigningKeys;
  /** Derives tokens, and keys the hashes of requests. */
  readonly secret: string;
  /** Address of the shop. */
  readonly publicUrl: string;
  /** The shop as authenticators know it. */
  readonly shop: RelyingParty;
  /** Limit of codes and mails an hour for one network address, which many travellers may share. */
  readonly sendsPerAddress: number;
  readonly sandbox: Pick<Sandbox, 'accountOf' | 'sendingOf'> | undefined;
  readonly shopTimeZone: (sql: Sql) => Promise<string>;
}
