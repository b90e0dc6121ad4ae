import { CircleAlert, CreditCard, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CardAlert as Alerted, CardPaymentEvent } from '../../../machines/cardPayment/cardPayment.types.ts';
import { isUncharged } from '../../../machines/domain/payment.ts';
import { common, failures, failureText, payAlerts } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ContactLinks } from './ContactLinks.tsx';

type CardAlertProps = {
  alert: Alerted;
  isOpen: boolean;
  send: (event: CardPaymentEvent) => void;
  /** Takes cash instead of a refused card; it receives the event that closes the alert. */
  reserve?: (answer: CardPaymentEvent) => void;
};

type AlertWords = { title: string; text: string; more?: string; icon: ReactNode; button: string; answer: CardPaymentEvent };

/** An alert of the card payment. */
export function CardAlert({ alert, isOpen, send, reserve }: CardAlertProps) {
  const { title, text, more, icon, button, answer } = wordsOf(alert);
  const close = { label: button, onPress: () => send(answer) };
  return (
    <Alert
      isOpen={isOpen}
      tone="danger"
      icon={icon}
      title={title}
      {...(alert.kind === 'declined' && reserve
        ? { primary: close, secondary: { label: payAlerts.declined.reserve, onPress: () => reserve(answer) } }
        : { close })}
    >
      <p>{text}</p>
      {more !== undefined && <p>{more}</p>}
      {alert.kind === 'declined' && (
        <>
          {isUncharged(alert.failure) && <p className="font-semibold">{payAlerts.declined.uncharged}</p>}
          <div className="grid justify-items-start gap-1 text-small">
            <ContactLinks />
          </div>
        </>
      )}
    </Alert>
  );
}

function wordsOf(alert: Alerted): AlertWords {
  const close = { icon: <CircleAlert />, button: common.accept, answer: { type: 'alert.closed' } } as const;
  switch (alert.kind) {
    case 'declined':
      return {
        ...failureText(alert.failure),
        // The service's own text contains the reason already.
        ...(alert.failure.code === 'insufficient-funds' && alert.failure.message === undefined && { more: payAlerts.declined.noFunds }),
        icon: <CreditCard />,
        button: payAlerts.declined.again,
        answer: { type: 'decline.accepted' },
      };
    case 'noShopperIp':
      return { ...payAlerts.noShopperIp, ...close };
    case 'cardMissing':
      return { ...payAlerts.cardMissing, ...close };
    case 'paymentIdMissing':
      return { ...failures['payment-id-missing'], ...close };
    case 'earlierUnknown':
      return { ...payAlerts.earlierUnknown, ...close, icon: <Landmark /> };
    default:
      return alert satisfies never;
  }
}
