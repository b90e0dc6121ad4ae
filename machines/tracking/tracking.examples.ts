import { plusSeconds } from '../domain/instant.ts';
import { OWN_TRIP } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { trackingMachine } from './tracking.machine.ts';
import type { TrackingEvent, TrackingInput } from './tracking.types.ts';
import { trackingView } from './tracking.view.ts';

type Step = TrackingEvent | ReturnType<typeof done>;

const { departs, arrives } = OWN_TRIP;
/** Seconds from the departure. */
const at = (seconds: number) => plusSeconds(departs, seconds);
export const DRIVING = 3_600;

export const bus: TrackingInput = { unit: '4521', trip: OWN_TRIP, now: at(DRIVING) };
const before = (seconds: number): TrackingInput => ({ ...bus, now: at(-seconds) });

export const fixAt = (seconds: number, east = 0) => done('locateBus', { latitude: 24.7903, longitude: -100.1782 + east, at: at(seconds) });
/** Six seconds old. */
export const located = fixAt(DRIVING - 6);
export const lost = failed('locateBus', { code: 'network', retryable: true });
export const pauseOver = done('pause');
export const ticked = (seconds: number): TrackingEvent => ({ type: 'clock.ticked', now: at(seconds) });

const from = (input: TrackingInput, ...events: Step[]) => ({ input, events });
const atTerminal = (seconds: number) => done('locateBus', { latitude: 25.6866, longitude: -100.3161, at: at(seconds) });

/** Situations of the tracked bus, reached by events. */
export const situations = {
  locating: from(before(7_200)),
  notLocated: from(before(7_200), lost),
  early: from(before(7_200), fixAt(-7_220)),
  boarding: from(before(600), atTerminal(-606)),
  onTheWay: from(bus, located),
  locatingAgain: from(bus, located, pauseOver),
  moved: from(bus, located, pauseOver, ticked(DRIVING + 11), fixAt(DRIVING + 9, 0.0012)),
  minuteOld: from(bus, located, pauseOver, lost, ticked(DRIVING + 84)),
  noSignal: from(bus, located, pauseOver, lost, ticked(DRIVING + 354)),
  arrived: from({ ...bus, now: plusSeconds(arrives, 60) }, done('locateBus', { latitude: 22.1504, longitude: -100.9458, at: arrives })),
  noUnit: from({ ...before(600), unit: null }, failed('locateBus', { code: 'not-found', retryable: false })),
  overnight: from(
    {
      ...bus,
      trip: {
        id: 'TRX-88412208 outbound',
        origin: { code: 'MAM', name: 'Central de Autobuses Heroica Matamoros' },
        destination: { code: 'SLP', name: 'Terminal Terrestre Potosina San Luis Potosí' },
        departs: '2026-07-17T22:15:00-05:00',
        arrives: '2026-07-18T05:40:00-06:00',
      },
      now: '2026-07-18T03:09:00Z',
    },
    done('locateBus', { latitude: 25.8591, longitude: -97.5036, at: '2026-07-18T03:08:52Z' }),
  ),
} as const;

export const chart = chartOf(trackingMachine, situations, trackingView);
export const { examples } = chart;
