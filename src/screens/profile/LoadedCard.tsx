import { CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { common, profile as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Loaded } from './change.ts';

type LoadedCardProps<Data> = {
  title: string;
  end?: ReactNode;
  load: Loaded<Data>;
  failedText?: string;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
};

/** A card over data of a service: its wait, its failure with a retry, or its content. */
export function LoadedCard<Data>({ title, end, load, failedText = words.failed.text, onRetry, children }: LoadedCardProps<Data>) {
  return (
    <Card title={title} {...(load.state === 'ready' && { end })}>
      {load.state === 'loading' && (
        <>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </>
      )}
      {load.state === 'failed' && (
        <div role="alert">
          <EmptyState
            icon={<CloudOff />}
            title={words.failed.title}
            actions={
              <Button icon={<RefreshCw />} onPress={onRetry}>
                {common.retry}
              </Button>
            }
          >
            {failedText}
          </EmptyState>
        </div>
      )}
      {load.state === 'ready' && children(load.data)}
    </Card>
  );
}
