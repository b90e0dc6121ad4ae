import { ArrowLeft, Lock } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { CardPaymentEvent } from '../../../machines/cardPayment/cardPayment.types.ts';
import type { ChallengeEvent } from '../../../machines/challenge/challenge.types.ts';
import type { CheckoutEvent, CheckoutView, PayingStep } from '../../../machines/checkout/checkout.types.ts';
import type { CashReservationEvent } from '../../../machines/cashReservation/cashReservation.types.ts';
import type { FreeOrderEvent } from '../../../machines/freeOrder/freeOrder.types.ts';
import type { HoldView } from '../../../machines/hold/hold.types.ts';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import type { PointsAndCouponEvent } from '../../../machines/pointsAndCoupon/pointsAndCoupon.types.ts';
import { checkout as words } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { loadText } from '../../messages/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dock } from '../../ui/Dock.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { CardForm, type PayingCard } from '../parts/CardForm.tsx';
import { MethodCard } from './MethodCard.tsx';
import { HoldClock } from '../parts/HoldClock.tsx';
import { CartTotals, TripSummary } from './TripSummary.tsx';

/** Loaded beside the page, because nothing of them is needed to read it. */
const CheckoutAlerts = lazyPart(async () => (await import('./CheckoutAlerts.tsx')).CheckoutAlerts);
const ChallengeSheet = lazyPart(async () => (await import('../parts/ChallengeSheet.tsx')).ChallengeSheet);
const PointsAndCoupon = lazyPart(async () => (await import('./PointsAndCoupon.tsx')).PointsAndCoupon);
const BeforePaying = lazyPart(async () => {
  const [{ BeforePaying: Loaded }, topics] = await Promise.all([import('../parts/BeforePaying.tsx'), loadText('help')]);
  return () => <Loaded topics={topics} />;
});
const ChangesCard = lazyPart(async () => (await import('./ChangesCard.tsx')).ChangesCard);

export type PayView = Extract<CheckoutView, { screen: 'form' | 'paying' | 'challenge' | 'expired' }>;

/** The send functions of the charts: the cart, the payment methods, and the challenge. */
export type Senders = {
  send: (event: CheckoutEvent) => void;
  sendCard: (event: CardPaymentEvent) => void;
  sendOrder: (event: FreeOrderEvent) => void;
  sendCash: (event: CashReservationEvent) => void;
  sendDiscount: (event: PointsAndCouponEvent) => void;
  sendChallenge: (event: ChallengeEvent) => void;
};
type PayPageProps = Senders & { view: PayView; card: PayingCard; cards: readonly SavedCard[] | null };

/** The lost answer is asked again; the cart may be left meanwhile. */
const AGAIN: ReadonlySet<PayingStep> = new Set(['reordering', 'reservingAgain', 'givingAgain']);
const LAPSED: HoldView = { screen: 'lapsed', label: '00:00', secondsLeft: 0, fraction: 0, isFresh: false, lastMinute: true, spoken: null };

/** The summary, the card form, and the overlays until the bank has answered. */
export function PayPage({ view, card, cards, send, sendCard, sendOrder, sendCash, sendDiscount, sendChallenge }: PayPageProps) {
  const formId = useId();
  const statusId = useId();
  // A refused card is cleared, and its empty fields show no errors yet.
  const [formKey, setFormKey] = useState(0);
  const hold = view.screen === 'expired' ? LAPSED : view.hold;
  const canLeave = view.screen === 'form' || (view.screen === 'paying' && AGAIN.has(view.step));
  const isCash = view.method === 'cash' && view.cash.kind === 'offered';

  const pay = (label: string) => (
    <PayButton
      view={view}
      statusId={statusId}
      {...(view.costsNothing
        ? { onPress: () => sendOrder({ type: 'changes.submitted' }) }
        : isCash
          ? { onPress: () => sendCash({ type: 'reservation.submitted' }) }
          : { formId })}
    >
      {view.costsNothing ? (view.isChange ? words.change.submit : words.takeTickets) : isCash ? words.cash.submit : label}
    </PayButton>
  );

  // A guest has no saved cards and no points; a change takes none (POINTS-005).
  const mayHavePoints = view.balance !== null || (cards !== null && !view.isChange);

  return (
    <>
      {hold && <HoldClock hold={hold} />}
      <Page>
        <h1>{view.costsNothing && view.isChange ? words.change.title : words.title}</h1>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_clamp(20rem,31vw,24.5rem)] lg:grid-rows-[auto_1fr] lg:gap-y-3">
          <div className="lg:col-start-2">
            <TripSummary summary={view} />
          </div>
          <div className="grid gap-4 lg:row-span-2 lg:row-start-1">
            {view.screen === 'form' && view.priceBefore !== null && (
              <Notice isLive tone="warn">
                {words.priceChanged(money(view.priceBefore), money(view.total))}
              </Notice>
            )}
            {view.changes.length > 0 && (
              <Suspense>
                <ChangesCard summary={view} />
              </Suspense>
            )}
            {(mayHavePoints || view.offersCoupon || view.discount?.kind === 'coupon') && (
              <Suspense fallback={<div className={mayHavePoints && view.offersCoupon ? 'min-h-32' : 'min-h-16'} />}>
                <PointsAndCoupon
                  summary={view}
                  mayHavePoints={mayHavePoints}
                  view={view.screen === 'form' ? view.pointsAndCoupon : null}
                  isLocked={view.screen !== 'form'}
                  send={send}
                  sendDiscount={sendDiscount}
                />
              </Suspense>
            )}
            {!view.costsNothing && (
              <MethodCard summary={view} isLocked={view.screen !== 'form'} send={send}>
                <CardForm
                  key={formKey}
                  id={formId}
                  card={card}
                  cards={cards}
                  errors={view.screen === 'form' ? view.errors : {}}
                  hasServices={view.servicesTotal > 0}
                  isLocked={view.screen !== 'form'}
                  takesFocus={formKey > 0}
                  onSubmit={() => {
                    if (view.screen === 'form' && view.canPay) sendCard({ type: 'pay.submitted' });
                  }}
                />
              </MethodCard>
            )}
            <div className="lg:hidden">
              <Card label={words.totalsLabel}>
                <CartTotals summary={view} />
              </Card>
            </div>
          </div>
          <div className="grid gap-3 lg:col-start-2">
            <div className="hidden lg:grid">{pay(words.payAmount(money(view.total)))}</div>
            <Status view={view} id={statusId} />
            <Button size="lg" icon={<ArrowLeft />} isDisabled={!canLeave} onPress={() => send({ type: 'checkout.left' })}>
              {words.toSeats}
            </Button>
            <Suspense>
              <BeforePaying />
            </Suspense>
          </div>
        </div>
      </Page>
      <Dock caption={words.totals.total} value={money(view.total)}>
        {pay(words.pay)}
      </Dock>
      <Suspense>
        <ChallengeSheet view={view.screen === 'challenge' ? view : null} sendChallenge={sendChallenge} />
        <CheckoutAlerts
          view={view}
          send={send}
          sendCard={(event) => {
            if (event.type === 'decline.accepted') setFormKey(formKey + 1);
            sendCard(event);
          }}
          sendOrder={sendOrder}
          sendCash={sendCash}
        />
      </Suspense>
    </>
  );
}
PayPage.preload = async () => {
  await Promise.all([CheckoutAlerts, ChallengeSheet, PointsAndCoupon, ChangesCard, BeforePaying].map((part) => part.preload()));
};

type PayButtonProps = { view: PayView; statusId: string; children: string } & ({ formId: string } | { onPress: () => void });

/** Submits the card form; a free order and a reservation have none. */
function PayButton({ view, statusId, children, ...target }: PayButtonProps) {
  const isPaying = view.screen === 'paying' || view.screen === 'challenge';
  const step = view.screen === 'paying' ? view.step : 'charging';
  return (
    <Button
      look="primary"
      block
      {...('formId' in target ? { type: 'submit' as const, form: target.formId, icon: <Lock className="size-4" /> } : target)}
      isDisabled={!isPaying && !(view.screen === 'form' && view.canPay)}
      isPending={isPaying}
      pendingLabel={words.paying[step]}
      aria-describedby={statusId}
    >
      {children}
    </Button>
  );
}

/** The missing fields, or the current activity. */
function Status({ view, id }: { view: PayView; id: string }) {
  return (
    <p id={id} role="status" className="flex items-center justify-center gap-1.5 text-center text-caption text-ink-muted">
      {statusOf(view)}
    </p>
  );
}

function statusOf(view: PayView): string {
  switch (view.screen) {
    case 'form':
      if (view.costsNothing) return words.nothingDue;
      if (view.method === 'cash' && view.cash.kind === 'offered') return words.cash.hint;
      return view.canPay ? words.bankMayAsk : words.payHint;
    case 'paying':
      return words.payingSpoken[view.step];
    case 'challenge':
      return words.challengeWaits;
    case 'expired':
      return '';
    default:
      return view satisfies never;
  }
}
