import { Armchair, CircleAlert, CreditCard, Hourglass, Landmark, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CardPaymentEvent } from '../../../machines/cardPayment/cardPayment.types.ts';
import type { CheckoutAlert } from '../../../machines/checkout/checkout.types.ts';
import { checkout as words, common, failures, failureText } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useLast } from '../parts/useLast.ts';
import type { PayView, Senders } from './PayPage.tsx';

type CheckoutAlertsProps = Omit<Senders, 'sendChallenge'> & { view: PayView };

/** The alerts: the time to pay, a refused payment, and the end of the hold. */
export function CheckoutAlerts({ view, send, sendCard, sendOrder }: CheckoutAlertsProps) {
  const minutes = view.screen === 'form' ? view.timeNotice : null;
  const alert = view.screen === 'form' ? view.alert : null;
  const lastMinutes = useLast(minutes);
  const lastAlert = useLast(alert);
  return (
    <>
      {lastMinutes !== null && (
        <Alert
          isOpen={minutes !== null}
          tone="warn"
          icon={<Timer />}
          title={words.timeNotice.title(lastMinutes)}
          primary={{ label: common.accept, onPress: () => send({ type: 'notice.closed' }) }}
        >
          <p>{words.timeNotice.text}</p>
        </Alert>
      )}
      <ChangeAlert isOpen={view.screen === 'form' && view.isAsking} send={sendOrder} />
      {lastAlert && <PaymentAlert alert={lastAlert} isOpen={alert !== null} sendCard={sendCard} sendOrder={sendOrder} />}
      <ExpiredAlert view={view} send={send} />
    </>
  );
}

/** FREE-008 */
function ChangeAlert({ isOpen, send }: { isOpen: boolean; send: Senders['sendOrder'] }) {
  const { title, text, stay } = words.change.asking;
  return (
    <Alert
      isOpen={isOpen}
      tone="warn"
      icon={<Armchair />}
      title={title}
      primary={{ label: words.change.submit, onPress: () => send({ type: 'changes.confirmed' }) }}
      secondary={{ label: stay, onPress: () => send({ type: 'changes.cancelled' }) }}
    >
      <p>{text}</p>
    </Alert>
  );
}

type AlertWords = { title: string; text: string; more?: string; icon: ReactNode; button: string; answer: CardPaymentEvent };

type PaymentAlertProps = Pick<Senders, 'sendCard' | 'sendOrder'> & { alert: CheckoutAlert; isOpen: boolean };

function PaymentAlert({ alert, isOpen, sendCard, sendOrder }: PaymentAlertProps) {
  const { title, text, more, icon, button, answer } = wordsOf(alert);
  const onPress = () => (alert.kind === 'notOrdered' ? sendOrder({ type: 'alert.closed' }) : sendCard(answer));
  return (
    <Alert isOpen={isOpen} tone="danger" icon={icon} title={title} primary={{ label: button, onPress }}>
      <p>{text}</p>
      {more !== undefined && <p>{more}</p>}
    </Alert>
  );
}

function wordsOf(alert: CheckoutAlert): AlertWords {
  const close = { icon: <CircleAlert />, button: common.accept, answer: { type: 'alert.closed' } } as const;
  switch (alert.kind) {
    case 'declined':
      return {
        ...failureText(alert.failure),
        // The service's own text contains the reason already.
        ...(alert.failure.code === 'insufficient-funds' && alert.failure.message === undefined && { more: words.declined.noFunds }),
        icon: <CreditCard />,
        button: words.declined.again,
        answer: { type: 'decline.accepted' },
      };
    case 'notOrdered':
      return { ...words.notOrdered, ...(alert.failure.message !== undefined && { text: alert.failure.message }), ...close };
    case 'noShopperIp':
      return { ...words.noShopperIp, ...close };
    case 'cardMissing':
      return { ...words.cardMissing, ...close };
    case 'paymentIdMissing':
      return { ...failures['payment-id-missing'], ...close };
    case 'earlierUnknown':
      return { ...words.earlierUnknown, ...close, icon: <Landmark /> };
    default:
      return alert satisfies never;
  }
}

function ExpiredAlert({ view, send }: { view: PayView; send: Senders['send'] }) {
  const { title, text, search, again, releasing } = words.expired;
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
