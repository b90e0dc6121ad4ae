import type { components } from '../../openapi/types/identity.ts';
import type { Clock } from '../shared/clock.ts';
import type { Database, Sql } from '../shared/db.ts';
import type { Outbox } from '../shared/outbox.ts';
import { Problem } from '../shared/problem.ts';
import type { PhoneOutcome } from '../shared/sandboxValues.ts';
import { type Account, accountByPhone, createGuest, ensureUser } from './accounts.ts';
import { codeIsAlive, codeLifeMs, codeTries, hourMs, maySend, resendAfterMs, verifiedLifeMs } from './domain/otp.ts';
import { hashCode, newCode, secretMatches } from './domain/secret.ts';

type CodeSent = components['schemas']['CodeSent'];
export type Purpose = 'sign-up' | 'sign-in';

interface CodeRow extends Record<string, unknown> {
  id: string;
  phone: string;
  email: string;
  purpose: Purpose;
  account_id: string | null;
  code_hash: string;
  tries: number;
  sent_at: Date;
  expires_at: Date;
  replaced_at: Date | null;
  verified_at: Date | null;
}

/** Who asks for a code, and for what. */
export interface CodeRequest {
  readonly phone: string;
  /** Empty for a sign-in, which goes by the phone alone. */
  readonly email: string;
  readonly purpose: Purpose;
  readonly address: string;
}

export interface CodeRules {
  /** Codes an hour for one network address, which many travellers may share. */
  readonly sendsPerAddress: number;
  readonly phoneOutcome: (phone: string) => PhoneOutcome | undefined;
}

const facts = (row: CodeRow) => ({
  expiresAt: row.expires_at.getTime(),
  tries: row.tries,
  verifiedAt: row.verified_at?.getTime(),
  replacedAt: row.replaced_at?.getTime(),
});

export type Codes = ReturnType<typeof createCodes>;

/**
 * One-time codes. A code belongs to one phone, e-mail and purpose; every request for it has an id of its own (`tid`), and only the
 * request that showed the right code is verified, so knowing phone and e-mail of somebody gives nothing.
 */
export function createCodes(db: Database, clock: Clock, outbox: Outbox, rules: CodeRules) {
  const resendAt = (row: CodeRow): string => new Date(row.sent_at.getTime() + resendAfterMs).toISOString();

  async function newest(sql: Sql, { phone, email, purpose }: CodeRequest): Promise<CodeRow | undefined> {
    const rows = await sql.query<CodeRow>(
      'select * from identity.code where phone = $1 and purpose = $2 and email = $3 order by sent_at desc, id limit 1',
      [phone, purpose, email],
    );
    return rows[0];
  }

  async function newRequest(sql: Sql, codeId: string): Promise<string> {
    const rows = await sql.query<{ tid: string }>('insert into identity.code_request (code_id, made_at) values ($1, $2) returning tid', [
      codeId,
      clock.date(),
    ]);
    const tid = rows[0]?.tid;
    if (tid === undefined) throw new Error('the request of a code was not kept');
    return tid;
  }

  /** Sends a new code when the limits allow; older ones of the same request die. */
  async function send(request: CodeRequest, account: Account | undefined, again: boolean): Promise<CodeSent> {
    const { phone, email, purpose, address } = request;
    const sentAt = clock.date();
    if (rules.phoneOutcome(phone) === 'sms-fails') {
      throw new Problem(503, 'sms-unavailable', 'Error al enviar el código.', {}, { 'retry-after': '30' });
    }
    const code = newCode();
    const codeHash = await hashCode(code);
    return db.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`code:${phone}`]);
      await allow(tx, request, again);
      // A phone without an account gets the same answer and no message, so that nobody learns which phones have one.
      const reaches = purpose === 'sign-up' || account !== undefined;
      await tx.query('update identity.code set replaced_at = $4 where phone = $1 and purpose = $2 and email = $3 and replaced_at is null', [
        phone,
        purpose,
        email,
        clock.date(),
      ]);
      const [row] = await tx.query<CodeRow>(
        `insert into identity.code (phone, email, purpose, account_id, code_hash, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7) returning *`,
        [phone, email, purpose, account?.id ?? null, codeHash, sentAt, new Date(sentAt.getTime() + codeLifeMs)],
      );
      if (!row) throw new Error('the code was not kept');
      await tx.query('insert into identity.send (phone, address, sent_at) values ($1, $2, $3)', [phone, address, sentAt]);
      if (reaches)
        await outbox.sms(tx, { to: phone, text: `${code} es tu código de Andén. Vence en 10 minutos. No lo compartas con nadie.` });
      return {
        success: true,
        tid: await newRequest(tx, row.id),
        message: 'Código enviado',
        expiresAt: row.expires_at.toISOString(),
        resendAt: resendAt(row),
      };
    });
  }

  async function allow(sql: Sql, request: CodeRequest, again: boolean): Promise<void> {
    const now = clock.now();
    const since = new Date(now - hourMs);
    const instants = (rows: readonly { sent_at: Date }[]): number[] => rows.map((row) => row.sent_at.getTime());
    const sends = instants(
      await sql.query<{ sent_at: Date }>('select sent_at from identity.send where phone = $1 and sent_at > $2', [request.phone, since]),
    );
    const addressSends = instants(
      await sql.query<{ sent_at: Date }>('select sent_at from identity.send where address = $1 and sent_at > $2', [request.address, since]),
    );
    const last = await newest(sql, request);
    // A code that did its work does not make its owner wait for the next one.
    const decision = maySend(
      now,
      sends,
      addressSends,
      rules.sendsPerAddress,
      last && last.verified_at === null ? last.sent_at.getTime() : undefined,
    );
    if (decision.send) return;
    if (again && decision.reason === 'too-soon') {
      throw new Problem(409, 'resend-too-early', 'Espera un momento para pedir otro código.', {
        retryable: true,
        resendAt: new Date(now + decision.waitSeconds * 1000).toISOString(),
      });
    }
    const detail =
      decision.reason === 'too-soon' ? 'Espera un momento para pedir otro código.' : 'Pediste demasiados códigos. Intenta más tarde.';
    throw new Problem(429, 'too-many-requests', detail, { retryable: true }, { 'retry-after': String(decision.waitSeconds) });
  }

  /** The first send of a request, or word that one was sent before. (API-041, ERR-021, ERR-022) */
  async function begin(request: CodeRequest, account: Account | undefined): Promise<CodeSent> {
    if (rules.phoneOutcome(request.phone) === 'code-already-sent' && (await newest(db, request)) === undefined)
      await send(request, account, false);
    const last = await newest(db, request);
    if (last && codeIsAlive(facts(last), clock.now())) {
      const tid = await newRequest(db, last.id);
      if (clock.now() - last.sent_at.getTime() < resendAfterMs) {
        throw new Problem(409, 'code-already-sent', 'Código ya enviado', { tid, resendAt: resendAt(last) });
      }
      const message = 'Por favor iniciar sesión con el código que se envió a tu teléfono';
      return { success: true, tid, pin: tid, message, expiresAt: last.expires_at.toISOString(), resendAt: resendAt(last) };
    }
    return send(request, account, false);
  }

  return {
    /** Sends the code of a guest's sign-up. Throws 409 `account-exists` (errorCode 0) when the phone has an account. (AUTH-022) */
    async sendForSignUp(phone: string, email: string, address: string): Promise<CodeSent> {
      if (rules.phoneOutcome(phone) === 'account-exists') await ensureSandboxAccount(db, phone, clock.date());
      const account = await accountByPhone(db, phone);
      if (account) {
        throw new Problem(409, 'account-exists', 'Esta cuenta ya existe, deseas iniciar sesión con un código enviado a tu teléfono?', {
          errorCode: 0,
        });
      }
      return begin({ phone, email, purpose: 'sign-up', address }, undefined);
    },

    /** Sends the code of a sign-in by phone. (API-044) */
    async sendForSignIn(phone: string, address: string): Promise<CodeSent> {
      if (rules.phoneOutcome(phone) === 'account-exists') await ensureSandboxAccount(db, phone, clock.date());
      return begin({ phone, email: '', purpose: 'sign-in', address }, await accountByPhone(db, phone));
    },

    /** Sends again what was sent last to this phone. (API-042, AUTH-056) */
    async resend(phone: string, email: string, address: string): Promise<CodeSent> {
      const signUp = await newest(db, { phone, email, purpose: 'sign-up', address });
      const signIn = await newest(db, { phone, email: '', purpose: 'sign-in', address });
      const last = signIn && (!signUp || signIn.sent_at > signUp.sent_at) ? signIn : signUp;
      if (!last || clock.now() - last.sent_at.getTime() > hourMs) throw new Problem(409, 'nothing-to-resend', 'Primero pide un código.');
      const account = last.purpose === 'sign-in' ? await accountByPhone(db, phone) : undefined;
      return send({ phone, email: last.email, purpose: last.purpose, address }, account, true);
    },

    /**
     * Checks a code for one request. Gives the account of a sign-in, undefined for a sign-up.
     * Throws 422 `code-wrong`, `code-dead`, `code-expired`, `code-not-found`. (API-043, ERR-024)
     */
    async verify(
      sql: Sql,
      { phone, code, tid, sign }: { phone: string; code: string; tid: string; sign: boolean },
    ): Promise<string | undefined> {
      const refuse = (name: string, detail: string, extras: Readonly<Record<string, unknown>> = {}): Problem =>
        new Problem(422, name, detail, { success: false, tid, ...extras });
      const notFound = refuse('code-not-found', 'No encontramos ese código. Pide otro.');
      if (!/^[0-9a-f-]{36}$/.test(tid)) throw notFound;
      const purpose: Purpose = sign ? 'sign-in' : 'sign-up';
      // The try is counted before the code is compared: guesses made at once cannot share one.
      const [row] = await sql.query<CodeRow>(
        `update identity.code c set tries = tries + 1
         from identity.code_request r where r.tid = $1 and r.code_id = c.id and c.phone = $2 and c.purpose = $3
           and c.tries < $4 and c.verified_at is null and c.replaced_at is null and c.expires_at > $5
         returning c.*`,
        [tid, phone, purpose, codeTries, clock.date()],
      );
      if (!row) {
        const [dead] = await sql.query<CodeRow>(
          'select c.* from identity.code c join identity.code_request r on r.code_id = c.id where r.tid = $1 and c.phone = $2 and c.purpose = $3',
          [tid, phone, purpose],
        );
        if (!dead || dead.verified_at !== null || dead.replaced_at !== null) throw notFound;
        if (dead.tries >= codeTries) throw refuse('code-dead', 'El código dejó de servir por demasiados intentos. Pide otro.');
        throw refuse('code-expired', 'El código venció. Pide otro.');
      }
      const right = await secretMatches(code, row.code_hash);
      if (!right || (sign && row.account_id === null)) {
        const triesLeft = codeTries - row.tries;
        if (triesLeft === 0) throw refuse('code-dead', 'El código dejó de servir por demasiados intentos. Pide otro.');
        throw refuse('code-wrong', 'El código no es correcto.', { triesLeft });
      }
      const [won] = await sql.query<CodeRow>(
        'update identity.code set verified_at = $2 where id = $1 and verified_at is null returning *',
        [row.id, clock.date()],
      );
      if (!won) throw notFound;
      await sql.query('update identity.code_request set verified_at = $2 where tid = $1', [tid, clock.date()]);
      return row.account_id ?? undefined;
    },

    /** Uses a verified request, once, for a guest account with a proved phone. Throws 422 `pin-not-verified`. (API-040) */
    async guestOf(sql: Sql, { phone, email, tid }: { phone: string; email: string; tid: string }): Promise<Account> {
      const refusal = new Problem(422, 'pin-not-verified', 'Primero verifica tu número telefónico.');
      if (!/^[0-9a-f-]{36}$/.test(tid)) throw refusal;
      const rows = await sql.query(
        `update identity.code_request r set used_at = $4 from identity.code c
         where r.tid = $1 and r.code_id = c.id and c.phone = $2 and c.email = $3 and c.purpose = 'sign-up'
           and r.used_at is null and r.verified_at > $5 returning r.tid`,
        [tid, phone, email, clock.date(), new Date(clock.now() - verifiedLifeMs)],
      );
      if (rows.length === 0) throw refusal;
      return createGuest(sql, email, phone, true, clock.date());
    },
  };
}

async function ensureSandboxAccount(sql: Sql, phone: string, now: Date): Promise<void> {
  const user = { email: `cuenta.${phone}@ejemplo.mx`, phone, passwordHash: undefined, nombre: 'Ana', paterno: 'Torres', materno: 'Vega' };
  await ensureUser(sql, user, now);
}
