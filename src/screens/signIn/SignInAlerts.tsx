import { Info, MessageSquareText, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SignInAlert, SignInEvent } from '../../../machines/signIn/signIn.types.ts';
import { common, failures, failureText, signIn, signInAlerts } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useLast } from '../parts/useLast.ts';

type SignInAlertsProps = { alert: SignInAlert | null; isSending: boolean; send: (event: SignInEvent) => void };

/** The answers to the request of a code (ERR-018 to ERR-022). */
export function SignInAlerts({ alert, isSending, send }: SignInAlertsProps) {
  const shown = useLast(alert);
  if (!shown) return null;
  const { title, text, icon, tone, label, event, hasWayOut = false } = words(shown);
  const way = { label, onPress: () => send(event), isPending: isSending, pendingLabel: signIn.submitting };
  return (
    <Alert
      isOpen={alert !== null}
      tone={tone}
      icon={icon}
      title={title}
      {...(hasWayOut ? { primary: way, close: { onPress: () => send({ type: 'notice.closed' }) } } : { close: way })}
    >
      {text}
    </Alert>
  );
}

type Words = {
  title: string;
  text: string;
  icon: ReactNode;
  tone: 'neutral' | 'warn';
  label: string;
  event: SignInEvent;
  hasWayOut?: boolean;
};

function words(alert: SignInAlert): Words {
  switch (alert.kind) {
    case 'accountExists':
      return {
        ...signInAlerts.accountExists,
        icon: <Info />,
        tone: 'neutral',
        label: signInAlerts.accountExists.accept,
        event: { type: 'account.accepted' },
        hasWayOut: true,
      };
    case 'codeAlreadySent':
      return {
        title: signInAlerts.codeAlreadySent.title,
        text: alert.message ?? signInAlerts.codeAlreadySent.text,
        icon: <MessageSquareText />,
        tone: 'neutral',
        label: signInAlerts.codeAlreadySent.haveCode,
        event: { type: 'code.atHand' },
        hasWayOut: true,
      };
    case 'codeWaiting':
      return {
        ...signInAlerts.codeWaiting,
        icon: <MessageSquareText />,
        tone: 'neutral',
        label: signInAlerts.codeAlreadySent.haveCode,
        event: { type: 'code.atHand' },
      };
    case 'failed': {
      const { title, text } = failureText(alert.failure);
      return {
        title,
        // ERR-065: here the general text ends with a full stop.
        text: text === failures.refused.text ? signInAlerts.failed : text,
        icon: <TriangleAlert />,
        tone: 'warn',
        label: common.accept,
        event: { type: 'notice.closed' },
      };
    }
    default:
      return alert satisfies never;
  }
}
