import { identityService } from '../../../services/identity/app.ts';
import { paymentService } from '../../../services/payment/app.ts';
import { sandboxService } from '../../../services/sandbox/app.ts';
import { createSandbox } from '../../../services/sandbox/sandbox.ts';
import { installFaults } from '../../../services/sandbox/switchboard/faults.ts';
import { createLiveEdge } from '../../../services/sandbox/switchboard/live.ts';
import { publicKey as publicBearer } from '../../../services/shared/auth.ts';
import { stripeDouble } from '../../../services/shared/bankConfig.ts';
import type { Clock } from '../../../services/shared/clock.ts';
import { type Config, readConfig } from '../../../services/shared/config.ts';
import type { Database } from '../../../services/shared/db.ts';
import { createApp } from '../../../services/shared/createApp.ts';
import { openPlatform } from '../../../services/shared/platform.ts';
import type { components } from '../../../openapi/types/payment.ts';
import { storedRuns } from '../../../services/start/storedRuns.ts';
import { ensureNetwork } from '../../../services/start/network.ts';
import { tripService } from '../../../services/trip/app.ts';
import { openTestDatabase } from '../../support/database.ts';
import { holderSecret } from '../../support/holders.ts';
import { movedClock } from '../../support/movedClock.ts';
import { noLimits } from '../../support/noLimits.ts';
import { freePort } from '../../support/ports.ts';
import { untilAdmitted } from '../../support/untilAdmitted.ts';
import { cardBody, cardSealer } from '../../support/card.ts';
import { createFakeTrip, type FakeTrip } from './fakeTrip.ts';

export const serviceToken = 'service-token-of-the-tests';
/** The key of the shop at the bank, for processes with databases of their own. */
export const bankKey = 'bank-key-of-the-tests';
/** Signs the messages of bank and tills. */
export const bankSecret = 'bank-secret-of-the-tests';

export interface Session {
  readonly token: string;
  readonly refreshToken: string;
  readonly subject: string;
}

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export type PaymentAnswer = components['schemas']['PaymentAnswer'] & {
  code?: string;
  paymentId?: string;
  charge?: string;
  detail?: string;
};
export type Transaction = components['schemas']['PaymentTransaction'];

export interface World {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Database;
  readonly trip: FakeTrip;
  /** Moves the time of all services of this process, which stands still otherwise. */
  forward(seconds: number): void;
  call<Body = Record<string, unknown>>(method: string, path: string, options?: CallOptions): Promise<Answer<Body>>;
  /** A guest with a verified phone and a token. */
  guest(phone?: string): Promise<Session>;
  /** The same session with new tokens. */
  renew(session: Session): Promise<Session>;
  /** Body of POST /payment for a card, encrypted for the bank. */
  card(cartId: string, amount: number, number: string, cvv?: string): Promise<Record<string, unknown>>;
  /** Answers a challenge on the bank's page. */
  answerChallenge(url: string, code: string): Promise<void>;
  cancelChallenge(url: string): Promise<void>;
  /** Charged (captured and not refunded) per payment id, in 1/100000 peso. */
  books(): Promise<Map<string, number>>;
  close(): Promise<void>;
}

export interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another base address, for example of a separate payment service. */
  readonly base?: string;
}

export interface WorldOptions {
  /** False when the payment service runs elsewhere, at `paymentUrl`. */
  readonly payment?: boolean;
  readonly paymentUrl?: string;
  /** Address under which the payment service reaches the bank, when not directly. */
  readonly bankUrl?: string;
  /** The payment service pays at the double of Stripe. */
  readonly stripe?: boolean;
  readonly db?: Database;
  /** Uses the real trip service over the demo network instead of the fake one. */
  readonly realTrip?: boolean;
  /** Trusts x-forwarded-for, so that a test can send from many addresses. */
  readonly trustProxy?: boolean;
  /** The time goes on by itself, as for another process. */
  readonly runs?: boolean;
}

let phones = 8_120_000_000 + Math.floor(Math.random() * 1_000_000) * 10;

/**
 * Starts identity, bank and a fake trip service in this process, over an embedded database in memory. It starts payment too, unless that
 * runs elsewhere.
 */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const { clock, forward } = movedClock(options);
  const port = await freePort();
  const sandboxPort = await freePort();
  const tripPort = await freePort();
  const shop = `http://127.0.0.1:${port}`;
  const config = readConfig(
    {},
    {
      port,
      sandboxPort,
      host: '127.0.0.1',
      publicUrl: shop,
      sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
      bankUrl: options.bankUrl ?? `http://127.0.0.1:${sandboxPort}/bank`,
      identityUrl: `${shop}/identity-api`,
      paymentUrl: options.paymentUrl ?? `${shop}/payment-api`,
      vehiclePositionsUrl: `http://127.0.0.1:${sandboxPort}/gtfs-rt/vehicle-positions`,
      tripUpdatesUrl: `http://127.0.0.1:${sandboxPort}/gtfs-rt/trip-updates`,
      tripUrl: options.realTrip === true ? `${shop}/trip-api` : `http://127.0.0.1:${tripPort}/trip-api`,
      trustProxy: options.trustProxy === true ? 1 : false,
      serviceToken,
      bankKey,
      bankSecret,
      stripe: options.stripe === true ? stripeDouble(`http://127.0.0.1:${sandboxPort}`) : undefined,
      validateResponses: true,
      limits: noLimits,
      holderSecret,
      logLevel: process.env['LOG_LEVEL'] ?? 'fatal',
    },
  );
  const db = options.db ?? (await openTestDatabase());
  const inside = options.payment ?? true;
  const services = [...(options.realTrip === true ? [tripService()] : []), identityService, ...(inside ? [paymentService] : [])];
  const simulated = sandboxService(storedRuns);
  const platform = await openPlatform(config, [...services, simulated], { db, clock, sandbox: createSandbox });
  if (options.realTrip === true) await ensureNetwork(platform, undefined);
  const trip = createFakeTrip(clock);
  await trip.app.listen({ port: tripPort, host: '127.0.0.1' });
  const app = createApp(config, clock, platform.sandbox);
  const stops: (() => Promise<void>)[] = [];
  installFaults(app, db, clock);
  for (const service of services) stops.push(await service.start(app, platform));
  await app.listen({ port, host: '127.0.0.1' });
  platform.broker.attach(app.server, createLiveEdge(db));
  const sandbox = createApp(config, clock, platform.sandbox);
  stops.push(await simulated.start(sandbox, platform));
  await sandbox.listen({ port: sandboxPort, host: '127.0.0.1' });

  const callOnce = async <Body>(
    method: string,
    path: string,
    { token, body, headers, base }: CallOptions,
    key: string,
  ): Promise<Answer<Body>> => {
    const response = await fetch(`${base ?? shop}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
  };
  const call: World['call'] = (method, path, options = {}) => {
    const key = options.key ?? crypto.randomUUID();
    return untilAdmitted(() => callOnce(method, path, options, key));
  };

  const bankPage = async (url: string, verb: string, body: unknown): Promise<void> => {
    await fetch(`${url}/${verb}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  };

  let seal: ReturnType<typeof cardSealer> | undefined;

  return {
    config,
    clock,
    db,
    trip,
    call,
    forward,
    async guest(phone = String((phones += 11)).replace(/000[123]$/, '0109')) {
      const email = `${phone}@example.com`;
      const ip = '203.0.113.7';
      const sent = await call<{ tid: string }>('POST', '/identity-api/v2/send-verification', {
        token: publicBearer,
        body: { phone, email, ip },
      });
      const { messages } = (await (await fetch(`${config.sandboxUrl}/outbox.json?to=${phone}&limit=1`)).json()) as {
        messages: { code: string }[];
      };
      const pin = sent.body.tid;
      await call('POST', '/identity-api/v2/verify-phone', {
        token: publicBearer,
        body: { phone, code: messages[0]?.code ?? '', pin, sign: false, ip },
      });
      const signed = await call<{ token: string; refresh_token: string; user: { sub: string } }>('POST', '/identity-api/v2/signup-guest', {
        token: publicBearer,
        body: { email, email_confirmation: email, phone, pin, ip },
      });
      if (signed.status !== 200) throw new Error(`guest: ${signed.status} ${JSON.stringify(signed.body)}`);
      return { token: signed.body.token, refreshToken: signed.body.refresh_token, subject: signed.body.user.sub };
    },
    async renew(session) {
      const renewed = await call<{ token: string; refresh_token: string }>('POST', '/identity-api/auth/user/refresh-token', {
        token: session.refreshToken,
      });
      if (renewed.status !== 200) throw new Error(`renew: ${renewed.status}`);
      return { token: renewed.body.token, refreshToken: renewed.body.refresh_token, subject: session.subject };
    },
    async card(cartId, amount, number, cvv = '123') {
      seal ??= cardSealer(config.sandboxUrl);
      return cardBody(await seal, { cartId, amount, number, cvv, email: 'ana@example.com' });
    },
    answerChallenge: (url, code) => bankPage(url, 'answer', { code }),
    cancelChallenge: (url) => bankPage(url, 'cancel', {}),
    async books() {
      const rows = await db.query<{ payment_id: string; charged: number }>(
        `select payment_id, sum(case kind when 'capture' then amount when 'refund' then -amount else 0 end)::bigint as charged
         from sandbox.bank_entry group by payment_id`,
      );
      return new Map(rows.map((row) => [row.payment_id, row.charged]));
    },
    async close() {
      await app.close();
      await sandbox.close();
      await trip.app.close();
      for (const stop of stops) await stop();
      await platform.close();
    },
  };
}
