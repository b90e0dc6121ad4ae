import { createHmac, randomBytes } from 'node:crypto';
import type { components } from '../../../openapi/types/identity.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Database, Sql } from '../../shared/db.ts';
import type { Outbox } from '../../shared/outbox.ts';
import { nameFrom } from '../../shared/names.ts';
import { Problem } from '../../shared/problem.ts';
import { type Account, accountById, createUser, userByEmail } from './accounts.ts';
import { askedTooMuch, type Askings } from './sendLimits.ts';
import type { Devices, Requester } from './devices.ts';
import { codeLifeMs, codeTries, untilBelow } from '../domain/otp.ts';
import { hashCode, newCode, secretMatches, tokenHash } from '../domain/secret.ts';
import { beginsPerAddress, beginsPerDevice, nextOf, proofLifeMs, type SocialProvider, stateLifeMs } from '../domain/social.ts';
import { lock } from './lock.ts';
import type { IdentityMails } from '../domain/mails.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { type FlowSecrets, type SocialGateways, socialTokenRefused, socialUnavailable } from '../gateways/socialProviders.ts';

type Proof = components['schemas']['SocialProof'];
type SocialLink = components['schemas']['SocialLink'];

interface FlowRow extends Record<string, unknown> {
  provider: SocialProvider;
  device: string;
  expires_at: Date;
  used_at: Date | null;
}

interface ProofRow extends Record<string, unknown> {
  token_hash: string;
  provider: SocialProvider;
  subject: string;
  email: string | null;
  email_verified: boolean;
  nombre: string;
  paterno: string;
  proved_at: Date | null;
  code_hash: string | null;
  code_email: string | null;
  code_tries: number;
  code_expires_at: Date | null;
}

/** What the provider returned to the browser. */
export interface ReturnedToBrowser {
  readonly state: string;
  readonly code: string | null;
  readonly error: string | null;
  readonly iss: string | null;
}

interface SocialParts {
  /** The secret of the service. */
  readonly secret: string;
  readonly gateways: SocialGateways;
  readonly askings: Askings;
  readonly mails: IdentityMails;
  readonly passwords: Passwords;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly devices: Pick<Devices, 'isSignedOut'>;
}

const tooManyBegins = 'Intentaste entrar demasiadas veces. Espera un momento.';
const tooManyMails = 'Pediste demasiados correos. Intenta más tarde.';

const stateRefused = (): Problem => new Problem(422, 'social-state-refused', 'Esa respuesta no es de esta ventana. Empieza de nuevo.');

/** A provider names these when it does not work itself. (RFC 6749, 4.1.2.1) */
const providerFailures = new Set(['server_error', 'temporarily_unavailable']);

export type Social = ReturnType<typeof createSocial>;

/**
 * Sign-in with accounts of Google, Facebook and Apple. A state belongs to the device that began, and works once; so does the proof that it
 * becomes. Nonce, PKCE verifier and proof are derived from the state, so the tables store hashes only. (decision 26)
 */
export function createSocial(db: Database, clock: Clock, outbox: Outbox, parts: SocialParts) {
  const { secret, gateways, askings, mails, passwords, sessions, devices } = parts;
  const derive = (purpose: string, state: string): string =>
    createHmac('sha256', secret).update(`social-${purpose}:${state}`).digest('base64url');
  const secretsOf = (state: string): FlowSecrets => ({ state, nonce: derive('nonce', state), verifier: derive('verifier', state) });

  /** Throws 429 when a device or an address begins too often. */
  async function allow(tx: Sql, { device, address }: Requester): Promise<void> {
    await lock(tx, `social sign-in from address:${address}`);
    const now = clock.now();
    const rows = await tx.query<{ device: string; address: string; begun_at: Date }>(
      'select device, address, begun_at from identity.social_flow where (device = $1 or address = $2) and begun_at > $3',
      [device, address, new Date(now - stateLifeMs)],
    );
    const instants = (wanted: (row: { device: string; address: string }) => boolean): number[] =>
      rows.filter(wanted).map((row) => row.begun_at.getTime());
    const wait = Math.max(
      untilBelow(
        now,
        instants((row) => row.device === device),
        beginsPerDevice,
        stateLifeMs,
      ),
      untilBelow(
        now,
        instants((row) => row.address === address),
        beginsPerAddress,
        stateLifeMs,
      ),
    );
    if (wait > 0) throw askedTooMuch(tooManyBegins, Math.ceil(wait / 1000));
  }

  /** Uses a state up. Throws 422 `social-state-refused` or `social-state-expired`. */
  async function useState(state: string, device: string): Promise<SocialProvider> {
    const hash = tokenHash(state);
    const [row] = await db.query<FlowRow>('select * from identity.social_flow where state_hash = $1', [hash]);
    if (row === undefined || row.used_at !== null || row.device !== device) throw stateRefused();
    if (clock.now() >= row.expires_at.getTime()) throw new Problem(422, 'social-state-expired', 'Pasó demasiado tiempo. Empieza de nuevo.');
    const used = await db.query('update identity.social_flow set used_at = $2 where state_hash = $1 and used_at is null returning 1', [
      hash,
      clock.date(),
    ]);
    if (used.length === 0) throw stateRefused();
    return row.provider;
  }

  async function linkedAccount(sql: Sql, { provider, subject }: ProofRow): Promise<Account | undefined> {
    const [link] = await sql.query<{ account_id: string }>(
      'select account_id from identity.social_link where provider = $1 and subject = $2',
      [provider, subject],
    );
    return link && accountById(sql, link.account_id);
  }

  /** The unused proof of a token on its device. Throws 422 `social-token-refused`. */
  async function proofOf(sql: Sql, token: string, device: string): Promise<ProofRow> {
    const [row] = await sql.query<ProofRow>(
      'select * from identity.social_proof where token_hash = $1 and device = $2 and used_at is null and expires_at > $3',
      [tokenHash(token), device, clock.date()],
    );
    if (!row) throw socialTokenRefused();
    return row;
  }

  async function missing(sql: Sql, row: ProofRow): Promise<Proof['next']> {
    return nextOf({
      linked: (await linkedAccount(sql, row)) !== undefined,
      email: row.email,
      emailVerified: row.email_verified,
      accountExists: row.email !== null && (await userByEmail(sql, row.email)) !== undefined,
      proved: row.proved_at !== null,
    });
  }

  /**
   * Ends a password that the owner of the mailbox did not set, with all sessions of the account: whoever registered with an e-mail of
   * another may have set it. (decision 39)
   */
  async function endUnprovedPassword(tx: Sql, { id, email }: Account): Promise<void> {
    const ended = await tx.query(
      `update identity.account set password_hash = null, updated_at = $2
       where id = $1 and password_hash is not null and not password_by_mailbox returning 1`,
      [id, clock.date()],
    );
    if (ended.length === 0) return;
    await sessions.endAll(tx, id);
    await outbox.mail(tx, mails.passwordEnded(email));
  }

  const answer = async (row: ProofRow, token: string): Promise<Proof> => ({
    token,
    provider: row.provider,
    next: await missing(db, row),
    email: row.email,
  });

  /** Counts a try before the comparison, so parallel guesses each count. Returns the proved e-mail. */
  async function checkCode(row: ProofRow, code: string): Promise<string> {
    const refuse = (name: string, detail: string, extras: Readonly<Record<string, unknown>> = {}): Problem =>
      new Problem(422, name, detail, extras);
    const dead = refuse('code-dead', 'El código dejó de servir por demasiados intentos. Pide otro.');
    const [tried] = await db.query<ProofRow>(
      `update identity.social_proof set code_tries = code_tries + 1
       where token_hash = $1 and code_hash is not null and code_tries < $2 and code_expires_at > $3 returning *`,
      [row.token_hash, codeTries, clock.date()],
    );
    if (!tried) throw row.code_tries >= codeTries ? dead : refuse('code-expired', 'El código venció. Pide otro.');
    if (tried.code_hash === null || tried.code_email === null || !(await secretMatches(code, tried.code_hash))) {
      const triesLeft = codeTries - tried.code_tries;
      throw triesLeft === 0 ? dead : refuse('code-wrong', 'El código no es correcto.', { triesLeft });
    }
    return tried.code_email;
  }

  return {
    offered: (): SocialProvider[] => [...gateways.keys()],

    /** After a sign-out on the device, the provider asks again who it is (NAV-060). Throws 422 `social-not-offered`, 429, 503 `social-unavailable`. */
    async begin(provider: SocialProvider, requester: Requester): Promise<{ url: string; state: string; expiresAt: string }> {
      const gateway = gateways.get(provider);
      if (!gateway) throw new Problem(422, 'social-not-offered', 'No se puede entrar con esa cuenta.');
      const state = randomBytes(24).toString('base64url');
      const expiresAt = new Date(clock.now() + stateLifeMs);
      await db.transaction(async (tx) => {
        await allow(tx, requester);
        await tx.query(
          'insert into identity.social_flow (state_hash, provider, device, address, begun_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
          [tokenHash(state), provider, requester.device, requester.address, clock.date(), expiresAt],
        );
      });
      const asksAgain = await devices.isSignedOut(db, requester.device);
      return { url: await gateway.begin(secretsOf(state), { asksAgain }), state, expiresAt: expiresAt.toISOString() };
    },

    /**
     * Exchanges what the provider returned for a one-time proof. Throws 422 `social-state-refused`, `social-state-expired`,
     * `social-consent-refused` or `social-token-refused`, 503 `social-unavailable`.
     */
    async exchange({ state, code, error, iss }: ReturnedToBrowser, { device }: Requester): Promise<void> {
      const provider = await useState(state, device);
      const gateway = gateways.get(provider);
      if (error !== null && providerFailures.has(error)) throw socialUnavailable();
      if (error !== null) throw new Problem(422, 'social-consent-refused', 'No diste permiso para entrar con esa cuenta.');
      if (gateway === undefined || code === null) throw socialTokenRefused();
      const { subject, email, emailVerified, nombre, paterno } = await gateway.finish({ code, iss }, secretsOf(state));
      await db.query(
        `insert into identity.social_proof (token_hash, provider, subject, device, email, email_verified, nombre, paterno, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          tokenHash(derive('proof', state)),
          provider,
          subject,
          device,
          email,
          emailVerified,
          nombre,
          paterno,
          new Date(clock.now() + proofLifeMs),
        ],
      );
    },

    /** The proof of an exchanged state; a repeated call returns the same. */
    async proof(state: string, device: string): Promise<Proof> {
      const token = derive('proof', state);
      return answer(await proofOf(db, token, device), token);
    },

    /** Mails a code that proves an e-mail. Throws 422 `social-token-refused` or `social-email-missing`, 429. */
    async sendCode(token: string, given: string | null, requester: Requester): Promise<{ email: string; expiresAt: string }> {
      const code = newCode();
      const codeHash = await hashCode(code);
      return db.transaction(async (tx) => {
        const row = await proofOf(tx, token, requester.device);
        const email = given ?? row.email;
        if (email === null) throw new Problem(422, 'social-email-missing', 'Escribe tu correo electrónico.');
        await lock(tx, `mail:${email}`);
        const known = await askings.isKnown(tx, requester, await userByEmail(tx, email));
        const decision = await askings.decide(tx, email, requester, { known, last: undefined });
        if (!decision.send) throw askedTooMuch(tooManyMails, decision.waitSeconds);
        if (!known) await askings.allowAddress(tx, requester.address, tooManyMails);
        await askings.store(tx, email, requester, known ? 'owner' : 'stranger');
        const expiresAt = new Date(clock.now() + codeLifeMs);
        await tx.query(
          'update identity.social_proof set code_hash = $2, code_email = $3, code_tries = 0, code_expires_at = $4 where token_hash = $1',
          [row.token_hash, codeHash, email, expiresAt],
        );
        await outbox.mail(tx, mails.socialCode(email, code));
        return { email, expiresAt: expiresAt.toISOString() };
      });
    },

    /**
     * Proves the e-mail of a proof by its code, or the existing account by its password. Throws 422 `social-token-refused`, `code-wrong`,
     * `code-dead`, `code-expired` or `bad-credentials`, 429.
     */
    async prove(
      token: string,
      given: { readonly code: string | null; readonly password: string | null },
      requester: Requester,
    ): Promise<void> {
      const row = await proofOf(db, token, requester.device);
      let { email } = row;
      if (given.code !== null) email = await checkCode(row, given.code);
      else {
        // A password proves an account only where the provider vouches for the e-mail, so no one tries passwords of others here.
        if (email === null || (await missing(db, row)) !== 'account') throw socialTokenRefused();
        const { id } = await passwords.check(email, given.password ?? '', requester);
        // The provider vouches for the mailbox, and its owner knows the password.
        await db.query('update identity.account set password_by_mailbox = true where id = $1', [id]);
      }
      await db.query(
        'update identity.social_proof set email = $2, email_verified = true, proved_at = $3, code_hash = null where token_hash = $1',
        [row.token_hash, email, clock.date()],
      );
    },

    /** The proof of a token. */
    async proofByToken(token: string, device: string): Promise<Proof> {
      return answer(await proofOf(db, token, device), token);
    },

    /**
     * Uses a proof up and returns its account, which is made on the first visit. Throws 422 `social-token-refused`,
     * `social-email-missing` or `social-account-unproved`. (API-036, API-037, API-039)
     */
    async open(
      tx: Sql,
      provider: SocialProvider,
      token: string,
      device: string,
      names: { nombre: string; paterno: string },
    ): Promise<string> {
      const row = await proofOf(tx, token, device);
      if (row.provider !== provider) throw socialTokenRefused();
      await lock(tx, `social ${row.provider}:${row.subject}`);
      const used = await tx.query('update identity.social_proof set used_at = $2 where token_hash = $1 and used_at is null returning 1', [
        row.token_hash,
        clock.date(),
      ]);
      if (used.length === 0) throw socialTokenRefused();
      const linked = await linkedAccount(tx, row);
      if (linked) return linked.id;
      if (row.email !== null) await lock(tx, `account of mail:${row.email}`);
      const next = await missing(tx, row);
      if (next === 'account')
        throw new Problem(422, 'social-account-unproved', 'Ya tienes una cuenta con ese correo. Demuestra que es tuya.');
      if (next === 'email' || row.email === null) throw new Problem(422, 'social-email-missing', 'Escribe tu correo electrónico.');
      const { nombre, paterno } = row.nombre === '' ? names : row;
      const account =
        (await userByEmail(tx, row.email)) ??
        (await createUser(
          tx,
          {
            email: row.email,
            phone: undefined,
            passwordHash: undefined,
            nombre: nameFrom(nombre),
            paterno: nameFrom(paterno),
            materno: '',
          },
          clock.date(),
        ));
      if (!account) throw new Error('the account was not made');
      await tx.query(
        `insert into identity.social_link (provider, subject, account_id, linked_at, email) values ($1, $2, $3, $4, $5)
         on conflict (provider, subject)
         do update set account_id = excluded.account_id, linked_at = excluded.linked_at, email = excluded.email`,
        [provider, row.subject, account.id, clock.date(), row.email],
      );
      await endUnprovedPassword(tx, account);
      return account.id;
    },

    /** The accounts of providers that open sessions of an account, the oldest first. */
    async links(accountId: string): Promise<SocialLink[]> {
      const rows = await db.query<{ provider: SocialProvider; email: string | null; linked_at: Date }>(
        'select provider, email, linked_at from identity.social_link where account_id = $1 order by linked_at',
        [accountId],
      );
      return rows.map(({ provider, email, linked_at }) => ({ provider, email, linkedAt: linked_at.toISOString() }));
    },

    /** Takes the accounts of one provider from an account. A later sign-in with them has to prove the account again (decision 26). */
    async unlink(accountId: string, provider: SocialProvider): Promise<void> {
      await db.query('delete from identity.social_link where account_id = $1 and provider = $2', [accountId, provider]);
    },

    /** Deletes what is over. */
    async forget(): Promise<void> {
      const before = new Date(clock.machineNow() - proofLifeMs);
      await db.query('delete from identity.social_flow where expires_at < $1', [before]);
      await db.query('delete from identity.social_proof where expires_at < $1', [before]);
    },
  };
}
