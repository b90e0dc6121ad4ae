import { Check, ChevronRight, CloudOff, CreditCard, Hourglass, MailCheck, Star, Ticket, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PASSWORD_MIN } from '../../../machines/domain/password.ts';
import type { RegistrationEvent, RegistrationField, RegistrationView } from '../../../machines/registration/registration.types.ts';
import { account, common, failureText, registration as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Form } from '../../ui/Form.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MenuRow } from '../../ui/MenuRow.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page, Split } from '../../ui/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { NameField } from '../parts/NameField.tsx';
import { AcceptTerms } from '../parts/AcceptTerms.tsx';
import { IconTitle } from '../parts/IconTitle.tsx';
import { MailSent } from '../parts/MailSent.tsx';
import { NewPasswordField } from '../parts/PasswordField.tsx';
import { Points } from '../parts/Points.tsx';
import { StateCard } from '../parts/StateCard.tsx';

export type RegistrationHrefs = { home: string; profile: string; passengers: string; cards: string };

type RegistrationScreenProps = {
  view: RegistrationView;
  send: (event: RegistrationEvent) => void;
  hrefs: RegistrationHrefs;
  /** Keeps the typed password in the memory of the page; no chart contains it. */
  onPassword: (text: string) => void;
  onSignIn: () => void;
};

/** The registration: its form, the mail, and the end of its link. */
export function RegistrationScreen(props: RegistrationScreenProps) {
  const { view, send, hrefs, onSignIn } = props;
  switch (view.screen) {
    case 'form':
      return <RegistrationPage {...props} view={view} />;
    case 'mailed':
      return (
        <MailSent
          view={view}
          intro={
            <>
              {words.mailedTo}
              <b className="wrap-anywhere text-ink">{view.email}</b>. {words.mailedWhy}
            </>
          }
          life={words.life}
          onResend={() => send({ type: 'link.resent' })}
          actions={
            <>
              <Button look="primary" block onPress={onSignIn}>
                {words.opened}
              </Button>
              <Button block onPress={() => send({ type: 'email.corrected' })}>
                {account.changeEmail}
              </Button>
            </>
          }
        />
      );
    case 'checking':
      return (
        <Page isNarrow>
          <p className="flex items-center justify-center gap-3 py-16 text-ink-muted">
            <Spinner label={words.checking} />
            <span aria-hidden="true">{words.checking}</span>
          </p>
        </Page>
      );
    case 'confirm':
      return <Confirm {...props} view={view} />;
    case 'unchecked':
      return (
        <Page isNarrow>
          <StateCard
            isAlert
            level={1}
            icon={<CloudOff />}
            title={words.unchecked}
            actions={
              <Button look="primary" onPress={() => send({ type: 'confirmation.retried' })}>
                {common.retry}
              </Button>
            }
          >
            {failureText(view.failure).text}
          </StateCard>
        </Page>
      );
    case 'linkDead':
      return (
        <Page isNarrow>
          <IconTitle icon={<Hourglass />} tone="own" title={account.linkDead}>
            {words.linkDeadText}
          </IconTitle>
          <div className="grid gap-2">
            <Button look="primary" block onPress={onSignIn}>
              {account.signIn}
            </Button>
            <Button block onPress={() => send({ type: 'form.chosen' })}>
              {words.again}
            </Button>
          </div>
        </Page>
      );
    case 'ready':
      return <Ready name={view.name} hrefs={hrefs} />;
    default:
      return view satisfies never;
  }
}

function RegistrationPage(props: RegistrationScreenProps & { view: Extract<RegistrationView, { screen: 'form' }> }) {
  return (
    <Page>
      <div className="grid gap-1">
        <h1>{words.title}</h1>
        <p className="text-ink-muted">{words.intro}</p>
      </div>
      <Split
        aside={
          <Card title={words.benefits}>
            <Points
              points={[
                { icon: <Star />, ...words.benefit.points },
                { icon: <Users />, ...words.benefit.people },
                { icon: <Ticket />, ...words.benefit.tickets },
              ]}
            />
          </Card>
        }
      >
        <Card label={words.title}>
          <RegistrationForm {...props} />
        </Card>
      </Split>
    </Page>
  );
}

/** The link of the mail, which confirms by a tap (decision 39). */
function Confirm({ view, send, onPassword }: RegistrationScreenProps & { view: Extract<RegistrationView, { screen: 'confirm' }> }) {
  const [password, setPassword] = useState('');
  const { email, needsPassword, passwordLength, confirming, failure } = view;
  return (
    <Page isNarrow>
      <IconTitle icon={<MailCheck />} tone="own" title={words.confirm.title}>
        {words.confirm.of}
        <b className="wrap-anywhere text-ink">{email}</b>.
      </IconTitle>
      <Form className="grid gap-4" onSubmit={() => send({ type: 'link.accepted' })}>
        {failure && (
          <Notice tone="error" isLive>
            {failureText(failure).text}
          </Notice>
        )}
        {needsPassword && (
          <>
            <p>{words.confirm.newPassword}</p>
            <NewPasswordField
              label={words.password}
              name="password"
              value={password}
              error={passwordLength < PASSWORD_MIN ? account.passwordShort : undefined}
              onChange={(text) => {
                setPassword(text);
                onPassword(text);
                send({ type: 'password.changed', length: text.length });
              }}
            />
          </>
        )}
        <Button type="submit" look="primary" block isPending={confirming} pendingLabel={words.confirm.submitting}>
          {words.confirm.submit}
        </Button>
        <p className="text-center text-small text-ink-muted">{words.confirm.notYou}</p>
      </Form>
    </Page>
  );
}

function RegistrationForm({ view, send, onPassword, onSignIn }: Parameters<typeof RegistrationPage>[0]) {
  const [password, setPassword] = useState('');
  const field = (name: RegistrationField) => {
    const error = view.errors[name];
    return {
      label: words.fields[name],
      name,
      value: view.values[name],
      error: error && words.errors[name][error],
      onChange: (text: string) => send({ type: 'field.typed', field: name, text }),
    };
  };
  return (
    <Form className="grid gap-4" onSubmit={() => send({ type: 'registration.submitted' })}>
      {view.failure && (
        <Notice tone="error" isLive>
          {failureText(view.failure).text}
        </Notice>
      )}
      <NameField {...field('firstName')} autoComplete="given-name" isRequired />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <NameField {...field('paternal')} autoComplete="family-name" isRequired />
        <NameField {...field('maternal')} autoComplete="off" hint={words.optional} />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="username" hint={words.emailHint} isRequired />
        <TextField {...field('emailConfirm')} type="email" inputMode="email" autoComplete="off" isRequired />
      </div>
      <NewPasswordField
        label={words.password}
        name="password"
        value={password}
        error={view.passwordLength < PASSWORD_MIN ? account.passwordShort : undefined}
        onChange={(text) => {
          setPassword(text);
          onPassword(text);
          send({ type: 'password.changed', length: text.length });
        }}
      />
      <AcceptTerms isAccepted={view.terms} onToggle={() => send({ type: 'terms.toggled' })} />
      <Button type="submit" look="primary" block isPending={view.sending} pendingLabel={words.submitting}>
        {words.submit}
      </Button>
      <p className="text-center">
        {words.haveAccount} <TextLink onPress={onSignIn}>{words.signIn}</TextLink>
      </p>
    </Form>
  );
}

function Ready({ name, hrefs }: { name: string; hrefs: RegistrationHrefs }) {
  return (
    <Page isNarrow>
      <IconTitle icon={<Check />} tone="done" title={words.ready}>
        {words.readyText(name)}
      </IconTitle>
      <div className="grid gap-2">
        <LinkButton look="primary" block href={hrefs.home}>
          {words.search}
        </LinkButton>
        <LinkButton block href={hrefs.profile}>
          {words.profile}
        </LinkButton>
      </div>
      <Card title={words.prepare}>
        <div className="grid">
          <Next href={hrefs.passengers} icon={<Users />} {...words.people} />
          <Next href={hrefs.cards} icon={<CreditCard />} {...words.cards} />
        </div>
      </Card>
    </Page>
  );
}

type NextProps = { href: string; icon: ReactNode; title: string; text: string };

const Next = ({ href, icon, title, text }: NextProps) => (
  <MenuRow href={href} icon={icon} end={<ChevronRight />}>
    <b className="block font-strong">{title}</b>
    <span className="text-small font-normal text-ink-muted">{text}</span>
  </MenuRow>
);
