import { RefreshCw, TriangleAlert } from 'lucide-react';
import { shell } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { StateCard } from '../parts/StateCard.tsx';

type FailedProps = {
  /** Renders the page again, which goes on where it was. */
  again: () => void;
  reload: () => void;
};

const { failed } = shell;

/** A step whose rendering threw. `folio` is that of a payment that is known. */
export function FailedPage({ again, reload, folio = null }: FailedProps & { folio?: string | null }) {
  return (
    <Page>
      <StateCard
        icon={<TriangleAlert />}
        title={failed.title}
        level={1}
        isAlert
        actions={
          <>
            <Button look="primary" size="lg" onPress={again}>
              {failed.again}
            </Button>
            <Button size="lg" icon={<RefreshCw />} onPress={reload}>
              {failed.reload}
            </Button>
          </>
        }
      >
        {failed.text}
        {folio !== null && (
          <>
            {' '}
            {failed.folio} <strong translate="no">{folio}</strong>
          </>
        )}
      </StateCard>
    </Page>
  );
}

/** The same for an overlay, over the page that it covered. */
export function FailedOverlay({ again, reload }: FailedProps) {
  return (
    <Alert
      isOpen
      tone="warn"
      icon={<TriangleAlert />}
      title={failed.title}
      primary={{ label: failed.again, onPress: again }}
      close={{ label: failed.reload, onPress: reload }}
    >
      <p>{failed.text}</p>
    </Alert>
  );
}
