import { randomInt, randomUUID } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { components } from '../../../../openapi/types/trip.ts';
import { accessToken, createVerifier, type Role } from '../../../../services/shared/auth.ts';
import { createClock } from '../../../../services/shared/clock.ts';
import { readConfig } from '../../../../services/shared/config.ts';
import type { Sql } from '../../../../services/shared/db.ts';
import { startAnden } from '../../../../services/start/startAnden.ts';
import { demoFeedPath } from '../../../../services/trip/feed/load.ts';
import { holderSecret, newHolder } from '../../../support/holders.ts';
import { noLimits } from '../../../support/noLimits.ts';
import { freePort } from '../../../support/ports.ts';
import { type MappedSeat, mapPath, seatsIn, type TripOffer } from '../../../support/trip.ts';
import { cardSealer } from '../../../support/card.ts';
import { serviceToken } from '../world.ts';

type Schemas = components['schemas'];

/** Someone with a session. Two accounts of one person have one `person`. */
export interface Caller {
  readonly person: string;
  readonly subject: string;
  readonly role: Role;
  readonly isProved: boolean;
  readonly email: string;
  readonly phone: string;
  readonly holder: string;
  readonly token: string;
}

export interface Reply<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
}

/** A departure with its seats, and what each fare costs without any discount, in 1/100000 peso. */
export interface Listed {
  readonly from: string;
  readonly to: string;
  readonly trip: TripOffer;
  readonly seats: readonly MappedSeat[];
}

export interface Shop {
  readonly sql: Sql;
  readonly departures: readonly Listed[];
  readonly seal: Awaited<ReturnType<typeof cardSealer>>;
  newCaller(role: Role, known?: Partial<Caller>): Promise<Caller>;
  /** A request of a caller, or of a service without one. Throws when a service fails. */
  call<Body = Record<string, unknown>>(
    caller: Caller | null,
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Reply<Body>>;
  /** A customer pays a reference at a till. */
  payAtTill(reference: string, received: number): Promise<void>;
  close(): Promise<void>;
}

/** Two ways each of a cheap and two dear routes, on days with and without the promotion of the way back. */
const searched = [
  ['MTY', 'TAM', 7],
  ['TAM', 'MTY', 8],
  ['TAM', 'MTY', 10],
  ['MTY', 'MEX', 7],
  ['MEX', 'MTY', 10],
  ['VIC', 'MTY', 7],
  ['MTY', 'VIC', 10],
] as const;

/** All services in this process over PostgreSQL. The tokens are those that the identity service would give. */
export async function startShop(databaseUrl: string): Promise<Shop> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }] });
  const clock = createClock();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const [shopUrl, sandboxUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${sandboxPort}`];
  const config = readConfig(
    {},
    {
      databaseUrl,
      port,
      sandboxPort,
      host: '127.0.0.1',
      publicUrl: shopUrl,
      sandboxUrl,
      bankUrl: `${sandboxUrl}/bank`,
      identityUrl: `${shopUrl}/identity-api`,
      paymentUrl: `${shopUrl}/payment-api`,
      tripUrl: `${shopUrl}/trip-api`,
      serviceToken,
      limits: noLimits,
      holderSecret,
      logLevel: 'fatal',
    },
  );
  const anden = await startAnden(config, { feed: demoFeedPath, verifier: createVerifier(keys, clock, { has: async () => false }) });

  const call: Shop['call'] = async <Body>(
    caller: Caller | null,
    method: string,
    path: string,
    body?: unknown,
    key: string = randomUUID(),
  ) => {
    const response = await fetch(`${shopUrl}${path}`, {
      method,
      headers: {
        ...(caller ? { holder: caller.holder, authorization: `Bearer ${caller.token}` } : { 'service-token': serviceToken }),
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const text = await response.text();
    // What is busy is asked again (503); nothing else may fail.
    if (response.status >= 500 && response.status !== 503) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    // The documents say what each answer is, and the services check it.
    return { status: response.status, body: (isJson ? JSON.parse(text) : {}) as Body };
  };

  const newCaller: Shop['newCaller'] = async (role, known = {}) => {
    const subject = randomUUID();
    const { isProved = true, email = `${subject}@example.com`, phone = `81${String(randomInt(100_000_000)).padStart(8, '0')}` } = known;
    const now = Math.floor(clock.now() / 1000);
    const token = await new SignJWT({ role, email, phone, verify_guest: isProved })
      .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: accessToken.type })
      .setIssuer(accessToken.issuer)
      .setAudience(accessToken.audience)
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(now + 86_400)
      .sign(privateKey);
    return { person: known.person ?? subject, subject, role, isProved, email, phone, holder: newHolder(), token };
  };

  const visitor = await newCaller('guest');
  const departures: Listed[] = [];
  for (const [originId, destinationId, ahead] of searched) {
    const departureDate = new Date(clock.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const query = new URLSearchParams({ originId, destinationId, departureDate });
    const { oneWayTrips } = (await call<Schemas['TripSearch']>(visitor, 'GET', `/trip-api/trip?${query}`)).body;
    for (const trip of oneWayTrips.slice(0, 2)) {
      departures.push({
        from: originId,
        to: destinationId,
        trip,
        seats: seatsIn((await call<Schemas['SeatMapAnswer']>(visitor, 'GET', `/trip-api${mapPath(trip)}`)).body),
      });
    }
  }

  return {
    sql: anden.platform.db,
    departures,
    seal: await cardSealer(sandboxUrl),
    newCaller,
    call,
    async payAtTill(reference, received) {
      await fetch(`${sandboxUrl}/till/paid`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reference, received }),
      });
    },
    close: () => anden.close(),
  };
}
