import type { PassengerFare } from '../feed/fares.ts';
import { passengersPerDirection } from './limits.ts';
import { nameFaultOf, slugOf } from '../../shared/names.ts';
import type { PlacedSeat } from './seatMap.ts';

/** One passenger in one direction. `index` is its place in the request. */
export interface Traveller {
  readonly index: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly fare: PassengerFare;
  readonly seat: PlacedSeat;
}

export type PartyCode =
  | 'passenger-limit'
  | 'passenger-count-differs'
  | 'duplicate-passenger'
  | 'name-invalid'
  | 'minor-alone'
  | 'pet-needs-adult'
  | 'pet-not-at-window';

/** A broken rule of a party; `passengerIndex` names the passenger when it concerns one. `detail` is Spanish. */
export interface PartyFault {
  readonly code: PartyCode;
  readonly detail: string;
  readonly passengerIndex?: number;
}

const isAdult = ({ fare }: Traveller): boolean => fare.kind === 'escort' || fare.kind === 'plain';

const nameDetails = {
  'too-short': 'Escribe al menos 2 letras',
  'no-name': 'El nombre solo puede llevar letras y espacios.',
  'too-long': 'El nombre y el apellido llevan a lo más 30 letras cada uno.',
} as const satisfies Record<NonNullable<ReturnType<typeof nameFaultOf>>, string>;

function nameFault({ firstName, lastName, fare, index }: Traveller): PartyFault | undefined {
  const hasNoLastName = fare.kind === 'pet' && lastName === '';
  const fault = nameFaultOf(firstName) ?? (hasNoLastName ? undefined : nameFaultOf(lastName));
  return fault && { code: 'name-invalid', detail: nameDetails[fault], passengerIndex: index };
}

function petFault(pet: Traveller, party: readonly Traveller[]): PartyFault | undefined {
  if (!pet.seat.window) {
    return { code: 'pet-not-at-window', detail: 'Las mascotas viajan junto a la ventana.', passengerIndex: pet.index };
  }
  const beside = party.find(({ seat }) => seat.seat === pet.seat.neighbour);
  if (beside !== undefined && isAdult(beside)) return undefined;
  return { code: 'pet-needs-adult', detail: 'La mascota necesita un adulto en el asiento de al lado.', passengerIndex: pet.index };
}

/** The first name that nobody has, or that two have (SEAT-043 to SEAT-050). */
function namesFault(party: readonly Traveller[]): PartyFault | undefined {
  const seen = new Set<string>();
  for (const traveller of party) {
    const wrongName = nameFault(traveller);
    if (wrongName !== undefined) return wrongName;
    const slug = slugOf(traveller);
    if (seen.has(slug)) {
      return { code: 'duplicate-passenger', detail: 'Hay dos pasajeros con el mismo nombre.', passengerIndex: traveller.index };
    }
    seen.add(slug);
  }
  return undefined;
}

function limitFault(party: readonly Traveller[], isReturn: boolean): PartyFault | undefined {
  if (party.length <= passengersPerDirection) return undefined;
  return {
    code: 'passenger-limit',
    detail: `Has alcanzado el límite de 5 pasajeros para el viaje de ${isReturn ? 'regreso' : 'ida'}.`,
  };
}

/** The first minor or pet that nobody accompanies (SEAT-063 to SEAT-068). */
function companyFault(party: readonly Traveller[]): PartyFault | undefined {
  const minor = party.find(({ fare }) => fare.kind === 'minor');
  if (minor !== undefined && !party.some(({ fare }) => fare.kind === 'escort')) {
    return { code: 'minor-alone', detail: 'Los menores de edad no pueden viajar solos', passengerIndex: minor.index };
  }
  for (const pet of party.filter(({ fare }) => fare.kind === 'pet')) {
    const fault = petFault(pet, party);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The first broken rule of a party in one direction, or undefined (SEAT-043 to SEAT-050, SEAT-055, SEAT-063 to SEAT-068). */
export function partyFault(party: readonly Traveller[], isReturn: boolean): PartyFault | undefined {
  return limitFault(party, isReturn) ?? namesFault(party) ?? companyFault(party);
}

/** The first broken rule of a sale: each direction, and equal numbers of passengers out and back (SEAT-061). */
export function reservationFault(outbound: readonly Traveller[], back: readonly Traveller[], roundTrip: boolean): PartyFault | undefined {
  const fault = partyFault(outbound, false) ?? partyFault(back, true);
  if (fault !== undefined) return fault;
  if (outbound.length === 0 || (roundTrip && outbound.length !== back.length)) {
    return { code: 'passenger-count-differs', detail: 'La ida y el regreso deben tener los mismos pasajeros.' };
  }
  return undefined;
}

/**
 * The first broken rule of a change. One direction may be changed alone, or both with different travellers. Each selected trip has at least
 * one traveller. The names stay as they were sold.
 */
export function changeReservationFault(
  outbound: readonly Traveller[],
  back: readonly Traveller[],
  roundTrip: boolean,
): PartyFault | undefined {
  const fault = limitFault(outbound, false) ?? companyFault(outbound) ?? limitFault(back, true) ?? companyFault(back);
  if (fault !== undefined || !roundTrip || (outbound.length > 0 && back.length > 0)) return fault;
  return { code: 'passenger-count-differs', detail: 'Falta elegir asientos de la ida o del regreso.' };
}
