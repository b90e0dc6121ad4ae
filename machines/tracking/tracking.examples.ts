import { plusSeconds, type Instant } from '../domain/instant.ts';
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

export const bus: TrackingInput = { unit: '4521', trip: OWN_TRIP };

export const fixAt = (seconds: number, east = 0) => done('locateBus', { latitude: 24.7903, longitude: -100.1782 + east, at: at(seconds) });
/** Six seconds old. */
export const located = fixAt(DRIVING - 6);
export const lost = failed('locateBus', { code: 'network', retryable: true });
export const pauseOver = done('pause');
export const ticked = (seconds: number): TrackingEvent => ({ type: 'clock.ticked', now: at(seconds) });

const from = (now: Instant, ...events: Step[]) => ({
  input: bus,
  events: [{ type: 'clock.ticked', now } satisfies TrackingEvent, ...events],
});
const atTerminal = (seconds: number) => done('locateBus', { latitude: 25.6866, longitude: -100.3161, at: at(seconds) });

/** Situations of the tracked bus, reached by events. */
export const situations = {
  locating: from(at(-7_200)),
  notLocated: from(at(-7_200), lost),
  early: from(at(-7_200), fixAt(-7_220)),
  boarding: from(at(-600), atTerminal(-606)),
  onTheWay: from(at(DRIVING), located),
  locatingAgain: from(at(DRIVING), located, pauseOver),
  moved: from(at(DRIVING), located, pauseOver, ticked(DRIVING + 11), fixAt(DRIVING + 9, 0.0012)),
  minuteOld: from(at(DRIVING), located, pauseOver, lost, ticked(DRIVING + 84)),
  noSignal: from(at(DRIVING), located, pauseOver, lost, ticked(DRIVING + 354)),
  arrived: from(plusSeconds(arrives, 60), done('locateBus', { latitude: 22.1504, longitude: -100.9458, at: arrives })),
  noUnit: { ...from(at(-600), failed('locateBus', { code: 'not-found', retryable: false })), input: { ...bus, unit: null } },
  overnight: {
    ...from('2026-07-18T03:09:00Z', done('locateBus', { latitude: 25.8591, longitude: -97.5036, at: '2026-07-18T03:08:52Z' })),
    input: {
      ...bus,
      trip: {
        id: 'TRX-88412208 outbound',
        origin: { code: 'MAM', name: 'Central de Autobuses Heroica Matamoros' },
        destination: { code: 'SLP', name: 'Terminal Terrestre Potosina San Luis Potosí' },
        departs: '2026-07-17T22:15:00-05:00',
        arrives: '2026-07-18T05:40:00-06:00',
      },
    },
  },
} as const;

export const chart = chartOf(trackingMachine, situations, trackingView);
export const { examples } = chart;
