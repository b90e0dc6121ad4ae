import { Armchair, CircleAlert, Hourglass } from 'lucide-react';
import { Suspense } from 'react';
import type { CardAlert as CardAlertData, CardPaymentEvent } from '../../../machines/cardPayment/cardPayment.types.ts';
import type { CheckoutAlert } from '../../../machines/checkout/checkout.types.ts';
import { checkout as words, common, difference, payAlerts } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { CardAlert } from '../parts/CardAlert.tsx';
import { useLast } from '../parts/useLast.ts';
import { FreeSheet } from './FreeSheet.tsx';
import type { PayView, Senders } from './PayPage.tsx';

/** Loaded on demand, with the texts of cash. */
const CashAlert = lazyPart(async () => (await import('./CashAlert.tsx')).CashAlert);

type CheckoutAlertsProps = Omit<Senders, 'sendChallenge' | 'sendDiscount'> & { view: PayView };

/** The alerts: a change to confirm, a refused payment, and the end of the hold. */
export function CheckoutAlerts({ view, send, sendCard, sendOrder, sendCash }: CheckoutAlertsProps) {
  const alert = view.screen === 'form' ? view.alert : null;
  const lastAlert = useLast(alert);
  return (
    <>
      <ChangeAlert view={view} isOpen={view.screen === 'form' && view.isAsking} send={sendOrder} />
      {lastAlert && (
        <PaymentAlert
          alert={lastAlert}
          isOpen={alert !== null}
          canReserve={view.cash.kind === 'offered'}
          send={send}
          sendCard={sendCard}
          sendOrder={sendOrder}
          sendCash={sendCash}
        />
      )}
      {view.costsNothing && !view.isChange && <FreeSheet isOpen={view.screen === 'paying' && view.step === 'giving'} />}
      <ExpiredAlert view={view} send={send} />
    </>
  );
}

/** Asks before the bought tickets are changed (FREE-008). */
function ChangeAlert({ view, isOpen, send }: { view: PayView; isOpen: boolean; send: Senders['sendOrder'] }) {
  const { title, text, stay } = payAlerts.changing;
  return (
    <Alert
      isOpen={isOpen}
      tone="warn"
      icon={<Armchair />}
      title={title}
      primary={{ label: words.change.submit, onPress: () => send({ type: 'changes.confirmed' }) }}
      close={{ label: stay, onPress: () => send({ type: 'changes.cancelled' }) }}
    >
      <p>{difference(view)}</p>
      <p>{text}</p>
    </Alert>
  );
}

type PaymentAlertProps = Omit<Senders, 'sendChallenge' | 'sendDiscount'> & { alert: CheckoutAlert; isOpen: boolean; canReserve: boolean };

function PaymentAlert(props: PaymentAlertProps) {
  const { alert, isOpen, sendOrder, sendCash } = props;
  switch (alert.kind) {
    case 'cashTooLate':
    case 'notReserved':
      return (
        <Suspense>
          <CashAlert alert={alert} isOpen={isOpen} send={sendCash} />
        </Suspense>
      );
    case 'notOrdered': {
      const text = alert.failure.message ?? payAlerts.notOrdered.text;
      return <SimpleAlert isOpen={isOpen} {...payAlerts.notOrdered} text={text} onClose={() => sendOrder({ type: 'alert.closed' })} />;
    }
    default:
      return <CardAlertBox {...props} alert={alert} />;
  }
}

type SimpleAlertProps = { isOpen: boolean; title: string; text: string; more?: string; onClose: () => void };

function SimpleAlert({ isOpen, title, text, more, onClose }: SimpleAlertProps) {
  return (
    <Alert isOpen={isOpen} tone="danger" icon={<CircleAlert />} title={title} close={{ label: common.accept, onPress: onClose }}>
      <p>{text}</p>
      {more !== undefined && <p>{more}</p>}
    </Alert>
  );
}

/** After a refused card, cash is offered where it is available (PAY-034). */
function CardAlertBox({ alert, isOpen, canReserve, send, sendCard }: PaymentAlertProps & { alert: CardAlertData }) {
  const reserve = (answer: CardPaymentEvent) => {
    sendCard(answer);
    send({ type: 'method.chosen', method: 'cash' });
  };
  return <CardAlert alert={alert} isOpen={isOpen} send={sendCard} {...(canReserve && { reserve })} />;
}

function ExpiredAlert({ view, send }: { view: PayView; send: Senders['send'] }) {
  const { title, text, search, again, releasing } = payAlerts.expired;
  const isReleasing = view.screen === 'expired' && view.releasing;
  return (
    <Alert
      isOpen={view.screen === 'expired'}
      tone="warn"
      icon={<Hourglass />}
      title={title}
      primary={{ label: search, onPress: () => send({ type: 'search.chosen' }) }}
      secondary={{ label: again, onPress: () => send({ type: 'seats.reclaimed' }), isPending: isReleasing, pendingLabel: releasing }}
    >
      <p>{text}</p>
    </Alert>
  );
}
