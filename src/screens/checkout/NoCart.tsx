import { Hourglass, TriangleAlert, UserRound } from 'lucide-react';
import type { CheckoutEvent, CheckoutView } from '../../../machines/checkout/checkout.types.ts';
import { checkout as words, common, failures, payAlerts } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { StateCard } from '../parts/StateCard.tsx';

type Send = (event: CheckoutEvent) => void;

/** The replacement of a cart that cannot be shown. */
export function NoCart({ view, send }: { view: FailedView | Extract<CheckoutView, { screen: 'signedOut' }>; send: Send }) {
  return view.screen === 'signedOut' ? <SignedOut send={send} /> : <FailedCart view={view} send={send} />;
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
              {payAlerts.expired.search}
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
  const { title, text } = payAlerts.signedOut;
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
