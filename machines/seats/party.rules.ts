import type { Traveller } from '../domain/change.ts';
import { sum, type Money } from '../domain/money.ts';
import { addTotals, fullName, minorAlone, totalsOf, type Passenger, type PassengerTotals } from '../domain/passenger.ts';
import { partyFaults, type Party } from '../domain/party.ts';
import { seatNumber } from '../domain/seat.ts';
import type { Direction } from '../domain/trip.ts';
import { busOf, directionsOf, partyOf, roomLeft, shownBus } from './seats.rules.ts';
import type { Missing, PetFault, SeatsContext, SeatsOutput } from './seats.types.ts';

/**
 * The first thing that is missing: a passenger, a name, a seat of the bus, or as many passengers back as out (SEAT-058 to SEAT-061). In an
 * edit it is the seat of a changed ticket (SEAT-062). Null when nothing is missing.
 */
export function missingOf(context: SeatsContext): Missing | null {
  const { change, passengers } = context;
  const count = unseated(context);
  if (change && count > 0) return { kind: 'fewer', direction: change.direction, count };
  if (passengers.length === 0) return { kind: 'noPassengers' };
  const unnamed = passengers.find(({ firstName }) => firstName === '');
  if (unnamed) return { kind: 'unnamed', seat: seatNumber(busOf(context, unnamed.direction).map, unnamed.seatId) };
  const seatless = passengers.find((passenger) => isSeatless(context, passenger));
  if (seatless) return { kind: 'seatless', name: fullName(seatless) };
  const lacking = lackingOf(context);
  return lacking && { kind: 'fewer', ...lacking };
}

/** True when the map is known and does not have the passenger's seat. */
function isSeatless(context: SeatsContext, { direction, seatId }: Passenger): boolean {
  const { map } = busOf(context, direction);
  return map !== null && !(seatId in map.seats);
}

/** True when the maps are known and nothing is missing. */
export function isComplete(context: SeatsContext): boolean {
  return missingOf(context) === null && directionsOf(context).every((direction) => busOf(context, direction).map !== null);
}

/** All passengers have a seat, and no rule is broken. */
export function mayContinue(context: SeatsContext): boolean {
  return isComplete(context) && lonelyMinor(context) === null && petFault(context) === null;
}

/** The direction with fewer passengers than the other, and the number missing (SEAT-061). */
export function lackingOf(context: SeatsContext): { direction: Direction; count: number } | null {
  if (!context.buses.return) return null;
  const more = partyOf(context, 'outbound').length - partyOf(context, 'return').length;
  if (more === 0) return null;
  return { direction: more > 0 ? 'return' : 'outbound', count: Math.abs(more) };
}

/** True when the other bus lacks seats for the passengers, so the traveller continues there. */
export function lacksElsewhere(context: SeatsContext): boolean {
  const lacking = lackingOf(context);
  return lacking !== null && lacking.direction !== context.tab;
}

/** The first size of a group: the number that this bus lacks, else two. */
export function firstCount(context: SeatsContext): number {
  const lacking = lackingOf(context);
  return Math.min(lacking?.direction === context.tab ? lacking.count : 2, roomLeft(context));
}

const PET_FAULTS: readonly PetFault[] = ['pet-not-at-window', 'pet-needs-adult', 'adult-has-pet', 'pets-exceed-adults'];

/** The first broken rule for pets (SEAT-065 to SEAT-068). */
export function petFault(context: SeatsContext): PetFault | null {
  const faults = directionsOf(context).flatMap((direction) => {
    const party = asParty(context, direction);
    return party ? partyFaults(party).map(({ code }) => code) : [];
  });
  return faults.find((code): code is PetFault => PET_FAULTS.some((fault) => fault === code)) ?? null;
}

function asParty(context: SeatsContext, direction: Direction): Party | null {
  const { map, fares, quotas } = busOf(context, direction);
  return map && { map, fares, quotas, passengers: partyOf(context, direction) };
}

/** The direction in which a minor travels without an adult, or null (SEAT-063). */
export function lonelyMinor(context: SeatsContext): Direction | null {
  return directionsOf(context).find((direction) => minorAlone(partyOf(context, direction), busOf(context, direction).fares)) ?? null;
}

/** Number of travellers of an edit without a new seat (SEAT-062). */
export function unseated({ change, passengers }: SeatsContext): number {
  return change ? change.travellers.length - passengers.length : 0;
}

/** The new seat of a traveller of an edit. */
export function seatedOf({ passengers }: SeatsContext, ticketId: string): Passenger | undefined {
  return passengers.find((passenger) => passenger.ticketId === ticketId);
}

/** The paid price of the tickets whose travellers have a new seat. */
export function paidBefore(context: SeatsContext): Money {
  const seated = context.change?.travellers.filter(({ ticketId }) => seatedOf(context, ticketId)) ?? [];
  return sum(seated.map(({ paid }) => paid));
}

/** What the party costs by the shown prices; `total` is the amount due after `credit`, and `points` what the bought tickets cost more. */
export function costOf(context: SeatsContext): { totals: PassengerTotals; credit: Money; points: Money } {
  const totals = addTotals(
    directionsOf(context).map((direction) => {
      const { fares, services } = busOf(context, direction);
      return totalsOf(partyOf(context, direction), fares, services);
    }),
  );
  const paid = paidBefore(context);
  const credit = Math.min(paid, totals.total);
  return { totals: { ...totals, total: totals.total - credit }, credit, points: paid - credit };
}

export function outputOf(context: SeatsContext): SeatsOutput {
  const { hold, passengers, benefits, layout } = context;
  if (!hold) return { kind: 'left', benefits, layout };
  return { kind: 'held', hold, passengers, shownTotal: costOf(context).totals.total, benefits, layout };
}

/** The traveller whose seat is chosen next: the selected one, or the first without a seat; null when all have one. */
export function travellerOf(context: SeatsContext): Traveller | null {
  const travellers = context.change?.travellers ?? [];
  const next = travellers.find(({ ticketId }) => ticketId === context.traveller);
  return next ?? travellers.find(({ ticketId }) => seatedOf(context, ticketId) === undefined) ?? null;
}

/** The context after the wanted seat is claimed. It replaces the seat that the traveller chose before. */
export function withTraveller(context: SeatsContext): Partial<SeatsContext> {
  const { wanted, tab } = context;
  const traveller = travellerOf(context);
  if (!wanted || !traveller) return {};
  const { ticketId, firstName, lastName, fareId, serviceIds } = traveller;
  const before = seatedOf(context, ticketId);
  const moved: Passenger = {
    ...(before ?? { ticketId, direction: tab, firstName, lastName, fareId, serviceIds }),
    id: `${tab}:${wanted}`,
    seatId: wanted,
  };
  return {
    wanted: null,
    traveller: null,
    passengers: before ? context.passengers.map((other) => (other === before ? moved : other)) : [...context.passengers, moved],
    spoken: { kind: 'chosen', seat: seatNumber(shownBus(context).map, wanted), name: fullName(moved) },
  };
}
