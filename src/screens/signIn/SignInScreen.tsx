import type { ReactNode } from 'react';
import type { SignInEvent, SignInView } from '../../../machines/signIn/signIn.types.ts';
import { common, signIn } from '../../messages/es-MX.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { GuestForm } from './GuestForm.tsx';
import { SignInAlerts } from './SignInAlerts.tsx';

type SignInScreenProps = {
  /** Null while no sign-in is open. */
  view: SignInView | null;
  send: (event: SignInEvent) => void;
  /** The form of the phone code, shown while the code is requested. */
  codeForm: ReactNode;
};

/** The sign-in over the step (AUTH-010, AUTH-017). */
export function SignInScreen({ view, send, codeForm }: SignInScreenProps) {
  return (
    <>
      <Sheet isOpen={view !== null} onClose={() => send({ type: 'signIn.dismissed' })} title={signIn.title} closeLabel={common.close}>
        {view && <Content view={view} send={send} codeForm={codeForm} />}
      </Sheet>
      <SignInAlerts alert={view?.screen === 'guest' ? view.alert : null} isSending={view?.screen === 'guest' && view.sending} send={send} />
    </>
  );
}

function Content({ view, send, codeForm }: SignInScreenProps & { view: SignInView }) {
  switch (view.screen) {
    case 'guest':
      return <GuestForm view={view} send={send} />;
    case 'code':
      return codeForm;
    case 'opening':
      return (
        <p className="flex items-center justify-center gap-3 py-8 text-ink-muted">
          <Spinner label={signIn.opening} />
          <span aria-hidden="true">{signIn.opening}</span>
        </p>
      );
    default:
      return view satisfies never;
  }
}
