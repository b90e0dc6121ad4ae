import { Hourglass, TriangleAlert, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import type { CheckoutEvent, CheckoutView } from '../../../machines/checkout/checkout.types.ts';
import { checkout as words, common, failures } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';
import { Page, Split } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StateCard } from '../parts/StateCard.tsx';
import type { CardInput } from '../parts/CardFields.tsx';
import { PayPage, type Senders } from './PayPage.tsx';
import { UnknownPage, type SendTruth } from './UnknownPage.tsx';

type Send = (event: CheckoutEvent) => void;

type CheckoutScreenProps = Senders & {
  view: CheckoutView;
  /** The typed card in memory; no chart contains it. */
  card: CardInput;
  sendTruth: SendTruth;
};

/** The summary of a cart and its payment. A page that replaces the focused one takes the focus. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { screen } = props.view;
  useEffect(recoverFocus, [screen]);
  return <CheckoutPage {...props} />;
}

/** Renders the page of each view. */
function CheckoutPage({ view, card, sendTruth, ...senders }: CheckoutScreenProps) {
  const { send } = senders;
  switch (view.screen) {
    case 'loading':
      return <LoadingCheckout />;
    case 'cartFailed':
      return <FailedCart view={view} send={send} />;
    case 'signedOut':
      return <SignedOut send={send} />;
    case 'form':
    case 'paying':
    case 'challenge':
    case 'expired':
      return <PayPage view={view} card={card} {...senders} />;
    case 'unknown':
      return <UnknownPage view={view} send={sendTruth} />;
    case 'releasing':
      return <Releasing />;
    default:
      return view satisfies never;
  }
}

function LoadingCheckout() {
  return (
    <Page>
      <h1>{words.title}</h1>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Split
        aside={
          <Card>
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-24" />
            <Skeleton className="h-13" />
          </Card>
        }
      >
        <Card>
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-19" />
          <Skeleton className="h-19" />
          <Skeleton className="h-19" />
        </Card>
      </Split>
    </Page>
  );
}

type FailedView = Extract<CheckoutView, { screen: 'cartFailed' }>;

/** The cart has expired, or could not be loaded (ERR-054 to ERR-057). */
function FailedCart({ view: { reason, message }, send }: { view: FailedView; send: Send }) {
  const isOver = reason === 'expired';
  const { title, text } = failures[isOver ? 'cart-expired' : 'cart-missing'];
  const close = () => send({ type: 'alert.closed' });
  return (
    <Page>
      <h1>{words.title}</h1>
      <StateCard
        isAlert
        icon={isOver ? <Hourglass /> : <TriangleAlert />}
        title={title}
        actions={
          isOver ? (
            <Button look="primary" onPress={close}>
              {words.expired.search}
            </Button>
          ) : (
            <>
              <Button look="primary" onPress={() => send({ type: 'cart.retried' })}>
                {common.retry}
              </Button>
              <Button size="lg" onPress={close}>
                {words.toSeats}
              </Button>
            </>
          )
        }
      >
        {message ?? text}
      </StateCard>
    </Page>
  );
}

/** Only the holder of a cart sees it. */
function SignedOut({ send }: { send: Send }) {
  const { title, text } = words.signedOut;
  return (
    <Page isNarrow>
      <StateCard
        level={1}
        isAlert
        icon={<UserRound />}
        title={title}
        actions={
          <>
            <Button look="primary" onPress={() => send({ type: 'signIn.chosen' })}>
              {words.signIn}
            </Button>
            <Button size="lg" onPress={() => send({ type: 'alert.closed' })}>
              {words.toSeats}
            </Button>
          </>
        }
      >
        {text}
      </StateCard>
    </Page>
  );
}

function Releasing() {
  return (
    <Page>
      <h1>{words.title}</h1>
      <p role="status" className="flex items-center justify-center gap-3 py-16 font-semibold">
        <Spinner label={words.releasing} />
        {words.releasing}
      </p>
    </Page>
  );
}
