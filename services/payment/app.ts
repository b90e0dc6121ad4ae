import { defaultCurrency } from '../shared/money.ts';
import type { FastifyInstance } from 'fastify';
import type { operations } from '../../openapi/types/payment.ts';
import { bankSecrets } from '../shared/bankConfig.ts';
import type { Config } from '../shared/config.ts';
import { accessTokenCheck, serviceTokenCheck } from '../shared/auth.ts';
import { shopName } from '../shared/company.ts';
import { mountContract } from '../shared/contract.ts';
import { createLimiter, sharedCalls } from '../shared/limiter.ts';
import { startLoopNow, stopLoops } from '../shared/loop.ts';
import { forgetDue } from '../shared/retention.ts';
import { signatureInvalid } from './domain/refusals.ts';
import { againLinks, orderLink } from './domain/orderLink.ts';
import type { TripOrder } from './domain/trip.ts';
import { retentions } from './workers/retention.ts';
import { createPersons } from '../shared/persons.ts';
import { currentRequestId } from '../shared/requestId.ts';
import { sharedSecret } from '../shared/secrets.ts';
import type { SandboxOlderSale } from '../shared/sandbox.ts';
import type { Platform, Service } from '../shared/service.ts';
import { staffTokenCheck } from '../shared/staff.ts';
import { createCards } from './store/cards.ts';
import { createClosedKeys } from './store/closedKeys.ts';
import { createCoupons } from './store/coupons.ts';
import { createPaymentLogs } from './store/paymentLogs.ts';
import { loggedBank } from './gateways/loggedBank.ts';
import { ticketsPdf } from './domain/ticketsPdf.ts';
import { createPoints } from './store/points.ts';
import { createAndenBank } from './gateways/andenBank.ts';
import type { BankGateway } from './gateways/bank.ts';
import { serveStripeReturn, stripeReturnUrl } from './gateways/stripeReturn.ts';
import { createIdentityGateway } from './gateways/identity.ts';
import { createTripGateway } from './gateways/trip.ts';
import { reservationLinkMail } from './domain/mail.ts';
import { paymentMigrations } from './migrations/index.ts';
import type { PaymentParts } from './context.ts';
import { tellOfPayments } from './store/metrics.ts';
import { createRefunds } from './store/refunds.ts';
import { startRefunds } from './workers/refunds.ts';
import { saveLink } from './store/reservationLinks.ts';
import { linkOf } from './domain/reservation.ts';
import { policies } from './policies/index.ts';
import * as routes from './routes/index.ts';
import { createSaga } from './saga/saga.ts';
import { lineOf } from './domain/paymentLine.ts';
import { createPayments } from './store/payments.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The unparsed body, needed to check its signature. */
    rawBody: string;
  }
}

/** Time-outs in milliseconds; a test with a silent bank may shorten them. */
const patience = {
  authorise: Number(process.env['BANK_PATIENCE_MS'] ?? 10_000),
  other: Number(process.env['BANK_PATIENCE_MS'] ?? 4000),
};
const tripPatience = 8000;
/** Interval in milliseconds in which expired points are booked. A balance leaves them out before. */
const hourMs = 3_600_000;
/** Wrong coupon codes per minute. A traveller mistypes a few; many share the address of a mobile carrier. */
const wrongCoupons = { address: { perMinute: 60, atOnce: 60 }, caller: { perMinute: 10, atOnce: 10 } };
/**
 * PDFs and passes of wallets per minute, of an order and of an address. Each takes a tenth of a second of the process, and the signed link of an
 * order names no caller. An order has up to ten tickets.
 */
const ticketFiles = { address: { perMinute: 240, atOnce: 60 }, caller: { perMinute: 30, atOnce: 15 } };

/** Mails the link of a demo reservation; once. */
async function seedLink({ db, clock, outbox, config }: Platform, { email, tickets, linkToken: token }: SandboxOlderSale): Promise<void> {
  const reservationId = tickets[0]?.numreservacion ?? undefined;
  if (token === undefined || reservationId === undefined) return;
  const link = linkOf(config.publicUrl, token);
  await db.transaction(async (tx) => {
    await saveLink(tx, clock, token, reservationId);
    await outbox.mail(
      tx,
      reservationLinkMail({
        email,
        tickets,
        shopTimeZone: config.shopTimeZone,
        currency: config.currency ?? defaultCurrency,
        link,
        dedupeKey: `reservation link:${reservationId}`,
      }),
    );
  });
}

/** The bank of the configuration. The client of Stripe is loaded where it is used. */
async function openBank(config: Config, { apiKey, signing }: { apiKey: string; signing: string }): Promise<BankGateway> {
  const { stripe, bankUrl, paymentUrl, publicUrl } = config;
  if (stripe === undefined) return createAndenBank({ bankUrl, apiKey, signing, notifyUrl: `${paymentUrl}/payment/bank-events`, patience });
  const { createStripeBank } = await import('./gateways/stripeBank.ts');
  return createStripeBank({
    stripe,
    origin: new URL(publicUrl).origin,
    returnUrl: (paymentId, origin) => stripeReturnUrl(config, paymentId, origin),
    patience,
  });
}

async function start(app: FastifyInstance, platform: Platform): Promise<() => Promise<void>> {
  const { config, db, clock, outbox, verifier, serviceToken, sandbox } = platform;
  const shop = shopName(config, sandbox);
  const secrets = await bankSecrets(db, config);
  const logs = createPaymentLogs(db, clock);
  const bank = loggedBank(await openBank(config, secrets), logs.note);
  const trip = createTripGateway({ tripUrl: config.tripUrl, serviceToken, patience: tripPatience });
  const identity = createIdentityGateway({ identityUrl: config.identityUrl, serviceToken });
  const refunds = createRefunds(db, clock);
  const payments = createPayments(db, clock, (payment) => {
    const { level, line } = lineOf(payment);
    app.log[level]({ ...line, reqId: currentRequestId() }, 'payment');
  });
  const points = createPoints(db, clock, sandbox?.welcomePoints);
  const passSecret = await sharedSecret(db, 'order-pass');
  const linkOfOrder = (order: TripOrder): string => orderLink(config.publicUrl, passSecret, order);
  const saga = createSaga({
    db,
    clock,
    outbox,
    payments,
    bank,
    trip,
    points,
    linkOf: linkOfOrder,
    againOf: (order) => againLinks(config.publicUrl, order),
    shiftOf: async (session) => (await sandbox?.shiftOf(session)) ?? 0,
    report: (error, payment) =>
      app.log.error({ err: error, ...(payment && lineOf(payment).line), reqId: currentRequestId() }, 'a payment waits'),
  });
  outbox.renders('tickets', async (paymentId) => {
    const payment = await payments.byId(paymentId);
    const order = payment?.order_id ? await trip.order(payment.order_id) : undefined;
    if (payment === undefined || order === undefined) return undefined;
    const content = await ticketsPdf(payment, order, { shop, now: clock.now() });
    return { filename: `boletos-${payment.folio}.pdf`, contentType: 'application/pdf', content };
  });
  const coupons = createCoupons(db, clock);
  for (const coupon of sandbox?.coupons ?? []) await coupons.create(coupon);
  for (const sale of sandbox?.olderSales(clock.date()) ?? []) await seedLink(platform, sale);
  tellOfPayments(platform.metrics, db);
  const { appleWallet } = config;
  const secret = await sharedSecret(db, 'payment');
  await app.register(async (scope) => {
    scope.decorateRequest('rawBody', '');
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
      request.rawBody = text;
      return parse(request, text, done);
    });
    await mountContract<operations, PaymentParts>(scope, {
      service: 'payment',
      routes,
      // Its answer has the token of a link, of which only the hash is stored.
      ownIdempotency: ['mailReservationLink'],
      parts: {
        config,
        shop,
        db,
        clock,
        outbox,
        persons: createPersons(await sharedSecret(db, 'persons')),
        bank,
        trip,
        identity,
        payments,
        closedKeys: createClosedKeys(db),
        refunds,
        logs,
        cards: createCards(db, clock),
        points,
        coupons,
        couponLimiter: createLimiter(wrongCoupons, () => clock.machineNow(), sharedCalls(db, 'coupons')),
        fileLimiter: createLimiter(ticketFiles, () => clock.machineNow(), sharedCalls(db, 'ticketFiles')),
        saga,
        linkOf: linkOfOrder,
        wallets: { apple: appleWallet ? () => appleWallet : sandbox?.appleWallet, google: config.googleWallet },
        secret,
        bankSecret: secrets.signing,
      },
      security: {
        accessToken: accessTokenCheck(verifier),
        serviceToken: serviceTokenCheck(serviceToken),
        staffToken: staffTokenCheck(verifier, policies),
        bankSignature: async (request) => {
          if (request.headers['bank-signature'] === undefined) throw signatureInvalid();
          return undefined;
        },
        stripeSignature: async (request) => {
          if (request.headers['stripe-signature'] === undefined) throw signatureInvalid();
          return undefined;
        },
      },
      sql: db,
      config,
      clock,
    });
  });
  if (config.stripe !== undefined) serveStripeReturn(app, config);
  const loops = [
    saga.startWorker(),
    startRefunds({ db, outbox, bank, trip, payments, points, refunds }, (error) => app.log.error({ err: error }, 'a refund waits')),
    startLoopNow(
      hourMs,
      () => points.expire(),
      (error) => app.log.error({ err: error }, 'points were not expired'),
    ),
    startLoopNow(
      hourMs,
      () => forgetDue(db, retentions, clock.machineNow()),
      (error) => app.log.error({ err: error }, 'old data was not deleted'),
    ),
  ];
  return () => stopLoops(loops);
}

/** The payment service: carts in payment, payments, orders. */
export const paymentService: Service = { schema: 'payment', migrations: paymentMigrations, start };
