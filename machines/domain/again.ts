import { fareOf, fullName, isDuplicate, MAX_PASSENGERS, type Passenger } from './passenger.ts';
import { liveTickets, type OwnTicket, type OwnTrip } from './ownTrip.ts';
import { isAdult, isPet, partyFaults } from './party.ts';
import { quotaLeft, type Quota } from './quota.ts';
import { isFreeSeat, type SeatMap } from './seat.ts';
import { equalMoves, seatsTogether } from './seatOffers.ts';
import type { Departure, Fare } from './trip.ts';

/**
 * What became of the travellers of a repeated trip. `seating`: their seats are being looked for. `nobody`: none could be seated. Else they
 * have the seats of that trip or others, and `left` are the names of those who are placed by hand.
 */
export type Again = 'seating' | 'nobody' | { seats: 'same' | 'others'; left: readonly string[] };

/** Who travelled, with the passenger type as the service writes it and the number of the seat. */
export type FormerTraveller = Pick<OwnTicket, 'firstName' | 'lastName' | 'category' | 'seat'>;

/**
 * The travellers of an order who may travel again on a departure, each once: those of the same way, or of the opposite one when its way back
 * is bought. Without a valid ticket everybody counts. Nobody on another route.
 */
export function formerTravellers(
  trips: readonly OwnTrip[],
  { origin, destination }: Pick<Departure, 'origin' | 'destination'>,
): FormerTraveller[] {
  const between = (from: string, to: string) => trips.filter((trip) => trip.origin.code === from && trip.destination.code === to);
  const ways =
    [between(origin.shortcode, destination.shortcode), between(destination.shortcode, origin.shortcode)].find(
      (found) => found.length > 0,
    ) ?? [];
  const live = ways.flatMap(liveTickets);
  return (live.length > 0 ? live : ways.flatMap(({ tickets }) => tickets))
    .filter((ticket, index, tickets) => !isDuplicate(tickets.slice(0, index), ticket))
    .map(({ firstName, lastName, category, seat }) => ({ firstName, lastName, category, seat }));
}

type OnBus = { map: SeatMap; fares: readonly Fare[]; quotas: readonly Quota[]; serviceIds: readonly string[] };

/**
 * The travellers of an earlier trip on free seats of a bus, each with the same passenger type. They sit where they sat, else as near as
 * possible on seats of the same kind, else together on the best ones. Whoever has no such fare here, or none left, is `left` to be placed by
 * hand, and so are a pet and a minor whom no seats fit. Nobody gets another fare.
 */
export function seatedAgain(former: readonly FormerTraveller[], bus: OnBus): { passengers: Passenger[]; again: Again } {
  const { fares, quotas } = bus;
  const all = former.slice(0, MAX_PASSENGERS).map((traveller, index) => passengerOf(traveller, index, bus));
  const sold = all.filter((one, index) => fareOf(one, fares) && !isSoldOut(one, quotas, all.slice(0, index + 1)));
  for (const party of [sold, sold.filter((one) => !isPet(one, fares)), sold.filter((one) => isAdult(one, fares))]) {
    const seated = [party, moved(party, bus), together(party, bus)].find((passengers) => fits(passengers, bus));
    if (!seated) continue;
    const left = all.filter(({ id }) => !seated.some((one) => one.id === id)).map(fullName);
    const passengers = seated.map((one) => ({ ...one, id: `outbound:${one.seatId}` }));
    return { passengers, again: { seats: seated === party ? 'same' : 'others', left } };
  }
  return { passengers: [], again: 'nobody' };
}

/** On the seat of this number, and without a fare where the bus sells none of this name. */
function passengerOf(
  { firstName, lastName, category, seat }: FormerTraveller,
  index: number,
  { map, fares, serviceIds }: OnBus,
): Passenger {
  const fare = fares.find(({ name }) => name === category);
  return {
    id: `former:${index}`,
    direction: 'outbound',
    seatId: Object.values(map.seats).find(({ number }) => number === seat)?.id ?? '',
    firstName,
    lastName,
    fareId: fare?.id ?? '',
    serviceIds: fare?.kind === 'pet' ? [] : [...serviceIds],
  };
}

function isSoldOut({ fareId }: Passenger, quotas: readonly Quota[], party: readonly Passenger[]): boolean {
  return quotaLeft(quotas, party).some((quota) => quota.fareId === fareId && quota.left < 0);
}

function fits(passengers: readonly Passenger[], bus: OnBus): boolean {
  const seatIds = new Set(passengers.map(({ seatId }) => seatId));
  return seatIds.size === passengers.length && partyFaults({ ...bus, passengers }).length === 0;
}

/** Those whose seats are taken, on the nearest seats of the same kind. */
function moved(party: readonly Passenger[], { map, fares }: OnBus): Passenger[] {
  const lost = party.flatMap(({ seatId }) => (isFreeSeat(map, seatId) ? [] : [seatId]));
  const { moves } = equalMoves(map, lost, party, fares);
  return party.map((one) => ({ ...one, seatId: moves.find(({ passengerId }) => passengerId === one.id)?.to ?? one.seatId }));
}

/** Nobody where no floor has room for all. */
function together(party: readonly Passenger[], { map, fares }: OnBus): Passenger[] {
  const found = seatsTogether(map, party.length, { pets: party.filter((one) => isPet(one, fares)).length });
  if (found.kind === 'refused') return [];
  const pets = [...found.pets];
  const others = found.seats.filter((seatId) => !pets.includes(seatId));
  return party.map((one) => ({ ...one, seatId: (isPet(one, fares) ? pets : others).shift() ?? '' }));
}
