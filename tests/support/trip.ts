import { readFile } from 'node:fs/promises';
import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, createLocalJWKSet } from 'jose';
import type { components } from '../../openapi/types/trip.ts';
import { accessToken, createVerifier, type Role, staffAudience } from '../../services/shared/auth.ts';
import type { Clock } from '../../services/shared/clock.ts';
import { type Config, type Limits, readConfig } from '../../services/shared/config.ts';
import type { Database } from '../../services/shared/db.ts';
import { createApp } from '../../services/shared/createApp.ts';
import { openPlatform, type OpenPlatform } from '../../services/shared/platform.ts';
import { ensureNetwork } from '../../services/start/network.ts';
import { tripService } from '../../services/trip/app.ts';
import { demoFeedPath } from '../../services/trip/feed/load.ts';
import { openTestDatabase } from './database.ts';
import { holderSecret, newHolder } from './holders.ts';
import { movedClock } from './movedClock.ts';
import { noLimits } from './noLimits.ts';
import type { StaffRole } from '../../services/shared/staffMember.ts';
import { untilAdmitted } from './untilAdmitted.ts';

type Schemas = components['schemas'];
export type TripOffer = Schemas['TripOffer'];

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly holder?: string;
  readonly token?: string;
  readonly key?: string;
  /** Network address of the caller. */
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser of the tests, with its holder id and its session. */
export interface Buyer {
  readonly holder: string;
  readonly token: string;
  readonly subject: string;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

/** Claims of an access token, see `services/identity/store/sessions.ts`. */
export interface TokenClaims {
  readonly email?: string;
  readonly phone?: string;
  readonly verify_guest?: boolean;
}

const newPhone = (): string => `81${String(randomInt(100_000_000)).padStart(8, '0')}`;

export interface TripWorld {
  readonly app: FastifyInstance;
  readonly platform: OpenPlatform;
  readonly db: Database;
  readonly clock: Clock;
  readonly serviceToken: string;
  /** Moves the time of the service, which stands still otherwise. */
  forward(seconds: number): void;
  call<Body = Record<string, unknown>>(method: Method, path: string, options?: CallOptions): Promise<Answer<Body>>;
  /** A buyer with a session. A guest has a proved phone, as every guest of the shop; `claims` of the token may say otherwise. */
  buyer(subject?: string, role?: Role, claims?: TokenClaims): Promise<Buyer>;
  /** The token of a person of the company with these roles. */
  staff(...roles: readonly StaffRole[]): Promise<string>;
  /** The departures so many days ahead, 7 if not told. */
  trips(from: string, to: string, ahead?: number): Promise<TripOffer[]>;
  close(): Promise<void>;
}

const partitions = new URL('../../docs/operations/partition-claims.sql', import.meta.url);

/**
 * Starts the trip service over the demo network and a separate database, without a port unless `listen` is set. Workers are off by default.
 * The presold seats of the demo differ from day to day; `emptyBuses` has none. CLAIM_PARTITIONS=1 divides the claims as docs/operations does.
 */
export async function startTrip({
  workers = false,
  listen,
  limits = {},
  emptyBuses = false,
  feed = emptyBuses ? demoFeedPath : undefined,
  allModes = false,
  returnPromotion = true,
  runs = false,
  ...overrides
}: {
  workers?: boolean;
  listen?: number;
  limits?: Partial<Limits>;
  emptyBuses?: boolean;
  /** Another feed than the demo network. */
  feed?: string | undefined;
  allModes?: boolean;
  returnPromotion?: boolean;
  /** The time goes on by itself. */
  runs?: boolean;
  db?: Database;
  mqttUrl?: string | undefined;
  vehiclePositionsUrl?: string;
  tripUpdatesUrl?: string;
  paymentUrl?: string;
} = {}): Promise<TripWorld> {
  const { clock, forward } = movedClock({ runs });
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }] });
  const config: Config = readConfig(process.env, {
    port: listen ?? 0,
    host: '127.0.0.1',
    validateResponses: true,
    returnPromotion,
    limits: { ...noLimits, ...limits },
    holderSecret,
    serviceToken: 'service-token-of-the-tests',
    logLevel: process.env['LOG_LEVEL'] ?? 'fatal',
    // Without a feed of its own a test must not ask a sandbox that happens to run on this machine.
    vehiclePositionsUrl: overrides.vehiclePositionsUrl,
    tripUpdatesUrl: overrides.tripUpdatesUrl,
    ...(overrides.paymentUrl === undefined ? {} : { paymentUrl: overrides.paymentUrl }),
    mqttUrl: 'mqttUrl' in overrides ? overrides.mqttUrl : process.env['MQTT_URL'] || undefined,
  });
  const db = overrides.db ?? (await openTestDatabase());
  const service = tripService({ workers });
  const platform = await openPlatform(config, [service], { db, clock, verifier: createVerifier(keys, clock, { has: async () => false }) });
  if (process.env['CLAIM_PARTITIONS'] === '1') await db.query(await readFile(partitions, 'utf8'));
  const network = await ensureNetwork(platform, feed, { allModes });
  if (network.failed) throw new Error(network.text);
  const app = createApp(config, clock, platform.sandbox);
  const stop = await service.start(app, platform);
  if (listen !== undefined) {
    await app.listen({ port: listen, host: '127.0.0.1' });
    platform.broker.attach(app.server);
  }

  const callOnce = async <Body>(method: Method, path: string, options: CallOptions, key: string): Promise<Answer<Body>> => {
    const response = await app.inject({
      method,
      ...(options.address === undefined ? {} : { remoteAddress: options.address }),
      url: `/trip-api${path}`,
      headers: {
        ...(options.holder === undefined ? {} : { holder: options.holder }),
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
    });
    return { status: response.statusCode, body: response.json<Body>(), headers: response.headers };
  };

  const world: TripWorld = {
    app,
    platform,
    db,
    clock,
    serviceToken: platform.serviceToken,
    forward,
    call<Body>(method: Method, path: string, options: CallOptions = {}): Promise<Answer<Body>> {
      const key = options.key ?? randomUUID();
      return untilAdmitted(() => callOnce<Body>(method, path, options, key));
    },
    async buyer(subject = randomUUID(), role = 'guest', claims = {}) {
      const now = Math.floor(clock.now() / 1000);
      const token = await new SignJWT({ role, email: `${subject}@example.com`, phone: newPhone(), verify_guest: true, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: accessToken.type })
        .setIssuer(accessToken.issuer)
        .setAudience(accessToken.audience)
        .setSubject(subject)
        .setIssuedAt(now)
        .setExpirationTime(now + 36_000)
        .sign(privateKey);
      return { holder: newHolder(), token, subject };
    },
    staff(...roles) {
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT({ name: 'Olivia Operadora', roles, sid: randomUUID() })
        .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: accessToken.type })
        .setIssuer(accessToken.issuer)
        .setAudience(staffAudience)
        .setSubject('st_42')
        .setIssuedAt(now)
        .setExpirationTime(now + 36_000)
        .sign(privateKey);
    },
    async trips(from, to, ahead = 7) {
      const day = new Date(clock.now() + ahead * 86_400_000).toISOString().slice(0, 10);
      const { body } = await world.call<Schemas['TripSearch']>('GET', `/trip?originId=${from}&destinationId=${to}&departureDate=${day}`);
      return body.oneWayTrips;
    },
    async close() {
      await app.close();
      await stop();
      await platform.close();
    },
  };
  return world;
}

/** The run and legs of an offer, for a claim. */
export function legsOf(trip: TripOffer): Schemas['RunLegs'] {
  const [segment] = trip.segments;
  if (segment === undefined) throw new Error('an offer without segments');
  const { routeId, name, manifestDate, legFrom, legTo } = segment;
  return { routeId, scheduleId: name, manifestDate, legFrom, legTo };
}

/** The address of an offer's seat map. */
export function mapPath(trip: TripOffer): string {
  const [segment] = trip.segments;
  const legs = legsOf(trip);
  const query = new URLSearchParams({
    seatmapId: segment?.seatMapId ?? '',
    routeId: legs.routeId,
    scheduleId: legs.scheduleId,
    manifestDate: legs.manifestDate,
    legFromIndex: String(legs.legFrom),
    legToIndex: String(legs.legTo),
    originId: segment?.originId ?? '',
    destinationId: segment?.destinationId ?? '',
  });
  return `/seat/map?${query}`;
}

export interface MappedSeat extends Omit<Schemas['SeatCell'], 'kind'> {
  readonly section: Schemas['Floor'];
}

/** The seats of a map with their floor. */
export function seatsIn(answer: Schemas['SeatMapAnswer']): MappedSeat[] {
  return answer.data.map.seatmap.sections.flatMap((section) =>
    section.cells.flatMap((cell) => (cell.kind === 'seat' ? [{ ...cell, section: section.id }] : [])),
  );
}

export interface WantedSeat {
  readonly trip: TripOffer;
  readonly seat: Pick<MappedSeat, 'id' | 'section'>;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly fareId?: string;
  readonly items?: readonly string[];
  readonly isReturn?: boolean;
  /** The replaced ticket; with it the block is a change. */
  readonly change?: string;
}

/** Body of a block request for one or two directions, as a sale or a change. */
export function blockBody(seats: readonly WantedSeat[]): Schemas['BlockRequest'] {
  const outbound = seats.find(({ isReturn }) => isReturn !== true);
  const back = seats.find(({ isReturn }) => isReturn === true);
  const first = outbound ?? back;
  const segment = first?.trip.segments[0];
  if (first === undefined || segment === undefined) throw new Error('a block needs a seat');
  const second = outbound === undefined ? undefined : back;
  return {
    currency: 'MXN',
    transactionType: seats.some(({ change }) => change !== undefined) ? 'transfer' : 'sale',
    items: {
      reservation: [
        {
          from: segment.originId,
          to: segment.destinationId,
          selectedTrips: [first.trip.id, ...(second === undefined ? [] : [second.trip.id])],
          roundTrip: second !== undefined,
          dateFrom: segment.manifestDate,
          dateTo: second?.trip.segments[0]?.manifestDate ?? null,
          redeemableItemId: null,
          manualFees: [],
          passengers: seats.map(({ trip, seat, firstName, lastName, fareId = '1', items = [], isReturn = false, change }, index) => ({
            firstName: firstName ?? `Ana${'abcdefghij'[index]}`,
            lastName: lastName ?? 'Peña',
            email: 'ana@example.com',
            fareId,
            change: change === undefined ? null : { ticketId: change },
            fareClassIds: { outbound: null, return: null },
            ticketsQuantity: 1,
            returnTripId: null,
            seats: [{ tripId: trip.id, seatId: seat.id, sectionId: seat.section, isReturn }],
            items: [...items],
            ssrs: [],
          })),
        },
      ],
    },
  };
}

/** Body of a cancellation of the newer platform. */
export const cancelBody = (trxId: string, tickets: readonly string[]): components['schemas']['CancelRequest'] => ({
  trxId,
  tickets: [...tickets],
  flexPasses: [],
  reservations: [],
  fees: [],
  parcels: [],
  redeemableItems: [],
  soldItems: [],
  giftCertificates: [],
  insurances: [],
});
