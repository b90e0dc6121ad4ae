import { Hourglass, KeyRound, ShieldCheck, User } from 'lucide-react';
import { useState } from 'react';
import type { StaffInvitationEvent, StaffInvitationView } from '../../../machines/staffInvitation/staffInvitation.types.ts';
import { failureText, office } from '../../messages/es-MX.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Qr } from '../../ui/Qr.tsx';
import { SkeletonCard } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { IconTitle } from '../parts/IconTitle.tsx';
import { NewPasswordField } from '../parts/PasswordField.tsx';

const words = office.invitation;

type StaffInvitationScreenProps = {
  view: StaffInvitationView;
  send: (event: StaffInvitationEvent) => void;
  /** Keeps the typed password in the memory of the page; no chart contains it. */
  onPassword: (text: string) => void;
};

type Of<Screen extends StaffInvitationView['screen']> = StaffInvitationScreenProps & {
  view: Extract<StaffInvitationView, { screen: Screen }>;
};

/** An invited person chooses a way into the office. */
export function StaffInvitationScreen(props: StaffInvitationScreenProps) {
  const { view, send } = props;
  switch (view.screen) {
    case 'opening':
      return (
        <Page isNarrow>
          <h1>{words.title}</h1>
          <p role="status" className="sr-only">
            {words.opening}
          </p>
          <SkeletonCard />
        </Page>
      );
    case 'unreachable':
      return (
        <Page isNarrow>
          <h1>{words.title}</h1>
          <Notice tone="error" isLive>
            {failureText(view.failure).text}
          </Notice>
          <Button look="primary" block onPress={() => send({ type: 'opening.retried' })}>
            {office.again}
          </Button>
        </Page>
      );
    case 'over':
      return (
        <Page isNarrow>
          <IconTitle icon={<Hourglass />} tone="own" title={words.over}>
            {words.overText}
          </IconTitle>
          <Button look="primary" block onPress={() => send({ type: 'signIn.chosen' })}>
            {words.toSignIn}
          </Button>
        </Page>
      );
    case 'choice':
      return <Choice {...props} view={view} />;
    case 'password':
      return <Password {...props} view={view} />;
    default:
      return view satisfies never;
  }
}

function Choice({ view, send }: Of<'choice'>) {
  const { invitation, name, hasPasskeys, isCreating, failure } = view;
  return (
    <Page isNarrow>
      <div className="grid gap-1">
        <h1>{words.title}</h1>
        <p className="text-pretty text-ink-muted">
          <AsIs>{words.as(invitation.email)}</AsIs>
        </p>
      </div>
      <Card title={words.roles}>
        <ul className="grid gap-2">
          {invitation.roles.map((role) => (
            <li key={role} className="flex flex-wrap items-center gap-2">
              <Tag tone="info">{office.roles[role]}</Tag>
              <span className="text-small text-ink-muted">{office.roleDetails[role]}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        {failure && (
          <Notice tone="error" isLive>
            {failureText(failure).text}
          </Notice>
        )}
        <Form
          className="grid gap-4"
          onSubmit={() => view.isNameValid && send({ type: hasPasskeys ? 'passkey.chosen' : 'password.chosen' })}
        >
          <TextField
            label={words.name}
            name="name"
            autoComplete="name"
            icon={<User />}
            isRequired
            value={name}
            hint={words.nameHint}
            error={view.isNameValid ? undefined : words.nameShort}
            onChange={(text) => send({ type: 'name.typed', text })}
          />
          {hasPasskeys && (
            <>
              <Button type="submit" look="primary" block icon={<KeyRound />} isPending={isCreating} pendingLabel={words.creating}>
                {words.passkey}
              </Button>
              <p className="-mt-2 text-pretty text-small text-ink-muted">{words.passkeyText}</p>
            </>
          )}
          <Button
            size="lg"
            block
            icon={<ShieldCheck />}
            {...(hasPasskeys ? {} : { type: 'submit', look: 'primary' })}
            isDisabled={isCreating}
            onPress={() => hasPasskeys && send({ type: 'password.chosen' })}
          >
            {words.password}
          </Button>
        </Form>
      </Card>
    </Page>
  );
}

function Password({ view, send, onPassword }: Of<'password'>) {
  const { invitation, failure } = view;
  const [password, setPassword] = useState('');
  return (
    <Page isNarrow>
      <h1>{words.password}</h1>
      <Card title={words.scan}>
        <p className="text-pretty text-small text-ink-muted">{words.scanText}</p>
        <div className="justify-self-center">
          <Qr text={invitation.authenticator.uri} label={words.qr(invitation.email)} />
        </div>
        <p className="grid gap-1 text-center">
          <span className="text-small text-ink-muted">{words.key}</span>
          <AsIs>
            <span className="font-sign font-bold wrap-anywhere">{invitation.authenticator.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
          </AsIs>
        </p>
      </Card>
      <Card>
        {failure && (
          <Notice tone="error" isLive>
            {failureText(failure).text}
          </Notice>
        )}
        <Form className="grid gap-4" onSubmit={() => send({ type: 'form.submitted' })}>
          <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
          <NewPasswordField
            label={words.newPassword}
            name="password"
            value={password}
            error={view.isPasswordLong ? undefined : words.passwordShort}
            onChange={(text) => {
              setPassword(text);
              onPassword(text);
              send({ type: 'password.changed', length: text.length });
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
            error={view.isCodeWhole ? undefined : office.signIn.codeMissing}
            onChange={(text) => send({ type: 'code.typed', text })}
          />
          <Button type="submit" look="primary" block isPending={view.isSaving} pendingLabel={words.accepting}>
            {words.accept}
          </Button>
          <Button look="ghost" block isDisabled={view.isSaving} onPress={() => send({ type: 'choice.reopened' })}>
            {words.back}
          </Button>
        </Form>
      </Card>
    </Page>
  );
}
