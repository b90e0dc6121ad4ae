import { Check, FingerprintPattern, Pencil, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { PasskeyCreationEvent, PasskeyCreationView } from '../../../machines/passkeyCreation/passkeyCreation.types.ts';
import { failureText, passkey as words } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PasskeySign, passkeyMoment } from '../parts/PasskeySign.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { useLast } from '../parts/useLast.ts';

type PasskeyCreationScreenProps = {
  view: PasskeyCreationView;
  send: (event: PasskeyCreationEvent) => void;
  today: PlainDate;
  /** The address of the list of keys; null on its own page. */
  keysHref: string | null;
};

type Of<Screen extends PasskeyCreationView['screen']> = Omit<PasskeyCreationScreenProps, 'view'> & {
  view: Extract<PasskeyCreationView, { screen: Screen }>;
};

/** The dialogs of a new passkey, over the page. */
export function PasskeyCreationScreen(props: PasskeyCreationScreenProps) {
  const { view, send } = props;
  const failed = useLast(view.screen === 'failed' ? view : null);
  const open = useLast(view.screen === 'none' || view.screen === 'failed' ? null : view);
  const close = () => send({ type: 'passkey.closed' });
  return (
    <>
      {open && (
        <Sheet
          // Each dialog takes the focus itself.
          key={open.screen}
          isOpen={view.screen === open.screen}
          onClose={close}
          isDismissable={false}
          width="alert"
          title={<Title view={open} />}
          closeLabel={words.failed.close}
          isFooterStacked
        >
          <Content {...props} view={open} />
        </Sheet>
      )}
      {failed && (
        <Alert
          isOpen={view.screen === 'failed'}
          tone="warn"
          icon={<TriangleAlert />}
          title={words.failed.title[failed.reason]}
          primary={
            failed.reason === 'exists' ? undefined : { label: words.failed.retry, onPress: () => send({ type: 'passkey.requested' }) }
          }
          close={{ label: words.failed.close, onPress: close }}
        >
          <p>{failed.reason === 'cancelled' ? words.failed.cancelled : failureText(failed.failure).text}</p>
        </Alert>
      )}
    </>
  );
}

type OpenView = Exclude<PasskeyCreationView, { screen: 'none' | 'failed' }>;

function Title({ view }: { view: OpenView }) {
  switch (view.screen) {
    case 'offer':
      return (
        <WithIcon icon={<FingerprintPattern />} look="bg-surface-sunken text-ink">
          {words.offer.title}
        </WithIcon>
      );
    case 'waiting':
      return words.waiting.title;
    case 'saved':
      return (
        <WithIcon icon={<Check />} look="bg-success-soft text-success-ink">
          {words.saved.title}
        </WithIcon>
      );
    case 'naming':
      return words.name.title;
    default:
      return view satisfies never;
  }
}

function WithIcon({ icon, look, children }: { icon: ReactNode; look: string; children: ReactNode }) {
  return (
    <span className="grid gap-3 pt-3 text-balance">
      <span aria-hidden="true" className={`grid size-14 place-items-center rounded-round [&_svg]:size-7 ${look}`}>
        {icon}
      </span>
      {children}
    </span>
  );
}

function Content({ view, ...props }: Of<OpenView['screen']>) {
  switch (view.screen) {
    case 'offer':
      return <Offer {...props} view={view} />;
    case 'waiting':
      return (
        <p className="flex items-center gap-3 py-4 text-ink-muted">
          <Spinner label={words.waiting.text} />
          <span aria-hidden="true">{words.waiting.text}</span>
        </p>
      );
    case 'saved':
      return <Saved {...props} view={view} />;
    case 'naming':
      return <Naming {...props} view={view} />;
    default:
      return view satisfies never;
  }
}

function Offer({ send }: Of<'offer'>) {
  return (
    <>
      <p className="text-pretty text-ink-muted">{words.offer.text}</p>
      <ul className="grid gap-2.5">
        {words.offer.reasons.map((reason) => (
          <li key={reason} className="flex gap-3">
            <Check aria-hidden="true" />
            {reason}
          </li>
        ))}
      </ul>
      <div className="grid gap-2 pt-2">
        <Button look="primary" block onPress={() => send({ type: 'offer.accepted' })}>
          {words.offer.accept}
        </Button>
        <Button size="lg" block onPress={() => send({ type: 'offer.postponed' })}>
          {words.offer.later}
        </Button>
        <Button look="ghost" size="lg" block onPress={() => send({ type: 'offer.declined' })}>
          {words.offer.never}
        </Button>
      </div>
    </>
  );
}

function Saved({ view: { passkey }, send, today, keysHref }: Of<'saved'>) {
  const timeZone = useShopTimeZone();
  const [before, after] = words.saved.next;
  return (
    <>
      <p className="text-pretty text-ink-muted">
        {before}
        <b className="font-strong text-ink">{words.signIn}</b>
        {after}
      </p>
      <div className="flex items-center gap-3 rounded-control border border-line-strong py-2.5 ps-3.5 pe-1.5">
        <PasskeySign kind={passkey.kind} />
        <p className="min-w-0 flex-1">
          <b className="block font-strong wrap-anywhere">{passkey.name}</b>
          <span className="text-small text-ink-muted">{words.saved.since(passkeyMoment(passkey.createdAt, today, timeZone))}</span>
        </p>
        <IconButton label={words.name.edit} icon={<Pencil />} onPress={() => send({ type: 'name.edited' })} />
      </div>
      <div className="grid gap-2">
        <Button look="primary" block onPress={() => send({ type: 'passkey.closed' })}>
          {words.saved.done}
        </Button>
        {keysHref !== null && (
          <LinkButton look="ghost" size="lg" block href={keysHref}>
            {words.saved.all}
          </LinkButton>
        )}
      </div>
    </>
  );
}

function Naming({ view, send }: Of<'naming'>) {
  return (
    <Form className="grid gap-4" onSubmit={() => send({ type: 'name.submitted' })}>
      {view.failure && (
        <Notice tone="error" isLive>
          {failureText(view.failure).text}
        </Notice>
      )}
      <TextField
        label={words.name.label}
        name="passkeyName"
        autoComplete="off"
        isRequired
        value={view.name}
        onChange={(text) => send({ type: 'name.typed', text })}
      />
      <div className="grid gap-2">
        <Button type="submit" look="primary" block isDisabled={!view.canSubmit} isPending={view.isPending} pendingLabel={words.name.saving}>
          {words.name.save}
        </Button>
        <Button size="lg" block isDisabled={view.isPending} onPress={() => send({ type: 'name.kept' })}>
          {words.name.keep}
        </Button>
      </div>
    </Form>
  );
}
