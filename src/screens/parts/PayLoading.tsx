import { Card } from '../../ui/Card.tsx';
import { Page, Split } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** A page of payment while its data load. */
export function PayLoading({ title, loading }: { title: string; loading: string }) {
  return (
    <Page>
      <h1>{title}</h1>
      <p role="status" className="sr-only">
        {loading}
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
