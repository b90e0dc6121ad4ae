import { setTimeout as pause } from 'node:timers/promises';
import type { operations } from '../../openapi/types/trip.ts';
import { accessTokenCheck, serviceTokenCheck } from '../shared/auth.ts';
import { mountContract } from '../shared/contract.ts';
import { unavailable } from '../shared/problem.ts';
import { sharedSecret } from '../shared/secrets.ts';
import type { Platform, Service } from '../shared/service.ts';
import { runOpener, type Trip } from './context.ts';
import { type Timetable, timetableOf } from './domain/timetable.ts';
import { serveLiveSeats } from './live.ts';
import { quotaNews } from './quotaNews.ts';
import { tripMigrations } from './migrations/index.ts';
import { blockSeats } from './routes/blockSeats.ts';
import { confirmCart } from './routes/confirmCart.ts';
import { extendCartHold } from './routes/extendCartHold.ts';
import { getAmenities } from './routes/getAmenities.ts';
import { getBusBrands } from './routes/getBusBrands.ts';
import { getCartInternal } from './routes/getCartInternal.ts';
import { getConstant } from './routes/getConstant.ts';
import { getDestinations } from './routes/getDestinations.ts';
import { getFares } from './routes/getFares.ts';
import { getOrderInternal } from './routes/getOrderInternal.ts';
import { getOrigins } from './routes/getOrigins.ts';
import { getPlaces } from './routes/getPlaces.ts';
import { getSeatChannelTicket } from './routes/getSeatChannelTicket.ts';
import { getSeatClaims } from './routes/getSeatClaims.ts';
import { getSeatMap } from './routes/getSeatMap.ts';
import { getSeatServices } from './routes/getSeatServices.ts';
import { releaseCart } from './routes/releaseCart.ts';
import { searchTrips } from './routes/searchTrips.ts';
import { selectSeat } from './routes/selectSeat.ts';
import { unblockSeats } from './routes/unblockSeats.ts';
import { unselectSeat } from './routes/unselectSeat.ts';
import { validateTransfer } from './routes/validateTransfer.ts';
import { validateTransferOfTickets } from './routes/validateTransferOfTickets.ts';
import { claimLine } from './store/claims.ts';
import { activeNetwork, activeVersion } from './store/networks.ts';
import { startExpiry } from './workers/expiry.ts';
import { type Loop, startLoop, startPublisher, startReminder, tellMissed } from './workers/publisher.ts';

/** How long after the return of the bus each process tells its browsers how far the runs have come. */
const missedAfterMs = 500;

/** What of the trip service may be switched off in tests. */
export interface TripOptions {
  /** Workers that run by themselves: expiry, publisher, watch over the network. */
  readonly workers: boolean;
}

/** The trip service: search, seat map, claims, carts. */
export function tripService(options: TripOptions = { workers: true }): Service {
  return {
    schema: 'trip',
    migrations: tripMigrations,
    async start(app, platform) {
      const complain = (error: unknown): void => app.log.error({ err: error }, 'trip worker');
      let timetable = await loadTimetable(platform);
      let publisher: Loop | undefined;
      const current = (): Timetable => {
        if (timetable === undefined) throw unavailable('La red de viajes aún no está cargada.');
        return timetable;
      };
      const { db, clock, tickets, broker } = platform;
      const tellQuotas = quotaNews({ db, clock, broker, timetable: current });
      const recount: Trip['recount'] = (tickets) => void tellQuotas(tickets).catch(complain);
      const trip: Trip = {
        db,
        clock,
        tickets,
        broker,
        timetable: current,
        open: runOpener(db, current),
        claimLine: claimLine(db),
        wake: () => publisher?.wake(),
        recount,
        ticketSecret: await sharedSecret(db, 'ticket-qr'),
        in: (seconds) => new Date(clock.now() + seconds * 1000),
      };
      await mountContract<operations>(app, {
        document: new URL('../../openapi/trip.yaml', import.meta.url),
        prefix: '/trip-api',
        sql: db,
        ownIdempotency: ['selectSeat', 'unselectSeat'],
        config: platform.config,
        clock,
        security: { accessToken: accessTokenCheck(platform.verifier), serviceToken: serviceTokenCheck(platform.serviceToken) },
        handlers: {
          getOrigins: getOrigins(trip),
          getDestinations: getDestinations(trip),
          searchTrips: searchTrips(trip),
          getFares: getFares(),
          getBusBrands: getBusBrands(trip),
          getAmenities: getAmenities(),
          getSeatMap: getSeatMap(trip),
          getSeatChannelTicket: getSeatChannelTicket(trip),
          getSeatServices: getSeatServices(trip),
          selectSeat: selectSeat(trip),
          unselectSeat: unselectSeat(trip),
          getSeatClaims: getSeatClaims(trip),
          blockSeats: blockSeats(trip),
          unblockSeats: unblockSeats(trip),
          validateTransfer: validateTransfer(trip),
          validateTransferOfTickets: validateTransferOfTickets(trip),
          getPlaces: getPlaces(trip),
          getConstant: getConstant(),
          getCartInternal: getCartInternal(trip),
          extendCartHold: extendCartHold(trip),
          confirmCart: confirmCart(trip),
          releaseCart: releaseCart(trip),
          getOrderInternal: getOrderInternal(trip),
        },
      });
      await serveLiveSeats(broker, trip);
      if (!options.workers) return () => Promise.resolve();

      publisher = startPublisher(db, broker, complain);
      broker.onReturn((lostAt) => {
        publisher?.wake();
        // What waited goes out first: who hears all of it needs no map.
        pause(missedAfterMs, undefined, { ref: false })
          .then(() => tellMissed(db, broker, lostAt))
          .catch(complain);
      });
      const reminder = startReminder(db, broker, complain);
      const expiry = startExpiry(db, clock, { onEnded: trip.wake, onTickets: recount, onError: complain });
      const watch = startLoop(
        5000,
        async () => {
          if ((await activeVersion(db)) !== timetable?.network.version) timetable = await loadTimetable(platform);
          return false;
        },
        complain,
      );
      publisher.wake();
      return async () => {
        await Promise.all([publisher?.stop(), reminder.stop(), expiry.stop(), watch.stop()]);
      };
    },
  };
}

async function loadTimetable({ db }: Platform): Promise<Timetable | undefined> {
  const stored = await activeNetwork(db);
  return stored === undefined ? undefined : timetableOf(stored.network, stored.demo);
}
