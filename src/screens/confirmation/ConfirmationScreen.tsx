import { CloudOff, SearchX } from 'lucide-react';
import type { ConfirmationEvent, ConfirmationView } from '../../../machines/confirmation/confirmation.types.ts';
import { common, confirmation, failureText } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton, SkeletonCard } from '../../ui/Skeleton.tsx';
import { StateCard } from '../parts/StateCard.tsx';
import { OrderPage } from './OrderPage.tsx';

type ConfirmationScreenProps = { view: ConfirmationView; send: (event: ConfirmationEvent) => void };

/** What was bought, with its tickets. */
export function ConfirmationScreen({ view, send }: ConfirmationScreenProps) {
  switch (view.screen) {
    case 'loading':
      return <LoadingOrder />;
    case 'failed':
      return (
        <Page isNarrow>
          <StateCard
            level={1}
            icon={<CloudOff />}
            title={confirmation.failed}
            isAlert
            actions={
              <Button look="primary" onPress={() => send({ type: 'order.retried' })}>
                {common.retry}
              </Button>
            }
          >
            {failureText(view.failure).text}
          </StateCard>
        </Page>
      );
    case 'notFound':
      return (
        <Page isNarrow>
          <StateCard
            level={1}
            icon={<SearchX />}
            title={confirmation.notFound.title}
            isAlert
            actions={
              <Button look="primary" onPress={() => send({ type: 'home.chosen' })}>
                {confirmation.goHome}
              </Button>
            }
          >
            {confirmation.notFound.text}
          </StateCard>
        </Page>
      );
    case 'order':
      return <OrderPage view={view} send={send} />;
    default:
      return view satisfies never;
  }
}

function LoadingOrder() {
  return (
    <Page>
      <p role="status" className="sr-only">
        {confirmation.loading}
      </p>
      <Skeleton className="h-14 w-14" />
      <Skeleton className="h-9 w-80 max-w-full" />
      <SkeletonCard />
      <SkeletonCard />
    </Page>
  );
}
