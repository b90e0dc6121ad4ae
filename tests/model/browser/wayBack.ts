import type { AnyMachineSnapshot } from 'xstate';
import { plusDays } from '../../../machines/domain/instant.ts';
import { oneWay } from '../../../machines/search/search.rules.ts';
import { isIn } from '../../../machines/testing/paths.ts';
import { common } from '../../../src/messages/es-MX.ts';
import type { Bus } from '../../journeys/journey.ts';
import type { MappedSeat, TripOffer } from '../../support/trip.ts';
import type { Act, Limit, Stage } from './chart.ts';
import { onGround } from './buyer.ts';
import { STUDENT } from './party.ts';
import { letMapCome } from './maps.ts';
import { problem } from './gates.ts';

/** Version of the map of the way back in the model; the news that follow count on. */
const DRAWN_VERSION = 7;

/** The bus that goes back two days later. */
export function backOf({ asked: { originId, destinationId, date }, place }: Bus): Bus {
  return { asked: oneWay(destinationId, originId, plusDays(date ?? '', 2)), place };
}

/** The way back of a path, on a bus whose free seats fit, and the seats on it that its steps touch. */
export async function returnTrip({ buyer, bus, notes }: Stage, fits: (free: readonly MappedSeat[]) => boolean): Promise<TripOffer> {
  const [found, trip, free] = await buyer.busWith(backOf(bus), (seats) => onGround(seats).length > 3 && fits(seats));
  const [chosen, taken, unheard, afterwards] = onGround(free);
  if (!chosen || !taken || !unheard || !afterwards) throw new Error('the bus back is full');
  notes.set('back number', String(chosen.seatNumber));
  notes.set('back seats', [taken.id, unheard.id, afterwards.id].join());
  notes.set('back place', String(found.place)).set('back unused', chosen.id);
  return trip;
}

const busBack = (bus: Bus, notes: Stage['notes']): Bus => ({ ...backOf(bus), place: Number(notes.get('back place')) });

/** Somebody else takes so many of the seats that the path has set aside. */
async function othersTake({ bus, notes, other }: Stage, ...places: number[]): Promise<void> {
  const seats = notes.get('back seats')?.split(',') ?? [];
  const trip = await other.trip(busBack(bus, notes));
  for (const place of places) await other.select(trip, seats[place] ?? '');
}

const show = ({ page }: Stage, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();

/** What the traveller does with the way back, and what becomes of it. */
export const steps = {
  returnShown: (stage) => show(stage, common.direction.return),
  outboundShown: (stage) => show(stage, common.direction.outbound),
  returnMapComes: ({ gates }, { from }) => letMapCome(gates, from, 'return'),
  returnMapFails: ({ gates }) => gates.open('getSeatMap', problem(500, 'internal-error')),
  // The channel of the way out waits too, and is not opened here.
  returnChannelOpened: ({ gates }) => gates.lastOf(2, 'getSeatChannelTicket'),
  returnChannelLost: async ({ switchboard }) => void (await switchboard.stopChannel(true)),
  returnSeatTaken: (stage) => othersTake(stage, 0),
  returnQuotaTold: async ({ bus, notes, other }) =>
    void (await other.cart(busBack(bus, notes), { fareId: STUDENT, seatId: notes.get('back unused') ?? '' })),
  returnSeatGap: async (stage) => {
    await stage.switchboard.disturbLive('lose');
    await othersTake(stage, 1, 2);
  },
  nameReused: ({ shop }, { from }) => {
    const [who] = from.context.passengers;
    return shop.passenger.dialog.getByRole('button', { name: `${who.firstName} ${who.lastName}` }).click();
  },
  returnSeatReleased: ({ gates }) => gates.open('unselectSeat'),
  returnReleaseFails: ({ gates }) => gates.open('unselectSeat', problem(429, 'too-many-requests')),
} satisfies Record<string, Act>;

const isDrawn = (at: AnyMachineSnapshot, direction: 'outbound' | 'return') =>
  isIn(at, `${direction === 'return' ? 'return.open' : 'outbound'}.map.drawn`);
const seen: Limit = {
  because: 'las pestañas se ven sobre el mapa',
  holds: (at) => isDrawn(at, 'outbound') && isIn(at, 'choosing') && isIn(at, 'alert.none'),
};
const hears = (at: AnyMachineSnapshot) => isIn(at, 'return.open.live.joined.listening');
const listening: Limit = {
  because: 'el canal habla cuando está abierto, y cada aviso sigue al anterior',
  holds: (at) => hears(at) && isDrawn(at, 'return'),
};

export const limits = {
  returnShown: { because: seen.because, holds: (at) => seen.holds(at) && at.context.tab === 'outbound' },
  outboundShown: { because: seen.because, holds: (at) => seen.holds(at) && at.context.tab === 'return' },
  returnChannelOpened: {
    because: 'el canal se abre cuando se conecta',
    holds: (at) => isIn(at, 'return.open.live.joined.connecting') && isDrawn(at, 'return'),
  },
  returnChannelLost: listening,
  returnSeatTaken: {
    because: listening.because,
    holds: (at) => hears(at) && at.context.buses.return.map.version === DRAWN_VERSION && at.context.buses.return.unheard.length === 0,
  },
  returnQuotaTold: listening,
  returnSeatGap: {
    because: listening.because,
    holds: (at) => listening.holds(at) && at.context.buses.return.map.version <= DRAWN_VERSION + 1,
  },
  returnSeatReleased: { because: 'el asiento se suelta cuando se pide', holds: (at) => isIn(at, 'return.open.releases.releasing') },
} satisfies Record<string, Limit>;
