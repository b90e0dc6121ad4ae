import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sameSecret } from '../../shared/auth.ts';
import type { StripeConfig } from '../../shared/bankConfig.ts';
import { html } from '../../shared/html.ts';
import { cut, staySilent } from '../bank/silence.ts';
import { sendPage } from '../page.ts';
import { createCodeToken, createCustomer, createMethod, readMethod } from './cards.ts';
import { cancelIntent, captureIntent, confirmIntent, createIntent, type Form, missing, readIntent, type Stripe } from './intents.ts';
import { createRefund, listBalance, listRefunds } from './refunds.ts';
import { type Answer, once } from './store.ts';

export interface StripeRoutes extends Pick<StripeConfig, 'secretKey' | 'publishableKey'> {
  readonly stripe: Stripe;
  /** Origins of shops that may frame the fields. */
  readonly shopOrigins: readonly string[];
}

const mostBytes = 16_384;
const fieldKinds = ['cardNumber', 'cardExpiry', 'cardCvc'];

interface WithId {
  Params: { id: string };
}

const formOf = (fields: unknown): Form =>
  typeof fields === 'object' && fields !== null
    ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    : {};

/**
 * Plays the API of Stripe over the books of the bank: the operations that the payment service and the fields of a card need, in the shapes
 * of its public OpenAPI document, and the page of a field.
 */
export function mountStripe(app: FastifyInstance, { stripe, secretKey, publishableKey, shopOrigins }: StripeRoutes): void {
  const { bank } = stripe;
  app.register(async (api) => {
    api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: mostBytes }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    const admit = (key: string) => async (request: FastifyRequest, reply: FastifyReply) => {
      const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (given === undefined || !sameSecret(given, key))
        return reply.code(401).send({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
      return undefined;
    };
    const send = (reply: FastifyReply, { status, body }: Answer): FastifyReply => reply.code(status).send(body);

    api.register(async (merchant) => {
      merchant.addHook('onRequest', admit(secretKey));
      /** An operation that changes something: its idempotency key makes it once. */
      const post = (path: string, work: (form: Form, id: string) => Promise<Answer | 'silence' | 'cut'>): void => {
        merchant.post<WithId>(path, async (request, reply) => {
          const form = formOf(request.body);
          const key = request.headers['idempotency-key'];
          let lost: 'silence' | 'cut' | undefined;
          const answer = await once(
            bank.db,
            { key: typeof key === 'string' ? key : undefined, request: `${request.url} ${JSON.stringify(form)}`, now: bank.clock.date() },
            async () => {
              const done = await work(form, request.params.id);
              if (typeof done !== 'string') return done;
              lost = done;
              return { status: 200, body: (await readIntent(stripe, request.params.id, form)) ?? {} };
            },
          );
          if (lost === 'cut') return cut(request, reply);
          return lost === 'silence' ? staySilent(request, reply) : send(reply, answer);
        });
      };
      const get = (path: string, work: (form: Form, id: string) => Promise<Answer>): void => {
        merchant.get<WithId>(path, async ({ query, params }, reply) => send(reply, await work(formOf(query), params.id)));
      };
      post('/v1/payment_intents', (form) => createIntent(stripe, form));
      post('/v1/payment_intents/:id/confirm', (form, id) => confirmIntent(stripe, id, form));
      post('/v1/payment_intents/:id/capture', (form, id) => captureIntent(stripe, id, form));
      post('/v1/payment_intents/:id/cancel', (form, id) => cancelIntent(stripe, id, form));
      get('/v1/payment_intents/:id', async (form, id) => {
        const intent = await readIntent(stripe, id, form);
        if (intent === undefined) return missing(id);
        const expandsMethod = Object.values(form).includes('payment_method');
        const method = expandsMethod && intent.payment_method !== null ? (await readMethod(bank, intent.payment_method)).body : undefined;
        return { status: 200, body: { ...intent, ...(method === undefined ? {} : { payment_method: method }) } };
      });
      post('/v1/customers', (form) => createCustomer(bank, form));
      get('/v1/payment_methods/:id', (_form, id) => readMethod(bank, id));
      post('/v1/refunds', (form) => createRefund(stripe, form));
      get('/v1/refunds', (form) => listRefunds(bank, form));
      get('/v1/balance_transactions', (form) => listBalance(stripe, form));
    });

    api.register(async (browser) => {
      browser.addHook('onRequest', admit(publishableKey));
      browser.post('/v1/payment_methods', async ({ body }, reply) => send(reply, await createMethod(bank, formOf(body))));
      browser.post('/v1/tokens', async ({ body }, reply) => send(reply, await createCodeToken(bank, formOf(body))));
    });
  });

  app.get<{ Querystring: { kind?: string } }>('/stripe/field', async ({ query: { kind } }, reply) =>
    sendPage(reply, {
      title: 'Campo de tarjeta',
      body: html`<input data-kind="${fieldKinds.find((known) => known === kind) ?? ''}" data-key="${publishableKey}" />`,
      script: '/sandbox/stripe-field.js',
      className: 'card-field',
      frameAncestors: shopOrigins.join(' '),
    }),
  );
}
