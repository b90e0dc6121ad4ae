import { shell } from '../../messages/es-MX.ts';
import { Page } from '../../ui/Page.tsx';
import { SkeletonCard } from '../../ui/Skeleton.tsx';

/** While what was kept of the purchase is read and asked about. */
export function StartingPage() {
  return (
    <Page>
      <p role="status" className="sr-only">
        {shell.starting}
      </p>
      <SkeletonCard />
      <SkeletonCard />
    </Page>
  );
}
