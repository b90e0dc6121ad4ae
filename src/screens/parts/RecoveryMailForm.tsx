import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PasswordRecoveryEvent, PasswordRecoveryView } from '../../../machines/passwordRecovery/passwordRecovery.types.ts';
import { account, failureText, passwordRecovery as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';

type RecoveryMailFormProps = {
  view: Extract<PasswordRecoveryView, { screen: 'email' }>;
  send: (event: PasswordRecoveryEvent) => void;
  /** Below the main button. */
  children?: ReactNode;
};

/** Asks for the mail of a forgotten password. */
export function RecoveryMailForm({ view, send, children }: RecoveryMailFormProps) {
  return (
    <Form className="grid gap-4" onSubmit={() => send({ type: 'recovery.requested' })}>
      {view.failure && (
        <Notice tone="error" isLive>
          {failureText(view.failure).text}
        </Notice>
      )}
      <TextField
        label={account.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        icon={<Mail />}
        isRequired
        value={view.email}
        error={view.isEmailValid ? undefined : account.emailInvalid}
        onChange={(text) => send({ type: 'email.typed', text })}
      />
      <div className="grid gap-2">
        <Button type="submit" look="primary" block isPending={view.sending} pendingLabel={words.submitting}>
          {view.isLinkDead ? words.sendAnother : words.submit}
        </Button>
        {children}
      </div>
    </Form>
  );
}

/** Where the mail goes, without a word on whether the e-mail has an account. */
export function RecoveryMailIntro({ email }: { email: string }) {
  return (
    <>
      {words.mailedIf}
      <b className="wrap-anywhere text-ink">{email}</b>
      {words.mailedWhy}
    </>
  );
}
