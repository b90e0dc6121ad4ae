import { CircleAlert } from 'lucide-react';
import { Suspense, useEffect, type ComponentType } from 'react';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import type { ReservationPaymentView } from '../../../machines/reservationPayment/reservationPayment.types.ts';
import { common, reservation as words } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Page } from '../../ui/Page.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';
import type { PayingCard } from '../parts/CardForm.tsx';
import { PayLoading } from '../parts/PayLoading.tsx';
import type { SendTruth, UnknownProps } from '../parts/UnknownPage.tsx';
import { PayReservation, type ReservationSenders } from './PayReservation.tsx';
import { ReservationReceipt, type ReceiptHrefs } from './ReservationReceipt.tsx';

type ReservationScreenProps = ReservationSenders & {
  view: ReservationPaymentView;
  /** The typed card in memory; no chart contains it. */
  card: PayingCard;
  /** The saved cards of a registered traveller; null for anybody else. */
  cards: readonly SavedCard[] | null;
  sendTruth: SendTruth;
  /** The page of an unknown payment, with its log. */
  Unknown: ComponentType<UnknownProps>;
  hrefs: ReceiptHrefs;
};

/** The payment of a reservation by its link, and its tickets. A page that replaces the focused one takes the focus. */
export function ReservationScreen(props: ReservationScreenProps) {
  const { screen } = props.view;
  useEffect(recoverFocus, [screen]);
  return <ReservationPage {...props} />;
}
ReservationScreen.preload = async () => {
  await PayReservation.preload();
};

function ReservationPage({ view, card, cards, send, sendCard, sendChallenge, sendTruth, Unknown, hrefs }: ReservationScreenProps) {
  switch (view.screen) {
    case 'loading':
    case 'left':
      return <PayLoading title={words.title} loading={words.loading} />;
    case 'ended':
      return (
        <>
          <Page>
            <h1>{words.title}</h1>
          </Page>
          <Alert
            isOpen
            tone={view.end === 'paid' ? 'neutral' : 'danger'}
            icon={<CircleAlert />}
            title={words.endTitle}
            close={{ label: common.accept, onPress: () => send({ type: 'notice.closed' }) }}
          >
            <p>{view.message ?? words.ends[view.end]}</p>
          </Alert>
        </>
      );
    case 'form':
    case 'paying':
    case 'challenge':
      return <PayReservation view={view} card={card} cards={cards} send={send} sendCard={sendCard} sendChallenge={sendChallenge} />;
    case 'unknown':
      return (
        <Suspense>
          <Unknown view={view} send={sendTruth} />
        </Suspense>
      );
    case 'confirmation':
      return <ReservationReceipt view={view} hrefs={hrefs} />;
    default:
      return view satisfies never;
  }
}
