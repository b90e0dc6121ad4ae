import type { components } from '../../../openapi/types/identity.ts';
import type { Sql } from '../../shared/db.ts';
import { Problem } from '../../shared/problem.ts';
import { codeIsAlive, codeLifeMs, codeText, codeTries, dayMs, hourMs, resendAfterMs, verifiedLifeMs } from '../domain/otp.ts';
import { askedTooMuch } from '../domain/refusals.ts';
import type { Requester } from '../domain/requester.ts';
import { hashCode, newCode, secretMatches } from '../domain/secret.ts';
import { type Account, accountByPhone, createGuest, createUser } from './accounts.ts';
import type { StoreContext } from './context.ts';
import { lock } from './lock.ts';
import { allowAddress, decideSend, isKnown, recordSend } from './sendLimits.ts';

type CodeSent = components['schemas']['CodeSent'];
export type Purpose = 'sign-up' | 'sign-in';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

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

/** The request for a code. */
export interface CodeRequest extends Requester {
  readonly phone: string;
  /** Empty for a sign-in, which needs the phone only. */
  readonly email: string;
  readonly purpose: Purpose;
}

const facts = (row: CodeRow) => ({
  expiresAt: row.expires_at.getTime(),
  tries: row.tries,
  verifiedAt: row.verified_at?.getTime(),
  replacedAt: row.replaced_at?.getTime(),
});

const tooMany = 'Pediste demasiados códigos. Intenta más tarde.';

/** Refusal of a sign-up without a proof of the phone. */
export const pinNotVerified = (): Problem => new Problem(422, 'pin-not-verified', 'Primero verifica tu número telefónico.');

const resendAt = (row: CodeRow): string => new Date(row.sent_at.getTime() + resendAfterMs).toISOString();

// One-time codes. A code belongs to the request that asked for it: its id is the `tid`, and it has its own tries and expiry. Nobody else
// can therefore try, kill or replace it. Another request of the same device for the same phone, e-mail and purpose gets the same code.

async function newest(sql: Sql, { device, phone, email, purpose }: CodeRequest): Promise<CodeRow | undefined> {
  const rows = await sql.query<CodeRow>(
    `select * from identity.code where device = $1 and phone = $2 and purpose = $3 and email = $4
     order by sent_at desc, id limit 1`,
    [device, phone, purpose, email],
  );
  return rows[0];
}

/** Sends a new code when the limits allow it, and replaces the older one of the same device. */
async function sendCode(context: StoreContext, request: CodeRequest, account: Account | undefined, again: boolean): Promise<CodeSent> {
  const { db, clock, outbox, sandbox, publicUrl } = context;
  const { phone, email, purpose, device } = request;
  const sentAt = clock.date();
  if (sandbox?.sendingOf(phone) === 'sms-fails') {
    throw new Problem(503, 'sms-unavailable', 'Error al enviar el código.', {}, { 'retry-after': '30' });
  }
  const code = newCode();
  const codeHash = await hashCode(code);
  return db.transaction(async (tx) => {
    await lock(tx, `code:${phone}`);
    const known = await isKnown(tx, request, account);
    await allowCode(context, tx, request, known, again);
    if (!known) await allowAddress(context, tx, request.address, tooMany);
    // A phone without an account gets the same answer but no message, so the answer reveals no account.
    const reaches = purpose === 'sign-up' || account !== undefined;
    await tx.query(
      `update identity.code set replaced_at = $5
       where device = $1 and phone = $2 and purpose = $3 and email = $4 and replaced_at is null`,
      [device, phone, purpose, email, sentAt],
    );
    const [row] = await tx.query<CodeRow>(
      `insert into identity.code (phone, email, purpose, account_id, code_hash, device, sent_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`,
      [phone, email, purpose, account?.id ?? null, codeHash, device, sentAt, new Date(sentAt.getTime() + codeLifeMs)],
    );
    if (!row) throw new Error('the code was not stored');
    await recordSend(context, tx, phone, request, known ? 'owner' : 'stranger');
    if (reaches) await outbox.sms(tx, { to: phone, text: codeText(code, { shop: context.shop.name, publicUrl }), usefulMs: codeLifeMs });
    return {
      success: true,
      tid: row.id,
      message: 'Código enviado',
      expiresAt: row.expires_at.toISOString(),
      resendAt: resendAt(row),
    };
  });
}

async function allowCode(context: StoreContext, tx: Sql, request: CodeRequest, known: boolean, again: boolean): Promise<void> {
  const last = await newest(tx, request);
  const decision = await decideSend(context, tx, request.phone, request, {
    known,
    // A used code does not delay the next one.
    last: last && last.verified_at === null ? last.sent_at.getTime() : undefined,
  });
  if (decision.send) return;
  if (again && decision.reason === 'too-soon') {
    throw new Problem(409, 'resend-too-early', 'Espera un momento para pedir otro código.', {
      retryable: true,
      resendAt: new Date(context.clock.now() + decision.waitSeconds * 1000).toISOString(),
    });
  }
  throw askedTooMuch(tooMany, decision.waitSeconds);
}

/** Sends the first code of a device, or answers that one was sent already. (API-041, ERR-021, ERR-022) */
async function beginCode(context: StoreContext, request: CodeRequest, account: Account | undefined): Promise<CodeSent> {
  const { db, clock, sandbox } = context;
  if (sandbox?.sendingOf(request.phone) === 'code-already-sent' && (await newest(db, request)) === undefined)
    await sendCode(context, request, account, false);
  const last = await newest(db, request);
  if (last && codeIsAlive(facts(last), clock.now())) {
    const tid = last.id;
    if (clock.now() - last.sent_at.getTime() < resendAfterMs) {
      throw new Problem(409, 'code-already-sent', 'Código ya enviado', { tid, resendAt: resendAt(last) });
    }
    const message = 'Por favor iniciar sesión con el código que se envió a tu teléfono';
    return { success: true, tid, pin: tid, message, expiresAt: last.expires_at.toISOString(), resendAt: resendAt(last) };
  }
  return sendCode(context, request, account, false);
}

/**
 * The account of a phone, for an answer that tells whether there is one. Strangers at one address may be told a limited number of
 * accounts; above it they are told nothing, whatever the phone.
 */
export async function disclosedAccount(context: StoreContext, requester: Requester, phone: string): Promise<Account | undefined> {
  return context.db.transaction(async (tx) => {
    const account = await accountByPhone(tx, phone);
    if (await isKnown(tx, requester, account)) return account;
    await allowAddress(context, tx, requester.address, tooMany);
    if (account) await recordSend(context, tx, phone, requester, 'told');
    return account;
  });
}

async function ensureSandboxAccount({ db, clock, sandbox }: StoreContext, phone: string): Promise<void> {
  const account = sandbox?.accountOf(phone);
  if (account !== undefined) await createUser(db, { ...account, passwordHash: undefined }, clock.date());
}

/** Sends the code of a guest's sign-up. Throws 409 `account-exists` (errorCode 0) when the phone has an account. (AUTH-022) */
export async function sendSignUpCode(context: StoreContext, phone: string, email: string, requester: Requester): Promise<CodeSent> {
  await ensureSandboxAccount(context, phone);
  if (await disclosedAccount(context, requester, phone)) {
    throw new Problem(409, 'account-exists', 'Esta cuenta ya existe, deseas iniciar sesión con un código enviado a tu teléfono?', {
      errorCode: 0,
    });
  }
  return beginCode(context, { phone, email, purpose: 'sign-up', ...requester }, undefined);
}

/** Sends the code of a sign-in by phone. (API-044) */
export async function sendSignInCode(context: StoreContext, phone: string, requester: Requester): Promise<CodeSent> {
  await ensureSandboxAccount(context, phone);
  return beginCode(context, { phone, email: '', purpose: 'sign-in', ...requester }, await accountByPhone(context.db, phone));
}

/** Sends the last code of this phone and device again. (API-042, AUTH-056) */
export async function resendCode(context: StoreContext, phone: string, email: string, requester: Requester): Promise<CodeSent> {
  const { db, clock } = context;
  const signUp = await newest(db, { phone, email, purpose: 'sign-up', ...requester });
  const signIn = await newest(db, { phone, email: '', purpose: 'sign-in', ...requester });
  const last = signIn && (!signUp || signIn.sent_at > signUp.sent_at) ? signIn : signUp;
  if (!last || clock.now() - last.sent_at.getTime() > hourMs) throw new Problem(409, 'nothing-to-resend', 'Primero pide un código.');
  const account = last.purpose === 'sign-in' ? await accountByPhone(db, phone) : undefined;
  return sendCode(context, { phone, email: last.email, purpose: last.purpose, ...requester }, account, true);
}

/** Deletes what no limit counts any more. */
export async function forgetCodes({ db, clock }: StoreContext): Promise<void> {
  await db.query('delete from identity.code where sent_at < $1', [new Date(clock.machineNow() - dayMs)]);
}

/**
 * Checks a code for one request. Returns the account of a sign-in, undefined for a sign-up. Throws 422 `code-wrong`, `code-dead`,
 * `code-expired`, `code-not-found`. (API-043, ERR-024)
 */
export async function verifyCode(
  { db, clock }: StoreContext,
  { phone, code, tid, sign }: { phone: string; code: string; tid: string; sign: boolean },
): Promise<string | undefined> {
  const refuse = (name: string, detail: string, extras: Readonly<Record<string, unknown>> = {}): Problem =>
    new Problem(422, name, detail, { success: false, tid, ...extras });
  const notFound = refuse('code-not-found', 'No encontramos ese código. Pide otro.');
  if (!uuid.test(tid)) throw notFound;
  const purpose: Purpose = sign ? 'sign-in' : 'sign-up';
  // The try is counted before the comparison, so parallel guesses each count.
  const [row] = await db.query<CodeRow>(
    `update identity.code set tries = tries + 1
     where id = $1 and phone = $2 and purpose = $3 and tries < $4 and verified_at is null and replaced_at is null and expires_at > $5
     returning *`,
    [tid, phone, purpose, codeTries, clock.date()],
  );
  if (!row) {
    const [dead] = await db.query<CodeRow>('select * from identity.code where id = $1 and phone = $2 and purpose = $3', [
      tid,
      phone,
      purpose,
    ]);
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
  const [won] = await db.query<CodeRow>('update identity.code set verified_at = $2 where id = $1 and verified_at is null returning *', [
    row.id,
    clock.date(),
  ]);
  if (!won) throw notFound;
  return row.account_id ?? undefined;
}

/** Consumes a verified request once, for a guest account with a verified phone. Throws 422 `pin-not-verified`. (API-040) */
export async function guestOfCode(
  { clock }: StoreContext,
  sql: Sql,
  { phone, email, tid }: { phone: string; email: string; tid: string },
): Promise<Account> {
  if (!uuid.test(tid)) throw pinNotVerified();
  const rows = await sql.query(
    `update identity.code set used_at = $4
     where id = $1 and phone = $2 and email = $3 and purpose = 'sign-up' and used_at is null and verified_at > $5 returning id`,
    [tid, phone, email, clock.date(), new Date(clock.now() - verifiedLifeMs)],
  );
  if (rows.length === 0) throw pinNotVerified();
  return createGuest(sql, email, phone, true, clock.date());
}
