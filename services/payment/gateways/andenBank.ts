import type { components } from '../../../openapi/types/payment.ts';
import { currentSession } from '../../shared/clock.ts';
import { traced } from '../../shared/tracing.ts';
import type { KeptCard } from '../domain/card.ts';
import type { BankStatus, RefusalReason } from '../domain/saga.ts';
import { verify } from '../domain/signature.ts';
import type { BankGateway, BankMessage, BankMovement, BankWord, CardOffer, CardRefusal, CardToKeep } from './bank.ts';

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

export interface AndenBankOptions {
  readonly bankUrl: string;
  readonly apiKey: string;
  /** Secret of the signatures of its messages. */
  readonly signing: string;
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

/**
 * The bank of BANK_URL, whose protocol `docs/banks.md` describes. The sandbox has one. The payment id is its key, so its own ids are not
 * needed to find a payment.
 */
export function createAndenBank({ bankUrl, apiKey, signing, notifyUrl, patience }: AndenBankOptions): BankGateway {
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
  let publicKey: CardOffer['publicKey'] = null;

  const keepCard = async (card: CardToKeep): Promise<KeptCard | CardRefusal | 'unreadable' | 'silence'> => {
    const reply = await ask('POST', '/cards', card, patience.other);
    if (reply === 'unreached' || reply === 'silence') return 'silence';
    if (reply.status === 422) return 'unreadable';
    if (reply.status === 402) return refusalIn(reply.body);
    return reply.status === 200 && isKept(reply.body) ? reply.body : 'silence';
  };

  return {
    async offer() {
      if (publicKey === null) {
        const reply = await ask('GET', '/public-key', undefined, patience.other);
        if (reply === 'unreached' || reply === 'silence' || reply.status !== 200 || !isPublicKey(reply.body)) return undefined;
        publicKey = reply.body;
      }
      return {
        name: 'Banco',
        origin: new URL(bankUrl).origin,
        deviceDataUrl: `${bankUrl}/device-data`,
        publicKey,
        encryption: 'A256GCM',
        fields: null,
        brands: ['VISA', 'MASTERCARD', 'AMEX'],
      };
    },
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
    async status({ paymentId }) {
      const reply = await ask('GET', about(paymentId), undefined, patience.other);
      if (reply === 'unreached' || reply === 'silence') return 'silence';
      if (reply.status === 404) return 'never-seen';
      return reply.status === 200 && isWord(reply.body) ? word(reply.body) : 'silence';
    },
    async capture({ paymentId }) {
      const reply = await ask('POST', about(paymentId, '/capture'), {}, patience.other);
      if (reply === 'unreached' || reply === 'silence') return 'silence';
      if (reply.status === 200) return 'done';
      return reply.status === 409 ? 'refused' : 'silence';
    },
    async cancel({ paymentId }) {
      const reply = await ask('POST', about(paymentId, '/cancel'), {}, patience.other);
      if (reply === 'unreached' || reply === 'silence') return 'silence';
      if (reply.status === 409) return 'deciding';
      return reply.status === 200 && isWord(reply.body) ? word(reply.body) : 'silence';
    },
    async refund({ paymentId }, { key, amount }) {
      const reply = await ask('POST', about(paymentId, '/refunds'), { key, amount }, patience.other);
      if (reply === 'unreached' || reply === 'silence') return 'silence';
      if (reply.status === 200) return 'done';
      return reply.status === 409 || reply.status === 404 ? 'refused' : 'silence';
    },
    async movements(from, until) {
      const reply = await ask('GET', `/movements?from=${from.toISOString()}&until=${until.toISOString()}`, undefined, patience.other);
      if (reply === 'unreached' || reply === 'silence' || reply.status !== 200 || !isMovements(reply.body)) return 'silence';
      return reply.body.movements.map((movement) => ({ ...movement, at: new Date(movement.at) }));
    },
    keepCard,
    keepCharged: (_payment, card) => keepCard(card),
    read({ headers, rawBody, now }) {
      const signature = headers['bank-signature'];
      const checked = verify(signing, rawBody, typeof signature === 'string' ? signature : undefined, now);
      return checked === 'ok' ? messageIn(JSON.parse(rawBody)) : checked;
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

function isPublicKey(body: unknown): body is NonNullable<CardOffer['publicKey']> {
  return typeof body === 'object' && body !== null && 'kty' in body && body.kty === 'RSA' && 'n' in body && 'e' in body && 'kid' in body;
}

type WireMovement = Omit<BankMovement, 'at'> & { readonly at: string };

const isMovements = (body: unknown): body is { readonly movements: readonly WireMovement[] } =>
  typeof body === 'object' && body !== null && 'movements' in body && Array.isArray(body.movements);

const statuses: Readonly<Record<components['schemas']['BankEvent']['type'], BankStatus>> = {
  'payment.authorised': 'authorised',
  'payment.refused': 'refused',
  'payment.expired': 'refused',
  'refund.settled': 'refunded',
};

/** The contract has checked the shape of the body. */
function messageIn({ id, type, created, data }: components['schemas']['BankEvent']): BankMessage {
  const { paymentId, bankId, authorization, reason } = data;
  return {
    id,
    type,
    paymentId,
    word: {
      status: statuses[type],
      bankId,
      authorization,
      reason: reason ?? undefined,
      challenge: undefined,
      operationAt: new Date(created),
    },
  };
}
