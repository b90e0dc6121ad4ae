import type { Change } from '../../../machines/domain/change.ts';
import type { Passenger } from '../../../machines/domain/passenger.ts';
import type { Layout } from '../../../machines/seats/seats.types.ts';
import { departureOf } from '../../../src/app/wire/departure.ts';
import type { MappedSeat } from '../../support/trip.ts';
import type { Stage } from '../chart.ts';
import { onGround } from './buyer.ts';
import * as party from './party.ts';
import { storedSeats } from './storedSeats.ts';
import * as wayBack from './wayBack.ts';

export const ADULT = '1';
const MINOR = '2';
/** The tickets to change: a minor's and an adult's. */
export const TRAVELLERS = [
  { firstName: 'Íñigo', lastName: 'Peña Treviño', fareId: MINOR },
  { firstName: 'Begoña', lastName: 'Treviño', fareId: ADULT },
];

/**
 * The passengers at the start. With `pet` nobody exists yet; `apart` are a pet and an adult away from it; with `again` an adult comes from an
 * earlier order.
 */
export type Who = 'nobody' | 'adult' | 'minor' | 'five' | 'pet' | 'apart' | 'change' | 'again';
const fareOf: Record<Who, string | null> = {
  nobody: null,
  adult: ADULT,
  minor: MINOR,
  five: ADULT,
  pet: null,
  apart: ADULT,
  change: null,
  again: null,
};

/** `isUnasked`: the benefits were not answered in this session. `isBack`: somebody has a seat on the way back. */
type Params = {
  who: Who;
  isKnown?: boolean;
  isUnasked?: boolean;
  goesBack?: boolean;
  isBack?: boolean;
  layout?: Layout;
  needsFloors?: boolean;
};

const hasFloors = (free: readonly MappedSeat[]) => new Set(free.map(({ section }) => section)).size > 1;

/** The tickets of an order, for an edit. */
async function boughtTickets({ buyer, bus }: Stage, seatsOf: readonly MappedSeat[]): Promise<Change> {
  const orderId = await buyer.order(bus, ...TRAVELLERS.map((who, place) => ({ ...who, seatId: seatsOf[place]?.id ?? '' })));
  const tickets = await buyer.tickets(orderId);
  const travellers = tickets.map(({ _id, firstName, lastName, fareId, seat, total }) => ({
    ticketId: _id,
    firstName,
    lastName,
    fareId,
    serviceIds: [],
    seatNumber: seat,
    paid: total,
  }));
  return { direction: 'outbound', departs: tickets[0]?.departureDatetime ?? '', travellers };
}

/** Opens the seats of a bus that has what a path needs, and notes the seats by their role in the path. */
export async function beginSeats(
  stage: Stage,
  { who, isKnown = true, isUnasked = who === 'pet', goesBack = false, isBack = false, layout = 'map', needsFloors = false }: Params,
): Promise<void> {
  const { page, buyer, notes, traveller } = stage;
  const fits = (free: readonly MappedSeat[]) =>
    onGround(free).length > (who === 'five' || who === 'change' ? 5 : 3) &&
    (!needsFloors || hasFloors(free)) &&
    (who !== 'apart' || party.apart(onGround(free)) !== null) &&
    (who !== 'pet' || party.petPlaces(onGround(free)) !== null);
  const [bus, trip, free] = await buyer.busWith(stage.bus, fits);
  stage.bus = bus;
  // Bought by the traveller before the seats open.
  const bought = who === 'change' ? onGround(free).slice(-TRAVELLERS.length) : [];
  const { pet, adult } = (who === 'apart' && party.apart(onGround(free))) || { pet: null, adult: null };
  const mine = adult ?? onGround(free)[0];
  const [chosen, other, third] = onGround(free).filter((seat) => seat !== mine && seat !== pet && !bought.includes(seat));
  const petPlaces = who === 'pet' ? party.petPlaces(onGround(free)) : null;
  if (petPlaces) party.notePlaces(notes, petPlaces);
  if (!mine || !chosen || !other) throw new Error('the bus is full');
  for (const [name, seat] of Object.entries({ mine, chosen, other, ...(third && { third }) }))
    notes.set(name, seat.id).set(`${name} number`, String(seat.seatNumber));
  const five = onGround(free).slice(0, 5);
  notes.set('sixth number', String(onGround(free)[5]?.seatNumber));
  notes.set('top number', String(free.find(({ section }) => section !== mine.section)?.seatNumber));
  const fareId = fareOf[who];
  const passenger: Passenger = {
    id: mine.id,
    direction: 'outbound',
    seatId: mine.id,
    firstName: 'Begoña',
    lastName: 'Treviño',
    fareId: fareId ?? ADULT,
    serviceIds: [],
  };
  const back = goesBack ? await wayBack.returnTrip(stage, needsFloors ? hasFloors : () => true) : null;
  const purchase = storedSeats({
    departure: departureOf(trip, []),
    returnDeparture: back && departureOf(back, []),
    date: bus.asked.date ?? '',
    passengers: [
      ...(pet ? [{ ...passenger, id: pet.id, seatId: pet.id, firstName: 'Canela', lastName: '', fareId: party.PET }] : []),
      ...(fareId === null || who === 'five' ? [] : [passenger]),
      ...(who === 'five' ? five.map(({ id }, place) => ({ ...passenger, id, seatId: id, firstName: `Begoña ${'abcde'[place]}` })) : []),
      ...(isBack
        ? [{ ...passenger, id: `return:${wayBack.seatBack(notes)}`, direction: 'return' as const, seatId: wayBack.seatBack(notes) }]
        : []),
    ],
    change: who === 'change' ? await boughtTickets(stage, bought) : null,
    benefits: isUnasked ? 'unasked' : 'declined',
    layout,
    repeats: who === 'again' ? await buyer.order(bus, { fareId: ADULT, seatId: third?.id ?? '' }) : undefined,
    user: isKnown ? { sub: 'guest', email: traveller.email, fullName: '', firstName: '', role: 'guest' } : null,
  });
  await page.addInitScript(
    ([text, known, unasked]) => {
      if (window.location.pathname.startsWith('/bank/')) return;
      localStorage.setItem('anden.purchase', String(text));
      if (known !== true) localStorage.removeItem('anden.session');
      if (unasked === true) sessionStorage.removeItem('anden.benefits');
    },
    [purchase, isKnown, isUnasked],
  );
  await page.goto('/compra/venta/asientos');
}
