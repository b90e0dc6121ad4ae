import type { Failure } from '../domain/failure.ts';
import type { SeatNews } from '../domain/seat.ts';
import { DEPARTURE, FARES, NOW, QUOTAS, seatMap, SERVICES } from '../testing/fixtures.ts';
import { chartOf, done, failed, situation } from 'xstate-paths';
import { busMachine } from './bus.machine.ts';
import { busView } from './bus.view.ts';
import type { BusEvent } from './bus.types.ts';

type Step = BusEvent | ReturnType<typeof done>;

const input = { departure: DEPARTURE };
export const mapComes = (map = seatMap()) => done('getSeatMap', { map, fares: FARES, services: SERVICES, quotas: QUOTAS });
export const joined = (version = 7): BusEvent => ({ type: 'channel.opened', at: NOW, version });
export const news = (version: number, seatId: string, kind: SeatNews['kind']): BusEvent => ({
  type: 'seat.reported',
  news: [{ version, seatId, kind }],
});
export const refuses = (...seatIds: string[]): BusEvent => ({ type: 'seats.refused', seatIds });
const lost: Failure = { code: 'network', retryable: true };

export const bus = (...events: Step[]) => situation(busMachine, input, events);
const at = (...events: Step[]) => ({ input, events });
export const live: Step[] = [mapComes(), joined()];

/** Situations of one bus, reached by events. */
export const situations = {
  loading: at(),
  failed: at(failed('getSeatMap', lost)),
  connecting: at(mapComes()),
  listening: at(...live),
  lost: at(...live, { type: 'channel.lost', at: NOW }),
  behind: at(mapComes(), joined(9)),
  topFloor: at(...live, { type: 'floor.chosen', floor: 'top' }),
} as const;

export const chart = chartOf(busMachine, situations, (snapshot) => busView(snapshot));
export const { examples } = chart;
