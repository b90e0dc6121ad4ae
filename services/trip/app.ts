import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { operations } from '../../openapi/types/trip.ts';
import { accessTokenCheck, serviceTokenCheck } from '../shared/auth.ts';
import { mountContract } from '../shared/contract.ts';
import { deviceKeyCheck } from '../shared/device.ts';
import { createHolderIds } from '../shared/holderIds.ts';
import { createLimiter, noLimit, sharedCalls } from '../shared/limiter.ts';
import { type Loop, startLoop, startLoopNow, stopLoops } from '../shared/loop.ts';
import { unavailable } from '../shared/problem.ts';
import { orderPassCheck } from '../shared/orderPass.ts';
import { createPersons } from '../shared/persons.ts';
import { sharedSecret } from '../shared/secrets.ts';
import { forgetDue } from '../shared/retention.ts';
import { storeShopTimeZone } from '../shared/shopTimeZone.ts';
import type { Platform, Service } from '../shared/service.ts';
import { staffTokenCheck } from '../shared/staff.ts';
import { runOpener, type Trip } from './context.ts';
import { type Delays, delaysByRun } from './domain/delays.ts';
import { type Fixes, fixesByUnit } from './domain/fixes.ts';
import { openTimetable, shopTimeZoneOf, type Timetable } from './domain/timetable.ts';
import { contentOf } from './gateways/realtimeFeed.ts';
import { createRealtimeReader } from './gateways/realtimeReader.ts';
import { serveLiveSeats } from './workers/liveSeats.ts';
import { tellOfTrips } from './store/metrics.ts';
import { publishQuotas } from './workers/quotas.ts';
import { tripFunctions, tripMigrations } from './migrations/index.ts';
import { takeTickets } from './store/olderTickets.ts';
import { createPaymentGateway } from './gateways/payment.ts';
import { createRefunds } from './workers/refunds.ts';
import { policies } from './policies/index.ts';
import * as routes from './routes/index.ts';
import { claimLine } from './store/claims.ts';
import { knownDevice } from './store/doorDevices.ts';
import { activeNetwork, activeVersion } from './store/networks.ts';
import { remindOfDeparture } from './workers/departures.ts';
import { startExpiry } from './workers/expiry.ts';
import { startPublisher, startReminder, publishMissed } from './workers/publisher.ts';
import { retentions } from './workers/retention.ts';

/** Milliseconds after the return of the bus until each process publishes the latest version of the runs to its browsers. */
const missedAfterMs = 500;

/** Parts of the trip service that tests may disable. */
export interface TripOptions {
  /** Background workers: expiry, publisher, watch of the network. */
  readonly workers: boolean;
}

/** The timetable of the active network, which a loop replaces when another network becomes active. */
interface Loaded {
  timetable: Timetable | undefined;
}

interface TripStart {
  readonly platform: Platform;
  readonly log: FastifyBaseLogger;
  readonly loaded: Loaded;
  readonly wake: Trip['wake'];
}

const report =
  (log: FastifyBaseLogger) =>
  (error: unknown): void =>
    log.error({ err: error }, 'trip worker');

async function createTripContext({ platform, log, loaded, wake }: TripStart): Promise<Trip> {
  const { db, clock, tickets, broker, outbox, config, serviceToken } = platform;
  const { saleDays, returnPromotion, limits, holderSecret } = config;
  const timetable = (): Timetable => {
    if (loaded.timetable === undefined) throw unavailable('La red de viajes aún no está cargada.');
    return loaded.timetable;
  };
  const holders = createHolderIds(holderSecret ?? (await sharedSecret(db, 'holder')));
  const ofHolders = { perMinute: limits.holdersPerAddress, atOnce: limits.holdersPerAddress };
  const readFeed = createRealtimeReader();
  return {
    db,
    clock,
    tickets,
    broker,
    outbox,
    refunds: createRefunds(db, clock, createPaymentGateway({ paymentUrl: config.paymentUrl, serviceToken })),
    timetable,
    saleDays,
    returnPromotion,
    open: runOpener({ db, clock, saleDays, timetable }),
    claimLine: claimLine(db),
    wake,
    recount: (counted) => void publishQuotas({ db, clock, broker, timetable }, counted).catch(report(log)),
    holders,
    holderLimiter: createLimiter({ address: ofHolders, caller: noLimit }, () => clock.machineNow(), sharedCalls(db, 'holders')),
    seatsPerAddress: limits.seatsPerAddress / 100,
    persons: createPersons(await sharedSecret(db, 'persons')),
    unpaidLimits: { perPerson: limits.unpaidPerPerson, perNetwork: limits.unpaidPerNetwork, share: limits.unpaidShare / 100 },
    raitesOf: (email) => platform.sandbox?.raitesOf(email, clock.date()) ?? [],
    shopTimeZone: () => config.shopTimeZone ?? shopTimeZoneOf(timetable().network),
    ticketSecret: await sharedSecret(db, 'ticket-qr'),
    passSecret: await sharedSecret(db, 'order-pass'),
    fixes: contentOf<Fixes>(config.vehiclePositionsUrl, {
      clock,
      none: new Map(),
      read: (bytes) => fixesByUnit(timetable().network, readFeed('vehicles', bytes)),
      onError: (error) => log.warn({ err: error }, 'bus positions'),
    }),
    delays: contentOf<Delays>(config.tripUpdatesUrl, {
      clock,
      none: new Map(),
      read: (bytes) => delaysByRun(timetable().network, readFeed('tripUpdates', bytes)),
      onError: (error) => log.warn({ err: error }, 'delays'),
    }),
    in: (seconds) => new Date(clock.now() + seconds * 1000),
  };
}

async function mountTrip(app: FastifyInstance, { db, clock, config, verifier, serviceToken }: Platform, trip: Trip): Promise<void> {
  await mountContract<operations, Trip>(app, {
    service: 'trip',
    routes,
    parts: trip,
    sql: db,
    holders: trip.holders,
    // A stored answer would keep the names of who is missing.
    ownIdempotency: ['selectSeat', 'unselectSeat', 'createDoorDevice', 'closeBoarding'],
    config,
    clock,
    security: {
      accessToken: accessTokenCheck(verifier),
      orderPass: orderPassCheck(trip.passSecret, clock),
      serviceToken: serviceTokenCheck(serviceToken),
      staffToken: staffTokenCheck(verifier, policies),
      deviceKey: deviceKeyCheck((keyHash) => knownDevice(db, keyHash, new Date(clock.machineNow()))),
    },
  });
}

/** Starts the workers of the service beside its publisher, which they wake. Returns all loops. */
function startWorkers(trip: Trip, publisher: Loop, { loaded, log, platform }: Omit<TripStart, 'wake'>): readonly Loop[] {
  const { db, clock, broker, refunds } = trip;
  const onError = report(log);
  broker.onReturn((lostAt) => {
    publisher.wake();
    // Waiting events are published first, so that a browser which receives all of them needs no map.
    pause(missedAfterMs, undefined, { ref: false })
      .then(() => publishMissed(db, broker, lostAt))
      .catch(onError);
  });
  return [
    publisher,
    startReminder(db, broker, onError),
    startExpiry(db, clock, { onEnded: trip.wake, onTickets: trip.recount, onError }),
    startLoop(1000, () => refunds.creditDue(), onError),
    startLoop(60_000, () => remindOfDeparture(trip), onError),
    startLoopNow(3_600_000, () => forgetDue(db, retentions, clock.machineNow()), onError),
    startLoop(
      5000,
      async () => {
        if ((await activeVersion(db)) !== loaded.timetable?.network.version) loaded.timetable = await loadTimetable(platform);
      },
      onError,
    ),
  ];
}

/** Creates the trip service: search, seat map, claims, carts. */
export function tripService(options: TripOptions = { workers: true }): Service {
  return {
    schema: 'trip',
    migrations: tripMigrations,
    functions: tripFunctions,
    async start(app, platform) {
      const { db, clock, broker, metrics, sandbox } = platform;
      const loaded: Loaded = { timetable: await loadTimetable(platform) };
      let publisher: Loop | undefined;
      const trip = await createTripContext({ platform, log: app.log, loaded, wake: () => publisher?.wake() });
      for (const { email, tickets } of sandbox?.olderSales(clock.date()) ?? []) await takeTickets(db, email, tickets);
      await mountTrip(app, platform, trip);
      tellOfTrips(metrics, db);
      serveLiveSeats(broker, trip);
      if (!options.workers) return () => Promise.resolve();
      publisher = startPublisher(db, broker, report(app.log));
      const loops = startWorkers(trip, publisher, { platform, log: app.log, loaded });
      return () => stopLoops(loops);
    },
  };
}

async function loadTimetable({ db }: Platform): Promise<Timetable | undefined> {
  const stored = await activeNetwork(db);
  if (stored === undefined) return undefined;
  await storeShopTimeZone(db, shopTimeZoneOf(stored.network));
  return openTimetable(stored.network, stored.demo);
}
