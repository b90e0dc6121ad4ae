import type { components } from '../../openapi/types/trip.ts';
import { blockBody, legsOf, type MappedSeat, mapPath, seatsIn, type TripOffer, type WantedSeat } from '../../tests/support/trip.ts';
import type { Chance } from '../world/chance.ts';
import { uuidFrom } from '../world/chance.ts';
import type { Witness } from '../world/network.ts';
import type { World } from '../world/world.ts';
import type { Caller, Person, Reply } from './person.ts';

type Schemas = components['schemas'];

/** Somebody in the world who shops without a page. */
export interface Shopper {
  readonly world: World;
  readonly person: Person;
  readonly witness: Witness;
}

export type Route = readonly [origin: string, destination: string];

const dayMs = 86_400_000;
const twiceShare = 0.15;
const twoKeysShare = 0.3;

/** Sends a request, and sometimes twice at the same time, as a doubled press does: under one key, or under two. */
export async function press<Body>(caller: Caller, chance: Chance, method: string, path: string, body?: unknown): Promise<Reply<Body>> {
  const key = uuidFrom(chance);
  const one = caller.call<Body>(method, path, body, key);
  if (!chance.isIn(twiceShare)) return one;
  const again = chance.isIn(twoKeysShare) ? uuidFrom(chance) : key;
  const [reply] = await Promise.all([one, caller.call<Body>(method, path, body, again)]);
  return reply;
}

/** The departures of a day, so many days ahead. */
export async function departuresOf(caller: Caller, [originId, destinationId]: Route, ahead: number): Promise<readonly TripOffer[]> {
  const departureDate = new Date(Date.now() + ahead * dayMs).toISOString().slice(0, 10);
  const search = new URLSearchParams({ originId, destinationId, departureDate });
  const { status, body } = await caller.call<Schemas['TripSearch']>('GET', `/trip-api/trip?${search}`);
  return status === 200 ? body.oneWayTrips : [];
}

/** The free seats of a departure, the front ones first; none when it has no map. */
export async function freeSeats(caller: Caller, trip: TripOffer): Promise<readonly MappedSeat[]> {
  const { status, body } = await caller.call<Schemas['SeatMapAnswer']>('GET', `/trip-api${mapPath(trip)}`);
  return status === 200 ? seatsIn(body).filter(({ state }) => state === 'free') : [];
}

/** Who travels, by fare: adults, at most one minor, and at most one pet, which comes last. */
export type Party = readonly ('1' | '2' | '370')[];

/** A seat for each of a party: a pet at a window beside the first adult. Undefined when the bus has no such seats. */
export function placeParty(free: readonly MappedSeat[], party: Party): readonly MappedSeat[] | undefined {
  const window = party.includes('370')
    ? free.find((seat) => seat.window && free.some(({ seatNumber }) => seatNumber === seat.neighbour))
    : undefined;
  if (party.includes('370') && window === undefined) return undefined;
  const beside = free.find(({ seatNumber }) => seatNumber === window?.neighbour);
  const others = free.filter((seat) => seat !== window && seat !== beside);
  const seats = [...(beside === undefined ? [] : [beside]), ...others].slice(0, party.length - (window === undefined ? 0 : 1));
  const placed = window === undefined ? seats : [...seats, window];
  return placed.length === party.length ? placed : undefined;
}

/** A cart of seats. The amount is in 1/100000 peso. */
export interface Cart {
  readonly cartId: string;
  readonly amount: number;
  readonly isChange: boolean;
}

/** Selects the seats of each direction and turns them into a cart; undefined when somebody was faster, or when they are not sold so. */
export async function takeSeats(caller: Caller, chance: Chance, wanted: readonly WantedSeat[]): Promise<Cart | undefined> {
  for (const [trip, seats] of Map.groupBy(wanted, (one) => one.trip)) {
    const body = { run: legsOf(trip), seatIds: seats.map(({ seat }) => seat.id) };
    const { status } = await press(caller, chance, 'POST', '/trip-api/seat/select', body);
    if (status !== 200) return undefined;
  }
  const { status, body } = await press<Schemas['BlockAnswer']>(caller, chance, 'POST', '/trip-api/seat/block', blockBody(wanted));
  const isChange = wanted.some(({ change }) => change !== undefined);
  return status === 200 ? { cartId: body.cartId, amount: body.displayTotal, isChange } : undefined;
}
