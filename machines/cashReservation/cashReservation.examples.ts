import { CART, EMAIL } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { cashReservationMachine } from './cashReservation.machine.ts';
import type { CashReservationEvent, CashReservationInput } from './cashReservation.types.ts';
import { cashReservationView } from './cashReservation.view.ts';

type Step = CashReservationEvent | ReturnType<typeof done>;

export const input: CashReservationInput = { cart: CART, email: EMAIL };
const at = (events: readonly Step[]) => ({ input, events });

const preparing: Step[] = [{ type: 'reservation.submitted' }];
export const reserving: Step[] = [...preparing, done('makeKey', 'key-1')];
const refused = (code: 'cash-too-late' | 'cash-limit' | 'cash-bus-limit' | 'cash-disabled') =>
  failed('reserveCart', { code, retryable: false });
const lost = failed('reserveCart', { code: 'network', retryable: true });

/** Situations of a reservation, reached by events. */
export const situations = {
  form: at([]),
  preparing: at(preparing),
  reserving: at(reserving),
  unanswered: at([...reserving, lost]),
  askingAgain: at([...reserving, lost, done('pause')]),
  failed: at([...reserving, failed('reserveCart', { code: 'refused', retryable: false })]),
  overLimit: at([...reserving, refused('cash-limit')]),
  busOverLimit: at([...reserving, refused('cash-bus-limit')]),
  disabled: at([...reserving, refused('cash-disabled')]),
  tooNear: at([...reserving, refused('cash-too-late')]),
} as const;

export const chart = chartOf(cashReservationMachine, situations, cashReservationView);
export const { examples } = chart;
