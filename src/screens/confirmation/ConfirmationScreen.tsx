import { CloudOff, SearchX, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConfirmationView } from '../../../machines/confirmation/confirmation.types.ts';
import { common, confirmation, failureText } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton, SkeletonCard } from '../../ui/Skeleton.tsx';
import { StateCard } from '../parts/StateCard.tsx';
import { OrderPage, type OrderPageProps } from './OrderPage.tsx';

type ConfirmationScreenProps = Omit<OrderPageProps, 'view'> & { view: ConfirmationView };

/** The paid order with its tickets. */
export function ConfirmationScreen({ view, ...page }: ConfirmationScreenProps) {
  const { send } = page;
  switch (view.screen) {
    case 'loading':
      return <LoadingOrder />;
    case 'failed':
      return (
        <NoOrder icon={<CloudOff />} title={confirmation.failed} text={failureText(view.failure).text}>
          <Button look="primary" onPress={() => send({ type: 'order.retried' })}>
            {common.retry}
          </Button>
        </NoOrder>
      );
    case 'signedOut':
      return (
        <NoOrder icon={<UserRound />} {...confirmation.signedOut}>
          <SignIn look="primary" send={send} />
          <GoHome look="outlined" send={send} />
        </NoOrder>
      );
    case 'notFound':
      return (
        <NoOrder icon={<SearchX />} {...confirmation.notFound}>
          <GoHome look="primary" send={send} />
          <SignIn look="outlined" send={send} />
        </NoOrder>
      );
    case 'order':
      return <OrderPage view={view} {...page} />;
    default:
      return view satisfies never;
  }
}

type NoOrderProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

/** The replacement of an order that cannot be shown, with its actions. */
function NoOrder({ icon, title, text, children }: NoOrderProps) {
  return (
    <Page isNarrow>
      <StateCard level={1} icon={icon} title={title} isAlert actions={children}>
        {text}
      </StateCard>
    </Page>
  );
}

type WayProps = Pick<ConfirmationScreenProps, 'send'> & { look: 'primary' | 'outlined' };

function SignIn({ look, send }: WayProps) {
  return (
    <Button look={look} size="lg" onPress={() => send({ type: 'signIn.chosen' })}>
      {confirmation.signIn}
    </Button>
  );
}

function GoHome({ look, send }: WayProps) {
  return (
    <Button look={look} size="lg" onPress={() => send({ type: 'home.chosen' })}>
      {confirmation.goHome}
    </Button>
  );
}

function LoadingOrder() {
  return (
    <Page>
      <p role="status" className="sr-only">
        {confirmation.loading}
      </p>
      <Skeleton className="h-14 w-14" />
      <Skeleton className="h-9 w-80" />
      <SkeletonCard />
      <SkeletonCard />
    </Page>
  );
}
