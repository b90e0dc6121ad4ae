import { ORDER, ROUND_ORDER, SERVICES, TODAY } from '../testing/fixtures.ts';
import { chartOf, done, failed, situation } from 'xstate-paths';
import { examples as rides } from '../rideCoupon/rideCoupon.examples.ts';
import { examples as edits } from '../edit/edit.examples.ts';
import type { TicketEnd } from '../domain/order.ts';
import { confirmationMachine } from './confirmation.machine.ts';
import type { ConfirmationEvent } from './confirmation.types.ts';
import { confirmationView } from './confirmation.view.ts';

type Step = ConfirmationEvent | ReturnType<typeof done>;

export function confirmation(events: readonly Step[]) {
  return situation(confirmationMachine, { orderId: ORDER.id }, events);
}

const at = (...events: Step[]) => ({ input: { orderId: ORDER.id }, events });
export const shown = done('getCartDetail', ORDER);
const pending = done('getCartDetail', {
  ...ORDER,
  ways: ORDER.ways.map(({ tickets, ...way }) => ({ ...way, tickets: tickets.map((ticket) => ({ ...ticket, folio: null, qr: null })) })),
});
const withEnds = (endAt: (index: number) => TicketEnd | null) =>
  done('getCartDetail', {
    ...ORDER,
    ways: ORDER.ways.map(({ tickets, ...way }) => ({
      ...way,
      tickets: tickets.map((ticket, index) => (endAt(index) === null ? ticket : { ...ticket, qr: null, ended: endAt(index) })),
    })),
  });
/** The adult's ticket has been replaced. */
const changed = withEnds((index) => (index === 1 ? 'replaced' : null));
const oneCancelled = withEnds((index) => (index === 1 ? 'cancelled' : null));
/** All tickets have been replaced. */
const allChanged = withEnds(() => 'replaced');
const allCancelled = withEnds(() => 'cancelled');
const allEnded = withEnds((index) => (index === 0 ? 'replaced' : 'cancelled'));
/** Two given names and two surnames, with all services. */
const long = done('getCartDetail', {
  ...ORDER,
  ways: ORDER.ways.map(({ tickets, ...way }) => ({
    ...way,
    tickets: tickets.slice(1).map((ticket) => ({
      ...ticket,
      firstName: 'María Guadalupe Concepción',
      lastName: 'Villavicencio Montemayor',
      services: SERVICES.map(({ name }) => ({ name, total: 0 })),
    })),
  })),
});
const typed = (text: string): ConfirmationEvent => ({ type: 'emails.typed', text });
const lost = { code: 'network', retryable: true };

/** Situations of the order, reached by events. */
export const situations = {
  loading: at(),
  failed: at(failed('getCartDetail', lost)),
  notFound: at(failed('getCartDetail', { code: 'not-found', retryable: false })),
  signedOut: at(failed('getCartDetail', { code: 'unauthorized', retryable: false })),
  shown: at(shown),
  roundTrip: at(done('getCartDetail', ROUND_ORDER)),
  longName: at(long),
  pendingTickets: at(pending),
  changedTicket: at(changed),
  allChanged: at(allChanged),
  cancelledTicket: at(oneCancelled),
  allCancelled: at(allCancelled),
  allEnded: at(allEnded),
  changedOrder: at(done('getCartDetail', { ...ORDER, total: 0, isChange: true, points: 7_200_000 })),
  withPoints: at(done('getCartDetail', { ...ORDER, points: 7_800_000 })),
  downloading: at(shown, { type: 'pdf.requested' }),
  downloadFailed: at(shown, { type: 'pdf.requested' }, failed('downloadTickets', lost)),
  editing: at(shown, { type: 'edit.chosen', direction: 'outbound', today: TODAY }),
  riding: at(shown, { type: 'ride.chosen' }),
  shareMissing: at(shown, { type: 'share.submitted' }),
  shareInvalid: at(shown, typed('begona@example.com, iñigo'), { type: 'share.submitted' }),
  sharing: at(shown, typed('begona@example.com'), { type: 'share.submitted' }),
  shared: at(shown, typed('begona@example.com'), { type: 'share.submitted' }, done('resendTickets')),
  shareRefused: at(
    shown,
    typed('begona@example.com'),
    { type: 'share.submitted' },
    failed('resendTickets', { code: 'too-many-requests', retryable: true, message: 'Espera un momento.' }),
  ),
  shareFailed: at(shown, typed('begona@example.com'), { type: 'share.submitted' }, failed('resendTickets', lost)),
} as const;

/** Without a running child, the edit dialog shows the choice of passengers. */
export const chart = chartOf(confirmationMachine, situations, (snapshot) =>
  confirmationView(snapshot, {
    edit: snapshot.matches('editing') ? edits.both : null,
    ride: snapshot.matches('riding') ? rides.ready : null,
  }),
);
export const { examples } = chart;
