import type { seatsModels } from '../../../machines/seats/seats.model.ts';
import { plusDays } from '../../../machines/domain/instant.ts';
import { oneWay } from '../../../machines/search/search.rules.ts';
import { seatMap } from '../../../machines/testing/fixtures.ts';
import { type EventOf, isIn, type Limit } from 'xstate-paths';
import { common } from '../../../src/messages/es-MX.ts';
import type { Bus } from '../../journeys/journey.ts';
import type { MappedSeat, TripOffer } from '../../support/trip.ts';
import { onGround } from './buyer.ts';
import { goLive } from './live.ts';
import type { Stage, ChartEvent } from '../chart.ts';
import { sellSeat } from '../sandbox.ts';

/** Number of taken seats on the bus of the model. */
const DRAWN_TAKEN = seatMap().taken.length;

/** The bus of the way back two days later. */
export function backOf({ asked: { originId, destinationId, date }, place }: Bus): Bus {
  return { asked: oneWay(destinationId, originId, plusDays(date ?? '', 2)), place };
}

/** The way back of a path, on a bus with fitting free seats, and the seats that its steps use. */
export async function returnTrip({ buyer, bus, notes }: Stage, fits: (free: readonly MappedSeat[]) => boolean): Promise<TripOffer> {
  const [found, trip, free] = await buyer.busWith(backOf(bus), (seats) => onGround(seats).length > 3 && fits(seats));
  const [chosen, taken, unheard, afterwards] = onGround(free);
  if (!chosen || !taken || !unheard || !afterwards) throw new Error('the bus back is full');
  notes.set('back number', String(chosen.seatNumber));
  notes.set('back seats', [taken.id, unheard.id, afterwards.id].join());
  notes.set('back place', String(found.place)).set('back unused', chosen.id);
  return trip;
}

/** The seat of a passenger who travels back. */
export const seatBack = (notes: Stage['notes']): string => notes.get('back seats')?.split(',')[2] ?? '';

const busBack = (bus: Bus, notes: Stage['notes']): Bus => ({ ...backOf(bus), place: Number(notes.get('back place')) });

/** Somebody else takes these seats of the path. */
async function othersTake({ bus, notes, other }: Stage, ...places: number[]): Promise<void> {
  const seats = notes.get('back seats')?.split(',') ?? [];
  const trip = await other.trip(busBack(bus, notes));
  for (const place of places) await other.select(trip, seats[place] ?? '');
}

const show = ({ page }: Stage, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
export const showBack = (stage: Stage) => show(stage, common.direction.return);

const seen: Limit = {
  because: 'las pestañas se ven sobre el mapa',
  holds: (at) => at.context.buses.outbound.map !== null && at.context.alert === null && isIn(at, 'choosing'),
};

/** The events of the way back. */
export const events = {
  returnShown: {
    says: 'Abre la pestaña «Regreso»',
    limit: { because: seen.because, holds: (at) => seen.holds(at) && at.context.tab === 'outbound' },
    play: showBack,
  },
  outboundShown: {
    says: 'Abre la pestaña «Ida»',
    limit: { because: seen.because, holds: (at) => seen.holds(at) && at.context.tab === 'return' },
    play: (stage) => show(stage, common.direction.outbound),
  },
  returnMapComes: {
    says: 'Llega el mapa del autobús de regreso',
    limit: { because: 'el mapa llega una vez', holds: (at) => at.context.buses.return.map === null },
    play: ({ gates }) => gates.open('getSeatMap'),
  },
  returnSeatTaken: {
    says: 'En vivo: otra persona toma un asiento del regreso',
    sandbox: sellSeat(),
    limit: {
      because: 'el canal habla de un mapa que llegó',
      holds: (at) => at.context.tab === 'return' && at.context.buses.return.map?.taken.length === DRAWN_TAKEN,
    },
    play: async (stage) => {
      await goLive(stage);
      await othersTake(stage, 0);
    },
  },
  backClaimedAgain: {
    says: 'El asiento del regreso se vuelve a apartar',
    play: ({ gates }) => gates.open('selectSeat'),
  },
  backSeatTaken: {
    says: 'El asiento del regreso ya lo tomó otra persona',
    sandbox: sellSeat(),
    play: async (stage) => {
      const { bus, notes, other, gates, shop } = stage;
      await gates.open('unselectSeat');
      await other.select(await other.trip(busBack(bus, notes)), notes.get('back unused') ?? '');
      await gates.open('selectSeat');
      await shop.seats.alert.waitFor();
    },
  },
} satisfies Partial<Record<EventOf<typeof seatsModels>, ChartEvent>>;
