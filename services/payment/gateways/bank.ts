import { currentSession } from '../../shared/clock.ts';
import { traced } from '../../shared/tracing.ts';
import type { components } from '../../../openapi/types/payment.ts';
import type { BankStatus, RefusalReason } from '../domain/saga.ts';
import type { KeptCard } from '../domain/card.ts';

export type PublicKey = components['schemas']['PaymentProvider']['publicKey'];

/** The bank's status of one payment. */
export interface BankWord {
  readonly status: BankStatus;
  readonly bankId: string;
  readonly authorization: string | null;
  readonly reason: RefusalReason | undefined;
  readonly challenge: { readonly id: string; readonly url: string } | undefined;
  readonly operationAt: Date;
}

export interface CardCharge {
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  /** A JWE; null with the token of a kept card. */
  readonly cardNumber: string | null;
  readonly cardToken: string | null;
  readonly cvv: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly holderName: string;
  readonly ddc: string | null;
  readonly ddcSecret: string | null;
  readonly shopperIp: string;
  readonly reference: string;
  readonly returnOrigin: string;
}

/**
 * `unreached`: the request never left, so nothing can be charged. `silence`: the result is unknown. `unreadable`: the card was not
 * encrypted for this bank.
 */
export type BankAnswer = BankWord | 'unreached' | 'silence' | 'unreadable';

/** The bank's interface for the payment service. Every call may be repeated, because the payment id is the key. */
export interface BankGateway {
  authorise(charge: CardCharge): Promise<BankAnswer>;
  status(paymentId: string): Promise<BankWord | 'never-seen' | 'silence'>;
  capture(paymentId: string): Promise<'done' | 'refused' | 'silence'>;
  /** Refunds a charge or prevents one. Returns 'deciding' while the bank has not decided. */
  cancel(paymentId: string): Promise<BankWord | 'deciding' | 'silence'>;
  publicKey(): Promise<PublicKey | undefined>;
  /** Keeps a card for later payments. `unreadable`: it was not encrypted for this bank. */
  keepCard(card: CardToKeep): Promise<KeptCard | CardRefusal | 'unreadable' | 'silence'>;
}

/** Number and code as JWE for the bank. */
export interface CardToKeep {
  readonly number: string;
  readonly cvv: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly holderName: string;
}

export type CardRefusal = 'card-refused' | 'card-expired' | 'cvv-wrong';

interface WireWord {
  status: BankStatus;
  bankId: string;
  authorization: string | null;
  reason: string | null;
  challenge: { id: string; url: string } | null;
  operationDate: string;
}

const reasons: readonly RefusalReason[] = [
  'card-refused',
  'insufficient-funds',
  'card-expired',
  'cvv-wrong',
  'challenge-failed',
  'challenge-expired',
];

function word(wire: WireWord): BankWord {
  return {
    status: wire.status,
    bankId: wire.bankId,
    authorization: wire.authorization,
    reason: reasons.find((reason) => reason === wire.reason),
    challenge: wire.challenge ?? undefined,
    operationAt: new Date(wire.operationDate),
  };
}

export interface BankOptions {
  readonly bankUrl: string;
  readonly apiKey: string;
  readonly notifyUrl: string;
  /** Time-outs in milliseconds for an authorisation and for other calls. */
  readonly patience: { readonly authorise: number; readonly other: number };
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const neverSent = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH/;

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

function isWord(body: unknown): body is WireWord {
  return typeof body === 'object' && body !== null && 'status' in body && 'bankId' in body;
}

export function createBankGateway({ bankUrl, apiKey, notifyUrl, patience }: BankOptions): BankGateway {
  async function ask(method: 'GET' | 'POST', path: string, body: unknown, wait: number): Promise<Reply | 'unreached' | 'silence'> {
    const session = currentSession();
    try {
      const send = (): Promise<Response> =>
        fetch(`${bankUrl}${path}`, {
          method,
          signal: AbortSignal.timeout(wait),
          headers: {
            'bank-key': apiKey,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(session === undefined ? {} : { 'sandbox-session': session }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      const response = await traced(`${method} bank`, { 'http.request.method': method }, send);
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    } catch (error) {
      return neverSent.test(causeOf(error)) ? 'unreached' : 'silence';
    }
  }

  const about = (paymentId: string, verb = ''): string => `/authorisations/${encodeURIComponent(paymentId)}${verb}`;
  let key: PublicKey | undefined;

  return {
    async authorise(charge) {
      const {
        paymentId,
        amount,
        currency,
        cardNumber,
        cardToken,
        cvv,
        expiryMonth,
        expiryYear,
        holderName,
        ddc,
        ddcSecret,
        shopperIp,
        reference,
        returnOrigin,
      } = charge;
      const card = { number: cardNumber, token: cardToken, cvv, expiryMonth, expiryYear, holderName };
      const reply = await ask(
        'POST',
        '/authorisations',
        { paymentId, amount, currency, card, ddc, ddcSecret, shopperIp, reference, returnOrigin, notifyUrl },
        patience.authorise,
      );
      if (reply === 'unreached' || reply === 'silence') return reply;
      if (reply.status === 422) return 'unreadable';
      return reply.status === 200 && isWord(reply.body) ? word(reply.body) : 'silence';
    },
    async status(paymentId) {
      const reply = await ask('GET', about(paymentId), undefined, patience.other);
      if (reply === 'unreached' || reply === 'silence') return 'silence';
      if (reply.status === 404) return 'never-seen';
      return reply.status === 200 && isWord(reply.body) ? word(reply.body) : 'silence';
    },
    async capture(paymentId) {
      const reply = await ask('POST', about(paymentId, '/capture'), {}, patience.other);
      if (reply === 'unreached' || reply === 'silence') return 'silence';
      if (reply.status === 200) return 'done';
      return reply.status === 409 ? 'refused' : 'silence';
    },
    async cancel(paymentId) {
      const reply = await ask('POST', about(paymentId, '/cancel'), {}, patience.other);
      if (reply === 'unreached' || reply === 'silence') return 'silence';
      if (reply.status === 409) return 'deciding';
      return reply.status === 200 && isWord(reply.body) ? word(reply.body) : 'silence';
    },
    async keepCard(card) {
      const reply = await ask('POST', '/cards', card, patience.other);
      if (reply === 'unreached' || reply === 'silence') return 'silence';
      if (reply.status === 422) return 'unreadable';
      if (reply.status === 402) return refusalIn(reply.body);
      return reply.status === 200 && isKept(reply.body) ? reply.body : 'silence';
    },
    async publicKey() {
      if (key !== undefined) return key;
      const reply = await ask('GET', '/public-key', undefined, patience.other);
      if (reply === 'unreached' || reply === 'silence' || reply.status !== 200 || !isPublicKey(reply.body)) return undefined;
      key = reply.body;
      return key;
    },
  };
}

function isKept(body: unknown): body is KeptCard {
  return typeof body === 'object' && body !== null && 'token' in body && 'fingerprint' in body && 'brand' in body && 'last4' in body;
}

const cardRefusals: readonly CardRefusal[] = ['card-refused', 'card-expired', 'cvv-wrong'];

function refusalIn(body: unknown): CardRefusal {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return cardRefusals.find((refusal) => refusal === code) ?? 'card-refused';
}

function isPublicKey(body: unknown): body is PublicKey {
  return typeof body === 'object' && body !== null && 'kty' in body && body.kty === 'RSA' && 'n' in body && 'e' in body && 'kid' in body;
}
