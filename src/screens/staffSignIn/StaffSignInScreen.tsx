import { KeyRound, Mail, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { StaffSignInEvent, StaffSignInView } from '../../../machines/staffSignIn/staffSignIn.types.ts';
import { failureText, office } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';

const words = office.signIn;

type StaffSignInScreenProps = {
  view: StaffSignInView;
  send: (event: StaffSignInEvent) => void;
  /** Keeps the typed password in the memory of the page; no chart contains it. */
  onPassword: (text: string) => void;
};

/** The way into the office: a passkey, or a password with the code of an authenticator. */
export function StaffSignInScreen({ view, send, onPassword }: StaffSignInScreenProps) {
  const { cause, failure, busy, hasPasskeys } = view;
  const [password, setPassword] = useState('');
  const forgets = useRef(view.hasPassword);
  // A form that comes back has an empty field.
  useEffect(() => {
    if (forgets.current) send({ type: 'password.changed', isEmpty: true });
    forgets.current = false;
  }, [send]);
  const told = words.causes[cause];
  return (
    <Page isNarrow>
      <h1>{words.title}</h1>
      {told !== null && failure === null && <Notice>{told}</Notice>}
      <Card>
        {failure && (
          <Notice tone="error" isLive>
            {failure.code === 'refused' ? words.refused : failureText(failure).text}
          </Notice>
        )}
        {hasPasskeys && (
          <>
            <Button
              look="primary"
              block
              icon={<KeyRound />}
              isPending={busy === 'passkey'}
              pendingLabel={words.askingPasskey}
              onPress={() => send({ type: 'passkey.chosen' })}
            >
              {words.passkey}
            </Button>
            <p className="text-center text-small text-ink-muted">{words.or}</p>
          </>
        )}
        <Form className="grid gap-4" onSubmit={() => send({ type: 'form.submitted' })}>
          <TextField
            label={words.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            icon={<Mail />}
            isRequired
            value={view.email}
            error={view.isEmailValid ? undefined : words.emailInvalid}
            onChange={(text) => send({ type: 'email.typed', text })}
          />
          <PasswordField
            label={words.password}
            name="password"
            autoComplete="current-password"
            value={password}
            error={view.hasPassword ? undefined : words.passwordMissing}
            onChange={(text) => {
              setPassword(text);
              onPassword(text);
              send({ type: 'password.changed', isEmpty: text === '' });
            }}
          />
          <TextField
            label={words.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            icon={<ShieldCheck />}
            isRequired
            value={view.code}
            error={view.isCodeWhole ? undefined : words.codeMissing}
            onChange={(text) => send({ type: 'code.typed', text })}
          />
          <Button
            type="submit"
            look={hasPasskeys ? 'outlined' : 'primary'}
            size="lg"
            block
            isPending={busy === 'password'}
            pendingLabel={words.submitting}
          >
            {words.submit}
          </Button>
        </Form>
        <p className="text-pretty text-small text-ink-muted">{words.lost}</p>
      </Card>
    </Page>
  );
}
