import { Suspense, type ReactNode } from 'react';
import type { SignInEvent, SignInView } from '../../../machines/signIn/signIn.types.ts';
import { common, signIn } from '../../messages/es-MX.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { GuestForm } from './GuestForm.tsx';

type SignInScreenProps = {
  /** Null while no sign-in is open. */
  view: SignInView | null;
  send: (event: SignInEvent) => void;
  /** The form of the phone code, shown while the code is requested. */
  codeForm: ReactNode;
  /** The forms of an account, shown in the tab of the e-mail. */
  accountForm: ReactNode;
  /** The form of a forgotten password, shown in the third tab. */
  recoveryForm: ReactNode;
  /** The forms of an account stand in the place of the tabs. */
  isAccountAlone: boolean;
};

/** The sheet opens once they are loaded, so that its first field takes the focus. */
const Tabs = lazyPart(async () => (await import('../../ui/Tabs.tsx')).Tabs);
const KnownGuest = lazyPart(async () => (await import('./KnownGuest.tsx')).KnownGuest);
const SignInAlerts = lazyPart(async () => (await import('./SignInAlerts.tsx')).SignInAlerts);

/** The sign-in over the step (AUTH-010, AUTH-017). */
export function SignInScreen(props: SignInScreenProps) {
  const { view, send } = props;
  return (
    <>
      <Sheet
        isOpen={view !== null && view.screen !== 'names'}
        onClose={() => send({ type: 'signIn.dismissed' })}
        title={signIn.title}
        closeLabel={common.close}
      >
        {view && <Content {...props} view={view} />}
      </Sheet>
      <Suspense>
        <SignInAlerts
          alert={view?.screen === 'guest' ? view.alert : null}
          isSending={view?.screen === 'guest' && view.sending}
          send={send}
        />
      </Suspense>
    </>
  );
}

/** The same tabs everywhere (AUTH-003, AUTH-008). */
const tabs = [
  { id: 'password', name: signIn.tabs.email, event: 'email.chosen' },
  { id: 'guest', name: signIn.tabs.guest, event: 'guest.chosen' },
  { id: 'recovery', name: signIn.tabs.password, event: 'recovery.chosen' },
] as const;

function Content({ view, send, codeForm, accountForm, recoveryForm, isAccountAlone }: SignInScreenProps & { view: SignInView }) {
  switch (view.screen) {
    case 'guest':
    case 'known':
    case 'password':
    case 'recovery': {
      if (isAccountAlone) return accountForm;
      return (
        <Tabs
          label={signIn.title}
          value={view.screen === 'known' ? 'guest' : view.screen}
          onChange={(id) => {
            const tab = tabs.find((one) => one.id === id);
            if (tab && id !== view.screen) send({ type: tab.event });
          }}
          tabs={tabs}
        >
          {view.screen === 'guest' ? (
            <GuestForm view={view} send={send} />
          ) : view.screen === 'known' ? (
            <KnownGuest view={view} send={send} />
          ) : view.screen === 'recovery' ? (
            recoveryForm
          ) : (
            accountForm
          )}
        </Tabs>
      );
    }
    case 'code':
      return codeForm;
    case 'opening':
      return (
        <p className="flex items-center justify-center gap-3 py-8 text-ink-muted">
          <Spinner label={signIn.opening} />
          <span aria-hidden="true">{signIn.opening}</span>
        </p>
      );
    case 'names':
      return null;
    default:
      return view satisfies never;
  }
}
