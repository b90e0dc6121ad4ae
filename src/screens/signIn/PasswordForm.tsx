import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PasswordSignInEvent, PasswordSignInView } from '../../../machines/passwordSignIn/passwordSignIn.types.ts';
import { passwordSignIn as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';

export type PasswordFormProps = {
  view: PasswordSignInView;
  send: (event: PasswordSignInEvent) => void;
  /** Keeps the typed password in the memory of the page; no chart contains it. */
  onPassword: (text: string) => void;
  recoveryHref: string;
  /** The recovery is in place, so that no link leaves the purchase. */
  onRecover: (() => void) | undefined;
  registrationHref: string;
  /** A link leaves the sign-in for another page. */
  onLeave: () => void;
};

/** E-mail and password (AUTH-009). Password managers and paste fill it. */
export function PasswordForm({ view, send, onPassword, recoveryHref, onRecover, registrationHref, onLeave }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const forgets = useRef(view.hasPassword);
  // A form that comes back has an empty field.
  useEffect(() => {
    if (forgets.current) send({ type: 'password.changed', isEmpty: true });
    forgets.current = false;
  }, [send]);
  const isComplete = view.isEmailValid && view.hasPassword;
  // A typed password does not outlive its form.
  useEffect(() => () => onPassword(''), [onPassword]);
  return (
    <>
      <Form className="grid gap-4" onSubmit={() => isComplete && send({ type: 'password.submitted' })}>
        {view.failure && (
          <Notice tone="error" isLive>
            {view.failure.message ?? words.failed}
          </Notice>
        )}
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
        <p className="-mt-2 justify-self-end">
          <TextLink size="sm" {...(onRecover ? { onPress: onRecover } : { href: recoveryHref, onPress: onLeave })}>
            {words.forgotten}
          </TextLink>
        </p>
        <Button type="submit" look="primary" block isPending={view.sending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
      </Form>
      <p className="pt-3 text-center">
        {words.noAccount}{' '}
        <TextLink href={registrationHref} onPress={onLeave}>
          {words.register}
        </TextLink>
      </p>
    </>
  );
}
