import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { cardPaymentMachine, cardPaymentView } from '../../../machines/cardPayment/index.ts';
import { challengeMachine, challengeView } from '../../../machines/challenge/index.ts';
import { deviceDataMachine } from '../../../machines/deviceData/index.ts';
import { holdMachine, holdView } from '../../../machines/hold/index.ts';
import { lateChart } from '../../../machines/lateChart.ts';
import { paymentTruthMachine, paymentTruthView } from '../../../machines/paymentTruth/index.ts';
import { reservationPaymentMachine, reservationPaymentView } from '../../../machines/reservationPayment/index.ts';
import { oneWay } from '../../../machines/search/index.ts';
import { ReservationScreen } from '../../screens/reservation/ReservationScreen.tsx';
import { askReservationPayment } from '../actors/askReservationPayment.ts';
import { challengeMessages } from '../actors/challengeMessages.ts';
import { collectDeviceData } from '../actors/collectDeviceData.ts';
import { deadline } from '../actors/deadline.ts';
import { getPaymentProviders } from '../actors/getPaymentProviders.ts';
import { getReceipt } from '../actors/getReceipt.ts';
import { getReservation } from '../actors/getReservation.ts';
import { pause } from '../actors/pause.ts';
import { payReservation } from '../actors/payReservation.ts';
import { prepareAttempt } from '../actors/prepareAttempt.ts';
import { openReservation } from '../actors/openReservation.ts';
import { ticker } from '../actors/ticker.ts';
import { validateReservationPayment } from '../actors/validateReservationPayment.ts';
import { watchCard } from '../actors/watchCard.ts';
import { cardVault } from '../payment/cardVault.ts';
import { useCard } from '../payment/useCard.ts';
import { useSavedCards } from '../queries/useSavedCards.ts';
import { tokens } from '../session/tokens.ts';
import { reservationPass } from '../payment/reservationPass.ts';
import type { UnknownProps } from '../../screens/parts/UnknownPage.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { flowStep, type Wizard } from './manifest.ts';

const linkToken = async (signal?: AbortSignal) => (await reservationPass(signal)).token;
/** Loaded beside the page: it must be there when the network is not. */
const Unknown = lazyPart(async () => {
  const { UnknownPayment } = await import('./UnknownPayment.tsx');
  return (props: UnknownProps) => <UnknownPayment {...props} linkToken={linkToken} isBeside />;
});

const clearCard = () => cardVault.clear();

/** The payment of a reservation: the charts of a payment, which ask the operations of a reservation. */
export function reservationStep({ askSignIn }: Wizard) {
  void ReservationScreen.preload();
  void Unknown.preload();
  const challenge = challengeMachine.provide({
    actors: { getPaymentTransaction: validateReservationPayment, challengeMessages, deadline, pause },
  });
  return flowStep<'reservation', typeof reservationPaymentMachine>({
    chart: reservationPaymentMachine.provide({
      actors: {
        openReservation,
        getReservation,
        getReceipt,
        challenge,
        hold: holdMachine.provide({ actors: { ticker } }),
        cardPayment: cardPaymentMachine.provide({
          actors: {
            getPaymentProviders,
            prepareAttempt,
            createPayment: payReservation,
            watchCard,
            deviceData: deviceDataMachine.provide({ actors: { collectDeviceData, pause } }),
            challenge: lateChart(() => challenge),
          },
          actions: { clearCard, askSignIn },
        }),
        paymentTruth: paymentTruthMachine.provide({ actors: { askPayment: askReservationPayment, pause }, actions: { askSignIn } }),
      },
    }),
    begin: ({ location: { link } }) => ({ link }),
    Screen: ({ location, actor, send, hrefOf }) => {
      const snapshot = useSelector(actor, (state) => state);
      const { hold, cardPayment, challenge: resumed, paymentTruth } = snapshot.children;
      const payment = useSelector(cardPayment, (state) => state);
      const frame = resumed ?? payment?.children.challenge;
      const shown = useSelector(frame, (state) => state && challengeView(state)) ?? null;
      const view = reservationPaymentView(snapshot, {
        hold: useSelector(hold, (state) => state && holdView(state)) ?? null,
        cardPayment: payment ? cardPaymentView(payment, { challenge: shown }) : null,
        challenge: shown,
        paymentTruth: useSelector(paymentTruth, (state) => state && paymentTruthView(state)) ?? null,
      });
      const goal = view.screen === 'left' ? view.to : null;
      useEffect(() => {
        if (goal === null) return;
        const location = goal === 'trips' ? ({ name: 'trips' } as const) : ({ name: 'home', asked: oneWay(null, null, null) } as const);
        send({ type: 'location.visited', location });
      }, [goal, send]);
      // The address of an unknown payment has its folio, and the confirmation has one of its own.
      const folio = view.screen === 'unknown' ? (view.folio ?? undefined) : undefined;
      const isPaid = view.screen === 'confirmation' || undefined;
      const isRead = view.screen !== 'loading' && view.screen !== 'left';
      useEffect(() => {
        if (!isRead || (location.folio === folio && location.isPaid === isPaid)) return;
        const { name, link } = location;
        send({ type: 'location.visited', location: { name, link, ...(folio !== undefined && { folio }), ...(isPaid && { isPaid }) } });
      }, [folio, isPaid, isRead, location, send]);
      // A typed card does not outlive its page.
      useEffect(() => clearCard, []);
      return (
        <ReservationScreen
          view={view}
          card={useCard()}
          cards={useSavedCards()}
          send={actor.send}
          sendCard={(event) => {
            if (cardPayment) cardPayment.send(event);
            // After a reload the refusal belongs to the page, whose card payment has not begun.
            else if (event.type === 'decline.accepted') actor.send(event);
          }}
          sendChallenge={(event) => frame?.send(event)}
          sendTruth={(event) => paymentTruth?.send(event)}
          Unknown={Unknown}
          hrefs={{
            home: hrefOf({ name: 'home', asked: oneWay(null, null, null) }),
            trips: tokens.read()?.user.role === 'user' ? hrefOf({ name: 'trips' }) : null,
          }}
        />
      );
    },
  });
}
