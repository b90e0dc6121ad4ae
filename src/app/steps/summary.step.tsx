import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { cardPaymentMachine, cardPaymentView } from '../../../machines/cardPayment/index.ts';
import { checkoutMachine, checkoutView } from '../../../machines/checkout/index.ts';
import { deviceDataMachine } from '../../../machines/deviceData/index.ts';
import { holdMachine, holdView } from '../../../machines/hold/index.ts';
import { pointsAndCouponMachine, pointsAndCouponView } from '../../../machines/pointsAndCoupon/index.ts';
import { lateChart } from '../../../machines/lateChart.ts';
import { CheckoutScreen } from '../../screens/checkout/CheckoutScreen.tsx';
import { applyCoupon } from '../actors/applyCoupon.ts';
import { collectDeviceData } from '../actors/collectDeviceData.ts';
import { createPayment } from '../actors/createPayment.ts';
import { getCart } from '../actors/getCart.ts';
import { getPaymentProviders } from '../actors/getPaymentProviders.ts';
import { pause } from '../actors/pause.ts';
import { prepareAttempt } from '../actors/prepareAttempt.ts';
import { removeCoupon } from '../actors/removeCoupon.ts';
import { ticker } from '../actors/ticker.ts';
import { unblockSeats } from '../actors/unblockSeats.ts';
import { watchBalance } from '../actors/watchBalance.ts';
import { watchCashTerms } from '../actors/watchCashTerms.ts';
import { watchCard } from '../actors/watchCard.ts';
import { useSavedCards } from '../queries/useSavedCards.ts';
import { cardVault } from '../payment/cardVault.ts';
import { useCard } from '../payment/useCard.ts';
import type { UnknownProps } from '../../screens/parts/UnknownPage.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { cashFiles, freeFiles, truthFiles } from '../late/lateMethods.ts';
import { chartStep, type Wizard } from './manifest.ts';

const ofAccount = async () => null;
/** Loaded beside the page: it must be there when the network is not. */
const Unknown = lazyPart(async () => {
  const { UnknownPayment } = await truthFiles.open();
  return (props: UnknownProps) => <UnknownPayment {...props} linkToken={ofAccount} isBeside />;
});

const clearCard = () => cardVault.clear();

/** The payment, with its ports. */
export function summaryStep({ askSignIn }: Wizard) {
  void CheckoutScreen.preload();
  void Unknown.preload();
  return chartStep<typeof checkoutMachine>({
    child: 'checkout',
    chart: checkoutMachine.provide({
      actors: {
        getCart,
        unblockSeats,
        watchCashTerms,
        watchBalance,
        hold: holdMachine.provide({ actors: { ticker } }),
        cardPayment: cardPaymentMachine.provide({
          actors: {
            getPaymentProviders,
            prepareAttempt,
            createPayment,
            watchCard,
            deviceData: deviceDataMachine.provide({ actors: { collectDeviceData, pause } }),
            challenge: lateChart(() => truthFiles.opened().challenge),
          },
          actions: { clearCard, askSignIn },
        }),
        freeOrder: lateChart(() => freeFiles.opened().freeOrder.provide({ actions: { askSignIn } })),
        cashReservation: lateChart(() => cashFiles.opened().cashReservation.provide({ actions: { askSignIn } })),
        pointsAndCoupon: pointsAndCouponMachine.provide({ actors: { applyCoupon, removeCoupon }, actions: { askSignIn } }),
        paymentTruth: lateChart(() => truthFiles.opened().paymentTruth.provide({ actions: { askSignIn } })),
      },
      actions: { clearCard, askSignIn },
    }),
    Screen: Checkout,
    shown: (snapshot) => ({
      legs: snapshot.context.cart?.ways.map(({ leg }) => leg) ?? [],
      folio: snapshot.matches({ open: 'paymentTruth' }) ? (snapshot.context.payment?.folio ?? null) : null,
    }),
  });
}

/** The first traveller with a last name, which a pet need not have, pays unless the form says otherwise. */
function useHolder({ context: { cart } }: SnapshotFrom<typeof checkoutMachine>): void {
  useEffect(() => {
    const holder = cart?.ways[0].tickets.find(({ lastName }) => lastName !== '');
    if (holder) cardVault.suggestHolder(holder);
  }, [cart]);
}

function Checkout({ actor }: { actor: ActorRefFrom<typeof checkoutMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  useHolder(snapshot);
  const { hold, cardPayment, freeOrder, cashReservation, pointsAndCoupon, paymentTruth } = snapshot.children;
  const payment = useSelector(cardPayment, (state) => state);
  const challenge = payment?.children.challenge;
  const frame = useSelector(challenge, (state) => state && truthFiles.opened().challengeView(state)) ?? null;
  const view = checkoutView(snapshot, {
    hold: useSelector(hold, (state) => state && holdView(state)) ?? null,
    cardPayment: payment ? cardPaymentView(payment, { challenge: frame }) : null,
    freeOrder: useSelector(freeOrder, (state) => state && freeFiles.opened().freeOrderView(state)) ?? null,
    cashReservation: useSelector(cashReservation, (state) => state && cashFiles.opened().cashReservationView(state)) ?? null,
    pointsAndCoupon: useSelector(pointsAndCoupon, (state) => state && pointsAndCouponView(state)) ?? null,
    paymentTruth: useSelector(paymentTruth, (state) => state && truthFiles.opened().paymentTruthView(state)) ?? null,
  });
  return (
    <CheckoutScreen
      view={view}
      card={useCard()}
      cards={useSavedCards()}
      send={actor.send}
      sendCard={(event) => cardPayment?.send(event)}
      sendOrder={(event) => freeOrder?.send(event)}
      sendCash={(event) => cashReservation?.send(event)}
      sendDiscount={(event) => pointsAndCoupon?.send(event)}
      sendTruth={(event) => paymentTruth?.send(event)}
      Unknown={Unknown}
      sendChallenge={(event) => challenge?.send(event)}
    />
  );
}
