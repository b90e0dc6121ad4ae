import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { office } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonCard } from '../../ui/Skeleton.tsx';

/** What a list page shows of its query. */
export type Load<Data> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: Data };

type ListedProps<Data> = { load: Load<Data>; onRetry: () => void; children: (data: Data) => ReactNode };

/** A list while it loads, when it did not, and when it did. */
export function Listed<Data>({ load, onRetry, children }: ListedProps<Data>) {
  switch (load.state) {
    case 'loading':
      return <SkeletonCard />;
    case 'failed':
      return (
        <Card>
          <EmptyState
            icon={<RefreshCw />}
            title={office.failed}
            actions={
              <Button look="primary" onPress={onRetry}>
                {office.again}
              </Button>
            }
          />
        </Card>
      );
    case 'ready':
      return children(load.data);
    default:
      return load satisfies never;
  }
}
