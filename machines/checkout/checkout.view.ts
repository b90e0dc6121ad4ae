import type { SnapshotFrom } from 'xstate';
import type { ChallengeView } from '../challenge/index.ts';
import { CART_HOLD_SECONDS } from '../domain/hold.ts';
import { referenceOf, type Cart } from '../domain/order.ts';
import type { HoldView } from '../hold/index.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { alertOf } from './checkout.rules.ts';
import type { ChargeTruth, CheckoutView, SummaryView } from './checkout.types.ts';

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
  const summary = summaryOf(cart);
  const bank = BANK_STATES.find((state) => snapshot.matches({ open: { flow: { bank: state } } }));
  if (bank === 'confirming') {
    const url = challenge?.screen === 'open' ? challenge.url : null;
    return { screen: 'challenge', hold, url, confirming: url === null, ...summary };
  }
  if (bank) return { screen: 'paying', hold, step: STEPS[bank], ...summary };
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
    canPay: snapshot.can({ type: 'pay.submitted' }),
    alert: isAlerting(snapshot) && context.failure ? alertOf(context.failure) : null,
    ...summary,
  };
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

function summaryOf({ ways, subtotal, servicesTotal, total }: Cart): SummaryView {
  return { ways, subtotal, servicesTotal, total };
}
