import type { components, operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { demoSoldOver } from '../domain/demoSeats.ts';
import { offerOf } from '../domain/offer.ts';
import { isPromoted } from '../domain/promotion.ts';
import { daysOnSaleAt, saleOf } from '../domain/saleDays.ts';
import { isDate, type Journey } from '../domain/timetable.ts';
import { type PassengerFare, sellableFares } from '../feed/fares.ts';
import type { Place } from '../feed/types.ts';
import { takenSeats } from '../store/claims.ts';

type Offer = components['schemas']['TripOffer'];
interface PartyLine {
  readonly fare: PassengerFare;
  readonly quantity: number;
}

/** Parses `fareId:quantity,…`. Throws Problem 422 `fare-not-found`. */
function partyFrom(text: string): readonly PartyLine[] {
  return text.split(',').map((entry) => {
    const [id, quantity] = entry.split(':');
    const fare = sellableFares.find((candidate) => String(candidate.id) === id);
    if (fare === undefined) throw new Problem(422, 'fare-not-found', 'No existe esa categoría de pasajero.');
    return { fare, quantity: Number(quantity) };
  });
}

interface OfferTerms {
  readonly party: readonly PartyLine[];
  /** They are a way back with the promotion. */
  readonly promoted: boolean;
}

async function offers(trip: Trip, journeys: readonly Journey[], { party, promoted }: OfferTerms): Promise<Offer[]> {
  const timetable = trip.timetable();
  const ahead = journeys.filter(({ origin }) => Date.parse(origin.departure) > trip.clock.now());
  const asked = ahead.map(({ run, origin, destination }) => ({ runId: run.id, legs: { from: origin.index, to: destination.index } }));
  const taken = await takenSeats(trip.db, asked, new Date(trip.clock.machineNow()));
  const priceOf = timetable.prices();
  return ahead.map((journey) => {
    const { run, origin, destination, layout } = journey;
    const sold = taken.get(run.id) ?? demoSoldOver(timetable, run, { from: origin.index, to: destination.index }).length;
    return offerOf(timetable, journey, priceOf(journey), { party, freeSeats: layout.capacity - sold, promoted });
  });
}

/** Trips of a day, out and back, that have not departed yet (API-005, API-006). */
export function searchTrips(trip: Trip): Handler<operations['searchTrips']> {
  return async ({ query }) => {
    const timetable = trip.timetable();
    const { originId, destinationId, departureDate, wayOutDate, transactionType } = query;
    const returnDate = query.returnDate === undefined || query.returnDate === '' ? undefined : query.returnDate;
    const [origin, destination] = [timetable.place(originId), timetable.place(destinationId)];
    if (origin === undefined || destination === undefined) throw new Problem(422, 'place-not-found', 'No encontramos ese lugar.');
    if (![departureDate, returnDate, wayOutDate].every((date) => date === undefined || isDate(date))) {
      throw new Problem(400, 'invalid-request', 'La fecha no existe.', {
        errors: [{ path: '/query/departureDate', message: 'must be a date' }],
      });
    }
    const saleAt = (place: Place, day: string) => saleOf(day, daysOnSaleAt(place.timeZone, trip.clock.now(), trip.saleDays));
    const sale = saleAt(origin, departureDate);
    if (sale === 'past') throw new Problem(422, 'date-in-past', 'La fecha de salida ya pasó.');
    if (returnDate !== undefined && returnDate < departureDate) {
      throw new Problem(422, 'return-before-departure', 'La fecha de regreso es anterior a la de salida.');
    }
    if (sale === 'too-far' || (returnDate !== undefined && saleAt(destination, returnDate) === 'too-far')) {
      throw new Problem(422, 'date-too-far', 'Aún no vendemos boletos para esa fecha.');
    }
    const party = partyFrom(query.faresIds ?? '1:1');
    const onOffer = trip.returnPromotion || transactionType === 'transfer';
    const oneWayTrips = await offers(trip, timetable.journeys(originId, destinationId, departureDate), {
      party,
      promoted: onOffer && wayOutDate !== undefined && isPromoted(wayOutDate, departureDate),
    });
    const returnTrips =
      returnDate === undefined
        ? []
        : await offers(trip, timetable.journeys(destinationId, originId, returnDate), {
            party,
            promoted: trip.returnPromotion && isPromoted(departureDate, returnDate),
          });
    return { status: 200, body: { oneWayTrips, returnTrips } };
  };
}
