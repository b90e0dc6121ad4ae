import { Check, Hourglass, KeyRound, LogOut, Mail } from 'lucide-react';
import { useState } from 'react';
import { PASSWORD_MIN } from '../../../machines/domain/password.ts';
import type { PasswordRecoveryEvent, PasswordRecoveryView } from '../../../machines/passwordRecovery/passwordRecovery.types.ts';
import { account, failureText, passwordRecovery as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Form } from '../../ui/Form.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { IconTitle } from '../parts/IconTitle.tsx';
import { MailSent } from '../parts/MailSent.tsx';
import { NewPasswordField, PasswordField } from '../parts/PasswordField.tsx';
import { Points } from '../parts/Points.tsx';
import { RecoveryMailForm, RecoveryMailIntro } from '../parts/RecoveryMailForm.tsx';

type PasswordRecoveryScreenProps = {
  view: PasswordRecoveryView;
  send: (event: PasswordRecoveryEvent) => void;
  homeHref: string;
  /** Keeps the typed password in the memory of the page; no chart contains it. */
  onPassword: (text: string) => void;
  onSignIn: () => void;
  /** This browser can sign in with a passkey. */
  hasPasskeys: boolean;
};

type Of<Screen extends PasswordRecoveryView['screen']> = PasswordRecoveryScreenProps & {
  view: Extract<PasswordRecoveryView, { screen: Screen }>;
};

/** A new password for a forgotten one: the e-mail, the mail, and the page of its link. */
export function PasswordRecoveryScreen(props: PasswordRecoveryScreenProps) {
  const { view, send, homeHref, onSignIn } = props;
  switch (view.screen) {
    case 'email':
      return <EmailPage {...props} view={view} />;
    case 'mailed':
      return (
        <MailSent
          view={view}
          intro={<RecoveryMailIntro email={view.email} />}
          life={words.life}
          onResend={() => send({ type: 'link.resent' })}
          actions={
            <>
              <Button block onPress={() => send({ type: 'email.corrected' })}>
                {account.changeEmail}
              </Button>
              <Button look="ghost" block onPress={onSignIn}>
                {account.signIn}
              </Button>
            </>
          }
        />
      );
    case 'password':
      return <PasswordPage {...props} view={view} />;
    case 'changed':
      return (
        <Page isNarrow>
          <IconTitle icon={<Check />} tone="done" title={words.changed}>
            {words.changedText}
          </IconTitle>
          <Card>
            <Points
              points={[
                { icon: <LogOut />, ...words.ended },
                { icon: <Mail />, ...words.notice },
              ]}
            />
            <div className="grid gap-2">
              <Button look="primary" block onPress={onSignIn}>
                {account.signIn}
              </Button>
              <LinkButton block href={homeHref}>
                {account.goHome}
              </LinkButton>
            </div>
          </Card>
        </Page>
      );
    default:
      return view satisfies never;
  }
}

function EmailPage({ view, send, homeHref, onSignIn, hasPasskeys }: Of<'email'>) {
  const { isLinkDead } = view;
  return (
    <Page isNarrow>
      {isLinkDead ? (
        <IconTitle icon={<Hourglass />} tone="own" title={account.linkDead}>
          {words.linkDeadText}
        </IconTitle>
      ) : (
        <div className="grid gap-1">
          <h1>{words.title}</h1>
          <p className="text-pretty text-ink-muted">{words.intro}</p>
        </div>
      )}
      <Card>
        <RecoveryMailForm view={view} send={send}>
          {isLinkDead ? (
            <Button block onPress={onSignIn}>
              {account.signIn}
            </Button>
          ) : (
            <LinkButton block href={homeHref}>
              {words.back}
            </LinkButton>
          )}
        </RecoveryMailForm>
      </Card>
      {hasPasskeys && !isLinkDead && (
        <p className="flex gap-3 text-small text-ink-muted">
          <KeyRound />
          <span>
            {words.passkey[0]}
            <TextLink inline onPress={onSignIn}>
              {words.passkey[1]}
            </TextLink>
            {words.passkey[2]}
          </span>
        </p>
      )}
    </Page>
  );
}

function PasswordPage({ view, send, onPassword }: Of<'password'>) {
  const [typed, setTyped] = useState({ password: '', repeat: '' });
  const change = (next: typeof typed) => {
    setTyped(next);
    onPassword(next.password);
    send({ type: 'password.changed', length: next.password.length, isRepeated: next.password === next.repeat });
  };
  return (
    <Page isNarrow>
      <div className="grid gap-1">
        <h1>{words.newTitle}</h1>
        <p className="text-ink-muted">{words.newIntro}</p>
      </div>
      <Card>
        <Form className="grid gap-4" onSubmit={() => send({ type: 'password.submitted' })}>
          {view.failure && (
            <Notice tone="error" isLive>
              {failureText(view.failure).text}
            </Notice>
          )}
          <NewPasswordField
            label={words.password}
            name="password"
            value={typed.password}
            error={view.passwordLength < PASSWORD_MIN ? account.passwordShort : undefined}
            onChange={(password) => change({ ...typed, password })}
          />
          <PasswordField
            label={words.repeat}
            name="repeat"
            value={typed.repeat}
            error={view.isRepeated ? undefined : words.different}
            onChange={(repeat) => change({ ...typed, repeat })}
          />
          <Notice icon={<LogOut />}>{words.ends}</Notice>
          <Button type="submit" look="primary" block isPending={view.saving} pendingLabel={words.saving}>
            {words.save}
          </Button>
        </Form>
      </Card>
    </Page>
  );
}
