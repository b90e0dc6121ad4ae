import { CircleCheck, KeyRound, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { Passkey } from '../../../machines/domain/passkey.ts';
import { PASSWORD_MIN } from '../../../machines/domain/password.ts';
import { account, security } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Form } from '../../ui/Form.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { NewPasswordField, PasswordField } from '../parts/PasswordField.tsx';
import { PasskeySign, passkeyMoment } from '../parts/PasskeySign.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import type { Change, Loaded } from './change.ts';
import { LinksCard, type LinksCardProps } from './LinksCard.tsx';
import { LoadedCard } from './LoadedCard.tsx';
import { RemovalAlert } from './RemovalAlert.tsx';
import { SessionsCard, type SessionsCardProps } from './SessionsCard.tsx';

export type PasswordDraft = { current: string; password: string };

export type SecuritySectionProps = {
  load: Loaded<Passkey[]>;
  today: PlainDate;
  password: Change<PasswordDraft> & {
    /** Why the password was not changed. */
    failure: string | null;
  };
  /** Grows with each changed password, so that the form is empty again. */
  changed: number;
  recoveryHref: string;
  remove: Change<string>;
  /** This browser can make a passkey. */
  canAdd: boolean;
  onAdd: () => void;
  onRetry: () => void;
  links: LinksCardProps;
  sessions: Omit<SessionsCardProps, 'today'>;
};

/** Seguridad: the password, the passkeys, the connected accounts and the open sessions. */
export function SecuritySection(props: SecuritySectionProps) {
  const { load, today, changed, canAdd, onAdd, onRetry, links, sessions } = props;
  const section = useRef<HTMLDivElement>(null);
  const lengthOf = (list: Loaded<unknown[]>) => (list.state === 'ready' ? list.data.length : 0);
  // The button of a removed row is gone, with the focus that would return to it.
  const count = lengthOf(load) + lengthOf(links.load) + lengthOf(sessions.load);
  const last = useRef({ count, changed });
  useEffect(() => {
    const hasMoved = last.current.count > count || last.current.changed !== changed;
    last.current = { count, changed };
    if (hasMoved) recoverFocus(() => section.current?.querySelector('input') ?? null);
  }, [count, changed]);
  return (
    <div ref={section} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <NewPassword key={changed} {...props} />
      <LoadedCard
        title={security.passkeys.title}
        load={load}
        onRetry={onRetry}
        end={
          canAdd && (
            <Button look="soft" icon={<Plus />} aria-haspopup="dialog" onPress={onAdd}>
              {security.passkeys.add}
            </Button>
          )
        }
      >
        {(passkeys) => <PasskeyList {...props} passkeys={passkeys} />}
      </LoadedCard>
      <LinksCard {...links} />
      <SessionsCard {...sessions} today={today} />
    </div>
  );
}

/** The typed passwords are in the memory of this form only (AUTH-066). */
function NewPassword({ password: change, recoveryHref }: SecuritySectionProps) {
  const words = security.password;
  const [typed, setTyped] = useState({ current: '', password: '', repeat: '' });
  const errors = {
    current: typed.current === '' ? words.missing : undefined,
    password: typed.password.length < PASSWORD_MIN ? account.passwordShort : undefined,
    repeat: typed.password === typed.repeat ? undefined : words.different,
  };
  const isComplete = Object.values(errors).every((error) => error === undefined);
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: (text: string) => {
      setTyped({ ...typed, [name]: text });
      if (change.hasFailed) change.reset();
    },
  });
  const submit = () => {
    if (isComplete && !change.isPending) change.run({ current: typed.current, password: typed.password });
  };
  return (
    <Card title={words.title}>
      <Form className="grid gap-4" onSubmit={submit}>
        {change.failure !== null && (
          <Notice tone="error" isLive>
            {change.failure}
          </Notice>
        )}
        <div className="grid items-start gap-4 md:grid-cols-3">
          <PasswordField label={words.current} autoComplete="current-password" {...field('current')} />
          <NewPasswordField label={words.next} {...field('password')} />
          <PasswordField label={words.repeat} {...field('repeat')} />
        </div>
        <p className="text-small text-ink-muted">{words.hint}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" look="primary" isPending={change.isPending} pendingLabel={words.submitting}>
            {words.submit}
          </Button>
          <TextLink size="sm" href={recoveryHref}>
            {words.forgotten}
          </TextLink>
        </div>
      </Form>
    </Card>
  );
}

function PasskeyList({ passkeys, today, remove, canAdd }: SecuritySectionProps & { passkeys: readonly Passkey[] }) {
  const words = security.passkeys;
  const timeZone = useShopTimeZone();
  const [asked, setAsked] = useState<Passkey | null>(null);
  const moment = ({ lastUsedAt, createdAt }: Passkey) => passkeyMoment(lastUsedAt ?? createdAt, today, timeZone);
  return (
    <>
      <p className="-mt-2 text-small text-ink-muted">{words.text}</p>
      {!canAdd && <Notice>{words.unsupported}</Notice>}
      {passkeys.length === 0 ? (
        <EmptyState icon={<KeyRound />} title={words.none.title}>
          {words.none.text}
        </EmptyState>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <ListRow
              key={passkey.id}
              lead={<PasskeySign kind={passkey.kind} />}
              title={passkey.name}
              detail={
                <>
                  {passkey.lastUsedAt === null ? words.since(moment(passkey)) : words.lastUse(moment(passkey))}
                  {passkey.isHere && (
                    <span className="mt-1 block">
                      <Tag tone="success" icon={<CircleCheck />}>
                        {words.here}
                      </Tag>
                    </span>
                  )}
                </>
              }
              end={
                <IconButton label={words.remove(passkey.name)} icon={<Trash2 />} aria-haspopup="dialog" onPress={() => setAsked(passkey)} />
              }
            />
          ))}
        </ul>
      )}
      <RemovalAlert
        asked={asked}
        items={passkeys}
        title={(passkey) => words.remove(passkey.name)}
        words={words}
        remove={remove}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
