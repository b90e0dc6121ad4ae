import type { PasswordRecoveryEvent, PasswordRecoveryView } from '../../../machines/passwordRecovery/passwordRecovery.types.ts';
import { account, passwordRecovery as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { MailPoints } from '../parts/MailSent.tsx';
import { RecoveryMailForm, RecoveryMailIntro } from '../parts/RecoveryMailForm.tsx';

export type RecoveryTabProps = { view: PasswordRecoveryView; send: (event: PasswordRecoveryEvent) => void };

/** The third tab: the mail of a forgotten password, without leaving the page (AUTH-011). */
export function RecoveryTab({ view, send }: RecoveryTabProps) {
  switch (view.screen) {
    case 'email':
      return (
        <div className="grid gap-4">
          <p className="text-pretty text-ink-muted">{words.intro}</p>
          <RecoveryMailForm view={view} send={send} />
        </div>
      );
    case 'mailed':
      return (
        <div className="grid gap-4">
          <h3>{account.mailed}</h3>
          <p className="text-pretty text-ink-muted">
            <RecoveryMailIntro email={view.email} />
          </p>
          <MailPoints
            view={view}
            life={words.life}
            onResend={() => send({ type: 'link.resent' })}
            actions={
              <Button block onPress={() => send({ type: 'email.corrected' })}>
                {account.changeEmail}
              </Button>
            }
          />
        </div>
      );
    // Only the link of the mail leads to these, and it opens a page of its own.
    case 'password':
    case 'changed':
      return null;
    default:
      return view satisfies never;
  }
}
