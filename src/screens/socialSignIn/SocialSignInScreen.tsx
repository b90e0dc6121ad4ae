import { Lock, Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SocialSignInEvent, SocialSignInView } from '../../../machines/socialSignIn/socialSignIn.types.ts';
import { failureText, socialSignIn } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';

type Send = (event: SocialSignInEvent) => void;
type Of<Screen extends SocialSignInView['screen']> = { view: Extract<SocialSignInView, { screen: Screen }>; send: Send };

type SocialSignInScreenProps = {
  view: SocialSignInView;
  send: Send;
  /** Keeps the typed password in the memory of the page; no chart contains it. */
  onPassword: (text: string) => void;
};

/** The sign-in with an account of a provider, inside the sheet: a notice over the other ways, or a screen in their place. */
export function SocialSignInScreen({ view, send, onPassword }: SocialSignInScreenProps) {
  switch (view.screen) {
    case 'idle':
      return null;
    case 'notice':
      return <SocialNotice key={view.notice} view={view} send={send} />;
    case 'waiting':
      return <Waiting view={view} send={send} />;
    case 'opening':
      return (
        <p className="flex items-center justify-center gap-3 py-8 text-ink-muted">
          <Spinner label={socialSignIn.opening} />
          <span aria-hidden="true">{socialSignIn.opening}</span>
        </p>
      );
    case 'email':
      return <EmailForm view={view} send={send} />;
    case 'account':
      return <AccountForm view={view} send={send} onPassword={onPassword} />;
    case 'code':
      return <CodeForm view={view} send={send} />;
    default:
      return view satisfies never;
  }
}

function SocialNotice({ view, send }: Of<'notice'>) {
  const { title, text } = socialSignIn.notices[view.notice](socialSignIn.names[view.provider]);
  const isBlocked = view.notice === 'blocked';
  const box = useRef<HTMLDivElement>(null);
  // The screen that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone={isBlocked ? 'warn' : 'error'} isLive>
        <b className="font-strong">{title}</b>
        <span>{view.notice === 'failed' && view.failure ? failureText(view.failure).text : text}</span>
        {isBlocked && (
          <span className="pt-2">
            <Button onPress={() => send({ type: 'page.chosen' })}>{socialSignIn.stayHere}</Button>
          </span>
        )}
      </Notice>
    </div>
  );
}

const OtherWay = ({ send, isDisabled = false }: { send: Send; isDisabled?: boolean }) => (
  <Button look="ghost" block isDisabled={isDisabled} onPress={() => send({ type: 'otherWay.chosen' })}>
    {socialSignIn.otherWay}
  </Button>
);

function Waiting({ view, send }: Of<'waiting'>) {
  const words = socialSignIn.waiting(socialSignIn.names[view.provider]);
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is gone with the form.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <div ref={box} tabIndex={-1} role="status" className="grid justify-items-center gap-2 py-4 text-center text-ink-muted outline-none">
        <Spinner label={words} size="lg" />
        <strong className="pt-2 font-sign text-title-3 font-bold text-ink">{words}</strong>
        <p className="text-pretty">{socialSignIn.waitingText}</p>
      </div>
      <div className="grid gap-2">
        <Button block isDisabled={!view.canReopen} onPress={() => send({ type: 'window.reopened' })}>
          {socialSignIn.reopen}
        </Button>
        <OtherWay send={send} />
      </div>
    </div>
  );
}

/** Focuses the first field that can be filled, because the element that had the focus is gone. */
function useFirstField() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLInputElement>('input:not([readonly], :disabled)')?.focus(), []);
  return place;
}

function EmailForm({ view, send }: Of<'email'>) {
  const place = useFirstField();
  return (
    <div ref={place}>
      <Form className="grid gap-4" onSubmit={() => send({ type: 'email.submitted' })}>
        <p className="text-ink-muted">{socialSignIn.emailAsked(socialSignIn.names[view.provider])}</p>
        <TextField
          label={socialSignIn.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          icon={<Mail />}
          isRequired
          value={view.email}
          error={view.error ? socialSignIn.emailErrors[view.error] : undefined}
          onChange={(text) => send({ type: 'email.typed', text })}
        />
        {view.failure && (
          <Notice tone="error" isLive>
            {failureText(view.failure).text}
          </Notice>
        )}
        <div className="grid gap-2">
          <Button
            type="submit"
            look="primary"
            block
            isDisabled={!view.canSubmit && !view.isSending}
            isPending={view.isSending}
            pendingLabel={socialSignIn.sending}
          >
            {socialSignIn.sendCode}
          </Button>
          <OtherWay send={send} isDisabled={view.isSending} />
        </div>
      </Form>
    </div>
  );
}

function AccountForm({ view, send, onPassword }: Of<'account'> & Pick<SocialSignInScreenProps, 'onPassword'>) {
  const place = useFirstField();
  const [password, setPassword] = useState('');
  // A typed password does not outlive its form.
  useEffect(() => () => onPassword(''), [onPassword]);
  const isBusy = view.isSending || view.isProving;
  return (
    <div ref={place}>
      <Form className="grid gap-4" onSubmit={() => send({ type: 'password.submitted' })}>
        <Notice>
          <b className="font-strong">{socialSignIn.accountTitle}</b>
          <span>{socialSignIn.accountText(socialSignIn.names[view.provider])}</span>
        </Notice>
        <TextField label={socialSignIn.email} type="email" autoComplete="username" value={view.email} isLocked />
        <TextField
          label={socialSignIn.password}
          type="password"
          autoComplete="current-password"
          icon={<Lock />}
          isRequired
          value={password}
          refusal={view.failure ? failureText(view.failure).text : undefined}
          onChange={(text) => {
            setPassword(text);
            onPassword(text);
            send({ type: 'password.changed', isEmpty: text === '' });
          }}
        />
        <div className="grid gap-2">
          <Button
            type="submit"
            look="primary"
            block
            isDisabled={!view.canSubmit && !view.isProving}
            isPending={view.isProving}
            pendingLabel={socialSignIn.proving}
          >
            {socialSignIn.enter}
          </Button>
          <Button
            block
            isDisabled={view.isProving}
            isPending={view.isSending}
            pendingLabel={socialSignIn.sending}
            onPress={() => send({ type: 'code.requested' })}
          >
            {socialSignIn.codeInstead}
          </Button>
          <OtherWay send={send} isDisabled={isBusy} />
        </div>
      </Form>
    </div>
  );
}

function CodeForm({ view, send }: Of<'code'>) {
  const form = useRef<HTMLFormElement>(null);
  const error =
    view.failure === null ? undefined : view.failure.code === 'code-wrong' ? socialSignIn.codeWrong : failureText(view.failure).text;
  // The focused field was removed with the form before, or disabled with the boxes.
  useEffect(() => {
    if (!view.isDead) form.current?.querySelector('input')?.focus();
  }, [view.isDead]);
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4.5"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'code.submitted' });
      }}
    >
      <p className="text-ink-muted">
        {socialSignIn.codeSent}
        <b className="break-all text-ink">{view.email}</b>.
      </p>
      <div role={error === undefined ? undefined : 'alert'}>
        <CodeField
          label={socialSignIn.code}
          value={view.code}
          onChange={(text) => send({ type: 'code.typed', text })}
          error={error}
          isRefused={view.failure?.code === 'code-wrong'}
          isDisabled={view.isDead}
        />
      </div>
      <div className="grid gap-2">
        <Button
          type="submit"
          look="primary"
          block
          isDisabled={!view.canSubmit && !view.isProving}
          isPending={view.isProving}
          pendingLabel={socialSignIn.proving}
        >
          {socialSignIn.verify}
        </Button>
        <Button block isDisabled={view.isProving} onPress={() => send({ type: 'code.requested' })}>
          {socialSignIn.resend}
        </Button>
        <OtherWay send={send} isDisabled={view.isProving} />
      </div>
    </form>
  );
}
