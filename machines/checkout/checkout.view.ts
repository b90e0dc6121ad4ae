import type { SnapshotFrom } from 'xstate';
import type { ChallengeView } from '../challenge/index.ts';
import type { Change } from '../domain/change.ts';
import type { Failure } from '../domain/failure.ts';
import { fullName } from '../domain/passenger.ts';
import { CART_HOLD_SECONDS } from '../domain/hold.ts';
import { referenceOf, type Cart } from '../domain/order.ts';
import type { HoldView } from '../hold/index.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { alertOf, isFree } from './checkout.rules.ts';
import type { ChargeTruth, CheckoutAlert, CheckoutView, SummaryView } from './checkout.types.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/** The checkout with the views of its children, null while they do not live. */
export function checkoutView(
  snapshot: Snapshot,
  { hold, challenge }: { hold: HoldView | null; challenge: ChallengeView | null },
): CheckoutView {
  const { context } = snapshot;
  const { cart } = context;
  if (snapshot.matches('cartExpired')) return { screen: 'cartFailed', reason: 'expired', message: null };
  if (snapshot.matches('cartFailed')) return { screen: 'cartFailed', reason: 'other', message: context.failure?.message ?? null };
  if (snapshot.matches('signedOut')) return { screen: 'signedOut' };
  if (!cart) return { screen: 'loading' };
  const summary = summaryOf(cart, context.change);
  const bank = BANK_STATES.find((state) => snapshot.matches({ open: { flow: { bank: state } } }));
  if (bank === 'confirming') {
    const url = challenge?.screen === 'open' ? challenge.url : null;
    return { screen: 'challenge', hold, url, confirming: url === null, ...summary };
  }
  if (bank) return { screen: 'paying', hold, step: STEPS[bank], ...summary };
  if (snapshot.matches({ open: { flow: 'ordering' } }))
    return { screen: 'paying', hold, step: context.failure ? 'reordering' : 'ordering', ...summary };
  const truth = TRUTH_STATES.find((state) => snapshot.matches({ open: { flow: { bank: { unknown: state } } } }));
  if (truth) {
    const { folio, cartId, orderId } = context;
    return { screen: 'unknown', folio, reference: referenceOf(cartId), truth: TRUTHS[truth], orderId, total: cart.total };
  }
  if (snapshot.matches({ open: { flow: 'releasing' } })) return { screen: 'releasing' };
  if (snapshot.matches({ open: { flow: 'expired' } })) {
    return { screen: 'expired', releasing: snapshot.matches({ open: { flow: { expired: 'releasing' } } }), ...summary };
  }
  return {
    screen: 'form',
    hold,
    timeNotice: snapshot.matches({ open: { flow: { form: 'noticing' } } }) ? CART_HOLD_SECONDS / 60 : null,
    errors: context.card.errors,
    canPay: snapshot.can({ type: 'pay.submitted' }) || snapshot.can({ type: 'changes.submitted' }),
    isAsking: snapshot.matches({ open: { flow: { form: 'asking' } } }),
    alert: isAlerting(snapshot) && context.failure ? alertIn(cart, context.failure) : null,
    ...summary,
  };
}

function alertIn(cart: Cart, failure: Failure): CheckoutAlert {
  return isFree(cart) ? { kind: 'notOrdered', failure } : alertOf(failure);
}

function isAlerting(snapshot: Snapshot): boolean {
  return snapshot.matches({ open: { flow: 'declined' } }) || snapshot.matches({ open: { flow: { form: 'alerting' } } });
}

const BANK_STATES = ['preparing', 'awaitingDevice', 'charging', 'confirming'] as const;
const STEPS = { preparing: 'preparing', awaitingDevice: 'device', charging: 'charging' } as const;
const TRUTH_STATES = ['asking', 'waiting', 'unreached', 'signedOut', 'charged', 'notCharged', 'refunded'] as const;
const TRUTHS: Record<(typeof TRUTH_STATES)[number], ChargeTruth> = {
  asking: 'asking',
  waiting: 'asking',
  unreached: 'unreached',
  signedOut: 'signedOut',
  charged: 'charged',
  notCharged: 'notCharged',
  refunded: 'refunded',
};

function summaryOf(cart: Cart, change: Change | null): SummaryView {
  const { ways, subtotal, servicesTotal, credit, points, total } = cart;
  return {
    ways,
    subtotal,
    servicesTotal,
    credit,
    points,
    total,
    isFree: isFree(cart),
    changes: cart.isChange ? changesOf(cart, change) : [],
  };
}

/** Names stay the same in a change, so they tell which ticket takes the place of which. */
function changesOf({ ways }: Cart, change: Change | null): SummaryView['changes'] {
  return ways
    .flatMap(({ tickets }) => tickets)
    .map((ticket) => {
      const name = fullName(ticket);
      const before = change?.travellers.find((traveller) => fullName(traveller) === name);
      return { name, before: before?.seatNumber ?? null, now: ticket.seatNumber };
    });
}
