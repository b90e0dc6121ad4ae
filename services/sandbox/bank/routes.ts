import type { FastifyInstance, FastifyReply } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { sameSecret } from '../../shared/auth.ts';
import { currentSession } from '../../shared/clock.ts';
import { Problem, unauthorized } from '../../shared/problem.ts';
import { deviceDataIsSilent } from '../values.ts';
import {
  answerChallenge,
  authorise,
  type Bank,
  cancel,
  cancelChallenge,
  capture,
  type ChallengeView,
  challengeOf,
  keepCard,
  movements,
  refund,
  statusOf,
} from './bank.ts';
import { cut, staySilent } from './silence.ts';
import { challengeDonePage, challengePage, deviceDataPage } from './pages.ts';

export interface BankRoutes {
  readonly bank: Bank;
  readonly apiKey: string;
  /** The name of the shop. */
  readonly merchant: string;
  /** Origins of shops that may frame the bank's pages. */
  readonly shopOrigins: readonly string[];
  /** Milliseconds by which the switchboard delays the bank, per session. */
  readonly stallOf: (session: string | undefined) => Promise<number>;
}

interface AuthoriseBody {
  paymentId: string;
  amount: number;
  currency: string;
  card: { number: string | null; token: string | null; cvv: string; expiryMonth: string; expiryYear: string; holderName: string };
  returnOrigin: string;
  notifyUrl: string;
}

const authoriseSchema = {
  body: {
    type: 'object',
    required: ['paymentId', 'amount', 'currency', 'card', 'returnOrigin', 'notifyUrl'],
    properties: {
      paymentId: { type: 'string', minLength: 1, maxLength: 120 },
      amount: { type: 'integer', minimum: 1 },
      currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      card: {
        type: 'object',
        required: ['number', 'token', 'cvv', 'expiryMonth', 'expiryYear', 'holderName'],
        properties: {
          number: { type: ['string', 'null'], maxLength: 4000 },
          token: { type: ['string', 'null'], maxLength: 200 },
          cvv: { type: 'string', maxLength: 4000 },
          expiryMonth: { type: 'string', pattern: '^(0[1-9]|1[0-2])$' },
          expiryYear: { type: 'string', pattern: '^20\\d{2}$' },
          holderName: { type: 'string', maxLength: 61 },
        },
      },
      returnOrigin: { type: 'string', maxLength: 300 },
      notifyUrl: { type: 'string', maxLength: 300 },
    },
  },
} as const;

interface CardBody {
  number: string;
  cvv: string;
  expiryMonth: string;
  expiryYear: string;
  holderName: string;
}

const { token: _token, ...cardProperties } = authoriseSchema.body.properties.card.properties;
const cardSchema = {
  body: {
    type: 'object',
    required: ['number', 'cvv', 'expiryMonth', 'expiryYear', 'holderName'],
    properties: { ...cardProperties, number: { type: 'string', maxLength: 4000 } },
  },
} as const;

const refundSchema = {
  body: {
    type: 'object',
    required: ['key', 'amount'],
    properties: { key: { type: 'string', minLength: 1, maxLength: 120 }, amount: { type: 'integer', minimum: 1 } },
  },
} as const;

const movementsSchema = {
  querystring: {
    type: 'object',
    required: ['from', 'until'],
    properties: { from: { type: 'string', format: 'date-time' }, until: { type: 'string', format: 'date-time' } },
  },
} as const;

interface Params {
  Params: { id: string };
}
interface TokenParams {
  Params: { token: string };
}

function notFound(): Problem {
  return new Problem(404, 'payment-not-found', 'El banco no conoce ese pago.');
}

/** Mounts the bank's API for merchants and its two pages for shoppers. */
export function mountBank(app: FastifyInstance, { bank, apiKey, merchant, shopOrigins, stallOf }: BankRoutes): void {
  const [firstOrigin] = shopOrigins;
  const shopOrigin = (asked: string | undefined): string => shopOrigins.find((origin) => origin === asked) ?? firstOrigin ?? '';

  app.get('/bank/public-key', async () => bank.vault.publicJwk);

  app.register(async (merchants) => {
    merchants.addHook('onRequest', async (request) => {
      const given = request.headers['bank-key'];
      if (typeof given !== 'string' || !sameSecret(given, apiKey)) throw unauthorized('unauthorized');
    });
    merchants.addHook('preHandler', async (request, reply) => {
      const stall = await stallOf(currentSession());
      if (stall <= 0) return;
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      request.log.info({ stall }, 'the bank is stalled');
      await pause(stall, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
    });

    merchants.post<{ Body: AuthoriseBody }>('/bank/authorisations', { schema: authoriseSchema }, async (request, reply) => {
      const { paymentId, amount, currency, card, returnOrigin, notifyUrl } = request.body;
      const delivery = await authorise(bank, {
        paymentId,
        amount,
        currency,
        cardNumber: card.number,
        cardToken: card.token,
        cvv: card.cvv,
        expiryMonth: card.expiryMonth,
        expiryYear: card.expiryYear,
        holderName: card.holderName,
        returnOrigin: shopOrigin(returnOrigin),
        notifyUrl,
        session: currentSession(),
      }).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J'))
          throw new Problem(422, 'card-unreadable', 'La tarjeta no se pudo leer.');
        throw error;
      });
      switch (delivery.kind) {
        case 'mismatch':
          throw new Problem(409, 'payment-differs', 'Ese pago ya existe con otros datos.');
        case 'silence':
          return staySilent(request, reply);
        case 'cut':
          return cut(request, reply);
        default:
          return delivery.view;
      }
    });

    merchants.post<{ Body: CardBody }>('/bank/cards', { schema: cardSchema }, async ({ body }) => {
      const kept = await keepCard(bank, body).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J'))
          throw new Problem(422, 'card-unreadable', 'La tarjeta no se pudo leer.');
        throw error;
      });
      if (typeof kept === 'string') throw new Problem(402, kept, 'El banco no guarda esa tarjeta.');
      return kept;
    });

    merchants.get<Params>('/bank/authorisations/:id', async ({ params }) => {
      const view = await statusOf(bank, params.id);
      if (!view) throw notFound();
      return view;
    });

    merchants.post<Params>('/bank/authorisations/:id/capture', async ({ params }, reply) => {
      const move = await capture(bank, params.id);
      if (!move) throw notFound();
      return reply.code(move.kind === 'done' ? 200 : 409).send(move.view);
    });

    merchants.post<Params>('/bank/authorisations/:id/cancel', async ({ params }, reply) => {
      const move = await cancel(bank, params.id);
      return reply.code(move.kind === 'done' ? 200 : 409).send(move.view);
    });

    merchants.post<Params & { Body: { key: string; amount: number } }>(
      '/bank/authorisations/:id/refunds',
      { schema: refundSchema },
      async ({ params, body }, reply) => {
        const move = await refund(bank, params.id, body);
        if (!move) throw notFound();
        return reply.code(move.kind === 'done' ? 200 : 409).send(move.view);
      },
    );

    merchants.get<{ Querystring: { from: string; until: string } }>(
      '/bank/movements',
      { schema: movementsSchema },
      async ({ query: { from, until } }) => ({ movements: await movements(bank, new Date(from), new Date(until)) }),
    );
  });

  /** Stripe's double sends the cardholder to an address of the shop; the bank tells the page around it. */
  const donePage = (reply: FastifyReply, challenge: ChallengeView): FastifyReply =>
    URL.parse(challenge.returnOrigin)?.search ? reply.redirect(challenge.returnOrigin, 303) : challengeDonePage(reply, challenge);

  app.get<{ Querystring: { origin?: string; bin?: string } }>('/bank/device-data', async ({ query }, reply) =>
    deviceDataPage(reply, {
      origins: query.origin === undefined ? shopOrigins : [shopOrigin(query.origin)],
      silent: deviceDataIsSilent(query.bin ?? ''),
    }),
  );

  app.get<TokenParams>('/bank/challenge/:token', async ({ params }, reply) => {
    const challenge = await challengeOf(bank, params.token);
    if (!challenge) throw notFound();
    return challenge.status === 'challenge'
      ? challengePage(reply, challenge, { token: params.token, merchant, frameAncestors: shopOrigins.join(' ') })
      : donePage(reply, challenge);
  });

  app.post<TokenParams & { Body: { code?: unknown } }>('/bank/challenge/:token/answer', async ({ params, body }) => {
    const code = typeof body.code === 'string' ? body.code : '';
    const challenge = await answerChallenge(bank, params.token, code);
    if (!challenge) throw notFound();
    return { open: challenge.status === 'challenge', triesLeft: challenge.triesLeft };
  });

  app.post<TokenParams>('/bank/challenge/:token/cancel', async ({ params }) => {
    const challenge = await cancelChallenge(bank, params.token);
    if (!challenge) throw notFound();
    return { open: false, triesLeft: challenge.triesLeft };
  });

  app.get<TokenParams>('/bank/challenge/:token/done', async ({ params }, reply) => {
    const challenge = await challengeOf(bank, params.token);
    if (!challenge) throw notFound();
    return donePage(reply, challenge);
  });
}
