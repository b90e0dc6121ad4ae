import { readFileSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import { defaultCurrency } from '../../shared/money.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sameSecret } from '../../shared/auth.ts';
import { createLimiter, noLimit, sharedCalls } from '../../shared/limiter.ts';
import { resendGivenUp, unsentMessages } from '../../shared/outbox.ts';
import { invalidRequest, Problem, tooManyRequests, unauthorized } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import { perform } from './acts.ts';
import { closeDay } from './close.ts';
import { sendClosePage } from './closePage.ts';
import type { FoundTickets } from '../domain/trip.ts';
import { findTickets } from './find.ts';
import { askRefund } from './giveBack.ts';
import { sendOperatorPage } from './page.ts';
import { refundWays } from '../domain/refund.ts';
import { acts, groupOf } from './rules.ts';
import type { FoundPayment } from './refundCard.ts';
import { actsSince, openPayments } from './store.ts';

const styles = readFileSync(new URL('./operator.css', import.meta.url), 'utf8');

type Parts = Pick<PaymentParts, 'config' | 'shop' | 'db' | 'clock' | 'payments' | 'saga' | 'bank' | 'trip' | 'identity' | 'refunds'>;

/** Wrong tokens in a minute that one network address may send. */
const wrongTokens = { address: { perMinute: 10, atOnce: 10 }, caller: noLimit };
const mostFormBytes = 4096;
const mostSearched = 80;
const dayMs = 86_400_000;

/** The name and the token that the browser asked the operator for. */
function credentialsOf({ headers: { authorization } }: FastifyRequest): { readonly name: string; readonly token: string } | undefined {
  const [, encoded] = /^Basic ([A-Za-z\d+/=]+)$/.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : { name: text.slice(0, colon), token: text.slice(colon + 1) };
}

const textOf = (part: unknown): string | undefined => (typeof part === 'string' && part.trim() !== '' ? part.trim() : undefined);
const fieldOf = (fields: unknown, name: string): string | undefined =>
  typeof fields === 'object' && fields !== null ? textOf(Object.entries(fields).find(([key]) => key === name)?.[1]) : undefined;

/** An amount in 1/100000 of a currency's unit; null for none, which is all that is left. */
function amountIn(text: string | undefined): number | null | 'unreadable' {
  if (text === undefined) return null;
  // A comma stands before three digits alone: `1,50` of another country would be a hundred times as much.
  if (!/^\$?\s*(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,3})?$/.test(text)) return 'unreadable';
  const amount = Math.round(Number(text.replaceAll(/[\s$,]/g, '')) * 100_000);
  return amount > 0 ? amount : 'unreadable';
}

function uuidIn(text: string | undefined): string {
  if (text === undefined || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text))
    throw invalidRequest([{ path: '/body/refund', message: 'must be a uuid' }]);
  return text;
}

/** The asked day, else yesterday, which is over. */
function dayOf(text: string | undefined, zone: string, now: number): Temporal.PlainDate {
  const yesterday = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().subtract({ days: 1 });
  // The calendar goes further than an instant, which a day needs at both of its ends.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text ?? '')) return yesterday;
  try {
    return Temporal.PlainDate.from(text ?? '', { overflow: 'reject' });
  } catch {
    return yesterday;
  }
}

/** The payment of a folio with its refunds and tickets. */
async function find({ payments, refunds, trip }: Parts, folio: string | undefined): Promise<FoundPayment | undefined> {
  const payment = folio === undefined ? undefined : await payments.ofFolio(folio.toUpperCase());
  if (payment === undefined) return undefined;
  const given = await refunds.of(payment.id);
  if (payment.order_id === null) return { payment, refunds: given, order: { tickets: [], worth: undefined } };
  const [order, worth] = await Promise.all([trip.order(payment.order_id), trip.worth(payment.order_id)]).catch(() => []);
  return { payment, refunds: given, order: worth === undefined ? null : { tickets: order?.tickets ?? [], worth } };
}

/**
 * Serves /operacion, the page of whoever looks after the payments. The browser asks for a name, which the history shows, and for
 * OPERATOR_TOKEN; without that variable the page does not exist. Only a form of this page may act.
 */
export async function serveOperator(app: FastifyInstance, parts: Parts): Promise<void> {
  const { config, db, clock } = parts;
  const { operatorToken } = config;
  if (operatorToken === undefined) return;
  const limiter = createLimiter(wrongTokens, () => clock.machineNow(), sharedCalls(db, 'operator'));

  const operatorOf = (request: FastifyRequest): string => {
    const given = credentialsOf(request);
    if (given !== undefined && given.name.trim() !== '' && sameSecret(given.token, operatorToken)) return given.name.trim().slice(0, 60);
    const wait = given === undefined ? 0 : limiter.takeAddress(request.ip);
    if (wait > 0) throw tooManyRequests(wait);
    const { status, code, detail } = unauthorized('unauthorized');
    throw new Problem(status, code, detail, {}, { 'www-authenticate': 'Basic realm="Operacion", charset="UTF-8"' });
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostFormBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get('/operacion/estilo.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
    const sendPage = async (reply: FastifyReply, request: FastifyRequest, tickets?: FoundTickets) => {
      const operator = operatorOf(request);
      const now = new Date(clock.machineNow());
      const search = fieldOf(request.query, 'folio');
      return sendOperatorPage(reply, {
        payments: await openPayments(db),
        // Without a server nothing waits: the outbox of the sandbox is the end of a message.
        messages: (await unsentMessages(db)).filter(
          ({ kind, state }) => state === 'given-up' || (kind === 'mail' ? config.smtpUrl : config.sms) !== undefined,
        ),
        found: await find(parts, search),
        tickets,
        actsToday: await actsSince(db, new Date(now.getTime() - (now.getTime() % dayMs))),
        operator,
        shop: parts.shop,
        now,
        timeZone: config.shopTimeZone,
        currency: config.currency ?? defaultCurrency,
        group: fieldOf(request.query, 'estado'),
        search,
        ended: fieldOf(request.query, 'fin'),
      });
    };
    scope.get('/operacion', (request, reply) => sendPage(reply, request));
    scope.get('/operacion/cierre', async (request, reply) => {
      const operator = operatorOf(request);
      const zone = config.shopTimeZone ?? 'UTC';
      const day = dayOf(fieldOf(request.query, 'dia'), zone, clock.machineNow());
      const [from, until] = [0, 1].map((days) => new Date(day.add({ days }).toZonedDateTime(zone).epochMilliseconds));
      if (from === undefined || until === undefined) throw invalidRequest();
      const currency = config.currency ?? defaultCurrency;
      return sendClosePage(reply, {
        close: await closeDay(db, parts.bank, from, until),
        day: day.toString(),
        operator,
        shop: parts.shop,
        currency,
      });
    });
    scope.post('/operacion', async (request, reply) => {
      const operator = operatorOf(request);
      const { origin, host } = request.headers;
      if (origin === undefined || URL.parse(origin)?.host !== host) throw new Problem(403, 'foreign-form', 'Usa la página de operación.');
      // The operator stays at the folio.
      const folio = fieldOf(request.body, 'folio');
      const end = (ended: string) =>
        reply.redirect(`/operacion?fin=${ended}${folio === undefined ? '' : `&folio=${encodeURIComponent(folio)}`}`, 303);
      const endOf = async (work: Promise<void>, good: string) => {
        try {
          await work;
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          return end(error.code);
        }
        return end(good);
      };
      const act = fieldOf(request.body, 'act');
      const asked = { paymentId: fieldOf(request.body, 'payment') ?? '', operator, reason: fieldOf(request.body, 'reason') ?? '' };
      if (act === 'find') {
        const text = (fieldOf(request.body, 'text') ?? '').slice(0, mostSearched);
        const { ofFolio, ofReference } = parts.payments;
        const payment = (await ofFolio(text.toUpperCase())) ?? (await ofReference(text));
        // A folio may stand in an address, a name may not.
        if (payment !== undefined) return reply.redirect(`/operacion?folio=${encodeURIComponent(payment.folio)}`, 303);
        return sendPage(reply, request, await findTickets(parts, text));
      }
      if (act === 'ask-all') {
        const waiting = (await openPayments(db)).filter((payment) => groupOf(payment) === 'unanswered');
        for (const { id } of waiting) await parts.saga.advance(id);
        return end('asked');
      }
      if (act === 'resend') {
        request.log.warn({ messages: await resendGivenUp(db) }, 'messages are sent again');
        return end('resent');
      }
      if (act === 'refund') {
        const amount = amountIn(fieldOf(request.body, 'amount'));
        if (amount === 'unreadable') return end('amount-unreadable');
        const [id, ticketId] = [uuidIn(fieldOf(request.body, 'refund')), fieldOf(request.body, 'ticket') ?? null];
        const way = refundWays.find((one) => one === fieldOf(request.body, 'way'));
        if (way === undefined) throw invalidRequest([{ path: '/body/way', message: 'must be a way' }]);
        return endOf(askRefund(parts, { ...asked, id, ticketId, way, amount }), 'refunding');
      }
      const known = acts.find((one) => one === act);
      if (known === undefined) throw invalidRequest([{ path: '/body/act', message: 'must be an act' }]);
      return endOf(perform(parts, { ...asked, act: known, proof: fieldOf(request.body, 'proof') ?? '' }), 'done');
    });
  });
}
