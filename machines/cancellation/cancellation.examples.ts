import { OWN_TRIP, pesos } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { cancellationMachine } from './cancellation.machine.ts';
import { cancellationOf } from './cancellation.rules.ts';
import type { CancellationEvent, CancellationInput, Check } from './cancellation.types.ts';
import { cancellationView } from './cancellation.view.ts';

type Step = CancellationEvent | ReturnType<typeof done>;

const [adult, minor, other] = OWN_TRIP.tickets;
if (!adult || !minor || !other) throw new Error('the trip has three tickets');

export const party: CancellationInput = cancellationOf(OWN_TRIP);
export const alone: CancellationInput = { ...party, tickets: [adult] };
const family: CancellationInput = { ...party, tickets: [adult, minor] };
const at = (input: CancellationInput, ...events: Step[]) => ({ input, events });

export const ADULT = adult.id;
export const MINOR = minor.id;
export const accepted: CancellationEvent = { type: 'cancellation.accepted' };
export const toggled = (ticketId: string): CancellationEvent => ({ type: 'ticket.toggled', ticketId });
export const allToggled: CancellationEvent = { type: 'all.toggled' };
const reasons = (...all: Check['reason'][]) =>
  done(
    'getCancellableItems',
    OWN_TRIP.tickets.map(({ id, price }, index) => ({ ticketId: id, reason: all[index] ?? null, refund: price })),
  );
export const checkedParty = reasons(null, null, 'payment-method');
/** The adult may leave with the minor only. */
const checkedFamily = done('getCancellableItems', [
  { ticketId: adult.id, reason: 'last-adult', refund: adult.price },
  { ticketId: minor.id, reason: null, refund: minor.price },
]);
export const checkedAlone = done('getCancellableItems', [{ ticketId: adult.id, reason: null, refund: adult.price }]);
export const noneCancellable = reasons('payment-method', 'payment-method', 'payment-method');
export const lost = { code: 'network', retryable: true } as const;
export const lastAdult = {
  code: 'refused',
  retryable: false,
  message: 'No puedes cancelar este boleto, ya que es el único adulto en el viaje',
} as const;
const choosing: Step[] = [accepted, checkedParty];
const both: Step[] = [...choosing, allToggled];
const asked: Step[] = [...both, { type: 'refund.requested' }];
export const refunds = done('previewCancelTickets', pesos(953));
const told: Step[] = [...asked, refunds];
const confirming: Step[] = [...told, { type: 'refund.accepted' }];
const sent: Step[] = [...confirming, { type: 'cancellation.confirmed' }];
export const cancelled = done('cancelTickets', pesos(953));

/** Situations of the cancellation, reached by events. */
export const situations = {
  warning: at(party),
  checking: at(party, accepted),
  choosing: at(party, ...choosing),
  chosen: at(party, ...both),
  minorAlone: at(family, accepted, checkedFamily, toggled(adult.id)),
  familyChosen: at(family, accepted, checkedFamily, allToggled),
  previewing: at(party, ...asked),
  previewFailed: at(party, ...asked, failed('previewCancelTickets', lastAdult)),
  previewingAlone: at(alone, accepted, checkedAlone),
  refund: at(party, ...told),
  withoutRefund: at(alone, accepted, checkedAlone, done('previewCancelTickets', 0)),
  confirming: at(party, ...confirming),
  cancelling: at(party, ...sent),
  stillCancelling: at(party, ...sent, done('pause')),
  refused: at(party, ...sent, failed('cancelTickets', lost)),
  mayRetry: at(party, ...sent, failed('cancelTickets', lost), done('pause')),
  cancelled: at(party, ...sent, cancelled),
  oneCancelled: at(alone, accepted, checkedAlone, refunds, { type: 'refund.accepted' }, { type: 'cancellation.confirmed' }, cancelled),
  unavailable: at(party, accepted, noneCancellable),
  tooLate: at(alone, accepted, done('getCancellableItems', [{ ticketId: adult.id, reason: 'too-late', refund: 0 }])),
  failed: at(party, accepted, failed('getCancellableItems', lost)),
} as const;

export const chart = chartOf(cancellationMachine, situations, cancellationView);
export const { examples } = chart;
