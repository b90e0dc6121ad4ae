import { setTimeout as pause } from 'node:timers/promises';
import type { operations } from '../../openapi/types/trip.ts';
import { accessTokenCheck, serviceTokenCheck } from '../shared/auth.ts';
import { mountContract } from '../shared/contract.ts';
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
import * as routes from './routes/index.ts';
import { claimLine } from './store/claims.ts';
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

/** Creates the trip service: search, seat map, claims, carts. */
export function tripService(options: TripOptions = { workers: true }): Service {
  return {
    schema: 'trip',
    migrations: tripMigrations,
    functions: tripFunctions,
    async start(app, platform) {
      const complain = (error: unknown): void => app.log.error({ err: error }, 'trip worker');
      let timetable = await loadTimetable(platform);
      let publisher: Loop | undefined;
      const current = (): Timetable => {
        if (timetable === undefined) throw unavailable('La red de viajes aún no está cargada.');
        return timetable;
      };
      const { db, clock, tickets, broker, outbox, config, serviceToken } = platform;
      const { saleDays, returnPromotion, limits, holderSecret } = config;
      const holders = createHolderIds(holderSecret ?? (await sharedSecret(db, 'holder')));
      const ofHolders = { perMinute: limits.holdersPerAddress, atOnce: limits.holdersPerAddress };
      const recount: Trip['recount'] = (tickets) => void publishQuotas({ db, clock, broker, timetable: current }, tickets).catch(complain);
      const readFeed = createRealtimeReader();
      const refunds = createRefunds(db, clock, createPaymentGateway({ paymentUrl: config.paymentUrl, serviceToken }));
      const trip: Trip = {
        db,
        clock,
        tickets,
        broker,
        outbox,
        refunds,
        timetable: current,
        saleDays,
        returnPromotion,
        open: runOpener({ db, clock, saleDays, timetable: current }),
        claimLine: claimLine(db),
        wake: () => publisher?.wake(),
        recount,
        holders,
        holderLimiter: createLimiter({ address: ofHolders, caller: noLimit }, () => clock.machineNow(), sharedCalls(db, 'holders')),
        seatsPerAddress: limits.seatsPerAddress / 100,
        persons: createPersons(await sharedSecret(db, 'persons')),
        unpaidLimits: { perPerson: limits.unpaidPerPerson, perNetwork: limits.unpaidPerNetwork, share: limits.unpaidShare / 100 },
        raitesOf: (email) => platform.sandbox?.raitesOf(email, clock.date()) ?? [],
        shopTimeZone: () => config.shopTimeZone ?? shopTimeZoneOf(current().network),
        ticketSecret: await sharedSecret(db, 'ticket-qr'),
        fixes: contentOf<Fixes>(config.vehiclePositionsUrl, {
          clock,
          none: new Map(),
          read: (bytes) => fixesByUnit(current().network, readFeed('vehicles', bytes)),
          onError: (error) => app.log.warn({ err: error }, 'bus positions'),
        }),
        delays: contentOf<Delays>(config.tripUpdatesUrl, {
          clock,
          none: new Map(),
          read: (bytes) => delaysByRun(current().network, readFeed('tripUpdates', bytes)),
          onError: (error) => app.log.warn({ err: error }, 'delays'),
        }),
        in: (seconds) => new Date(clock.now() + seconds * 1000),
      };
      for (const { email, tickets: sold } of platform.sandbox?.olderSales(clock.date()) ?? []) await takeTickets(db, email, sold);
      await mountContract<operations, Trip>(app, {
        service: 'trip',
        routes,
        parts: trip,
        sql: db,
        holders,
        ownIdempotency: ['selectSeat', 'unselectSeat'],
        config,
        clock,
        security: {
          accessToken: accessTokenCheck(platform.verifier),
          orderPass: orderPassCheck(await sharedSecret(db, 'order-pass'), clock),
          serviceToken: serviceTokenCheck(platform.serviceToken),
        },
      });
      tellOfTrips(platform.metrics, db);
      serveLiveSeats(broker, trip);
      if (!options.workers) return () => Promise.resolve();

      publisher = startPublisher(db, broker, complain);
      broker.onReturn((lostAt) => {
        publisher?.wake();
        // Waiting events are published first, so that a browser which receives all of them needs no map.
        pause(missedAfterMs, undefined, { ref: false })
          .then(() => publishMissed(db, broker, lostAt))
          .catch(complain);
      });
      const loops = [
        publisher,
        startReminder(db, broker, complain),
        startExpiry(db, clock, { onEnded: trip.wake, onTickets: recount, onError: complain }),
        startLoop(1000, () => refunds.creditDue(), complain),
        startLoop(60_000, () => remindOfDeparture(trip), complain),
        startLoopNow(3_600_000, () => forgetDue(db, retentions, clock.machineNow()), complain),
        startLoop(
          5000,
          async () => {
            if ((await activeVersion(db)) !== timetable?.network.version) timetable = await loadTimetable(platform);
          },
          complain,
        ),
      ];
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
