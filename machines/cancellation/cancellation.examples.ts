import { OWN_TRIP, pesos } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import type { Money } from '../domain/money.ts';
import type { OwnTrip } from '../domain/ownTrip.ts';
import { cancellationMachine } from './cancellation.machine.ts';
import { cancellationOf } from './cancellation.rules.ts';
import type { CancellationEvent, CancellationInput, Check } from './cancellation.types.ts';
import { cancellationView } from './cancellation.view.ts';

type Step = CancellationEvent | ReturnType<typeof done>;

const [adult, minor, other] = OWN_TRIP.tickets;
if (!adult || !minor || !other) throw new Error('the trip has three tickets');

export const party: CancellationInput = cancellationOf(OWN_TRIP, []);
const withTickets = (...tickets: typeof OWN_TRIP.tickets): CancellationInput => cancellationOf({ ...OWN_TRIP, tickets }, []);
export const alone: CancellationInput = withTickets(adult);
const family: CancellationInput = withTickets(adult, minor);
const back = { ...adult, id: 't-4', seat: '14' };
const minorBack = { ...minor, id: 't-5', seat: '13' };
const wayBack: OwnTrip = {
  ...OWN_TRIP,
  id: 'TRX-88412207 return',
  direction: 'return',
  origin: OWN_TRIP.destination,
  destination: OWN_TRIP.origin,
  departs: '2026-05-03T21:15:00-06:00',
  arrives: '2026-05-04T03:30:00-06:00',
  tickets: [back, minorBack],
};
const roundTrip: CancellationInput = cancellationOf(wayBack, [OWN_TRIP]);
/** The round trip of one adult. */
export const roundTripAlone: CancellationInput = cancellationOf({ ...wayBack, tickets: [back] }, [{ ...OWN_TRIP, tickets: [adult] }]);
const at = (input: CancellationInput, ...events: Step[]) => ({ input, events });

export const ADULT = adult.id;
export const MINOR = minor.id;
export const BACK = back.id;
export const accepted: CancellationEvent = { type: 'cancellation.accepted' };
export const toggled = (ticketId: string): CancellationEvent => ({ type: 'ticket.toggled', ticketId });
export const allToggled: CancellationEvent = { type: 'all.toggled' };
const reasons = (...all: Check['reason'][]) =>
  done(
    'getCancellableItems',
    OWN_TRIP.tickets.map(({ id, price }, index) => ({ ticketId: id, reason: all[index] ?? null, refund: price, takes: null })),
  );
export const checkedParty = reasons(null, null, 'payment-method');
/** The adult may leave with the minor only. */
const checkedFamily = done('getCancellableItems', [
  { ticketId: adult.id, reason: 'last-adult', refund: adult.price, takes: null },
  { ticketId: minor.id, reason: null, refund: minor.price, takes: null },
]);
const checkedBoth = done('getCancellableItems', [
  { ticketId: adult.id, reason: null, refund: adult.price, takes: null },
  { ticketId: minor.id, reason: null, refund: minor.price, takes: null },
  { ticketId: 't-3', reason: 'payment-method', refund: 0, takes: null },
  { ticketId: back.id, reason: 'last-adult', refund: back.price, takes: null },
  { ticketId: minorBack.id, reason: null, refund: minorBack.price, takes: null },
]);
export const checkedRoundTripAlone = done(
  'getCancellableItems',
  [adult, back].map(({ id, price }) => ({ ticketId: id, reason: null, refund: price, takes: null })),
);
/** The way back has its promotion from the way out. */
const checkedPromotion = done('getCancellableItems', [
  { ticketId: adult.id, reason: null, refund: adult.price, takes: { from: back.id, amount: pesos(306) } },
  { ticketId: back.id, reason: null, refund: back.price, takes: null },
]);
export const checkedAlone = done('getCancellableItems', [{ ticketId: adult.id, reason: null, refund: adult.price, takes: null }]);
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
export const previewed = (refund: Money, takenBack: Money = 0) => done('previewCancelTickets', { refund, takenBack });
export const refunds = previewed(pesos(953));
const refundShown: Step[] = [...asked, refunds];
const confirming: Step[] = [...refundShown, { type: 'refund.accepted' }];
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
  bothWays: at(roundTrip, accepted, checkedBoth, toggled(ADULT), toggled(MINOR), toggled(minorBack.id)),
  minorAloneBack: at(roundTrip, accepted, checkedBoth, toggled(ADULT), toggled(BACK)),
  refundOfBothWays: at(roundTrip, accepted, checkedBoth, allToggled, { type: 'refund.requested' }, previewed(pesos(1906))),
  promotionLost: at(roundTripAlone, accepted, checkedPromotion, toggled(ADULT)),
  promotionBoth: at(roundTripAlone, accepted, checkedPromotion, allToggled),
  refundWithoutPromotion: at(
    roundTripAlone,
    accepted,
    checkedPromotion,
    toggled(ADULT),
    { type: 'refund.requested' },
    previewed(adult.price - pesos(306), pesos(306)),
  ),
  previewing: at(party, ...asked),
  previewFailed: at(party, ...asked, failed('previewCancelTickets', lastAdult)),
  previewingAlone: at(alone, accepted, checkedAlone),
  refund: at(party, ...refundShown),
  severalWithoutRefund: at(party, ...asked, previewed(0)),
  withoutRefund: at(alone, accepted, checkedAlone, previewed(0)),
  confirming: at(party, ...confirming),
  cancelling: at(party, ...sent),
  stillCancelling: at(party, ...sent, done('pause')),
  refused: at(party, ...sent, failed('cancelTickets', lost)),
  mayRetry: at(party, ...sent, failed('cancelTickets', lost), done('pause')),
  cancelled: at(party, ...sent, cancelled),
  oneCancelled: at(alone, accepted, checkedAlone, refunds, { type: 'refund.accepted' }, { type: 'cancellation.confirmed' }, cancelled),
  unavailable: at(party, accepted, noneCancellable),
  tooLate: at(alone, accepted, done('getCancellableItems', [{ ticketId: adult.id, reason: 'too-late', refund: 0, takes: null }])),
  failed: at(party, accepted, failed('getCancellableItems', lost)),
} as const;

export const chart = chartOf(cancellationMachine, situations, cancellationView);
export const { examples } = chart;
