import { CircleAlert, Hourglass } from 'lucide-react';
import type { CashReservationEvent, CashReservationView } from '../../../machines/cashReservation/cashReservation.types.ts';
import type { Failure, FailureCode } from '../../../machines/domain/failure.ts';
import { cash as words, common, failures } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';

type CashAlertProps = {
  alert: NonNullable<Extract<CashReservationView, { screen: 'form' }>['alert']>;
  isOpen: boolean;
  send: (event: CashReservationEvent) => void;
};

/** A reservation that was not made: the departure is too near, or the service refused it (ERR-058 to ERR-061). */
export function CashAlert({ alert, isOpen, send }: CashAlertProps) {
  if (alert.kind === 'notReserved') {
    const { title, text } = wordsOf(alert.failure);
    const close = { label: common.accept, onPress: () => send({ type: 'alert.closed' }) };
    return (
      <Alert isOpen={isOpen} tone="danger" icon={<CircleAlert />} title={title} close={close}>
        <p>{text}</p>
      </Alert>
    );
  }
  const { title, text, card, search } = words.cashTooLate;
  return (
    <Alert
      isOpen={isOpen}
      tone="warn"
      icon={<Hourglass />}
      title={title}
      primary={{ label: card, onPress: () => send({ type: 'card.chosen' }) }}
      secondary={{ label: search, onPress: () => send({ type: 'search.chosen' }) }}
    >
      <p>{text}</p>
    </Alert>
  );
}

/** Refusals with sentences of their own; the others share ERR-061. */
const OWN: readonly FailureCode[] = ['cash-limit', 'cash-bus-limit', 'cash-unproved', 'cash-disabled'];

function wordsOf({ code }: Failure): { title: string; text: string } {
  return OWN.includes(code) ? failures[code] : words.notReserved;
}
