import { CloudOff, RefreshCw } from 'lucide-react';
import type { BookingEvent } from '../../../machines/booking/booking.types.ts';
import { common, shell } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { StateCard } from '../parts/StateCard.tsx';

/** The files of a step failed to load (CONST-044). */
export function UnopenedPage({ send }: { send: (event: BookingEvent) => void }) {
  return (
    <Page>
      <StateCard
        icon={<CloudOff />}
        title={shell.unopened.title}
        level={1}
        isAlert
        actions={
          <Button look="primary" size="lg" icon={<RefreshCw />} onPress={() => send({ type: 'step.retried' })}>
            {common.retry}
          </Button>
        }
      >
        {shell.unopened.text}
      </StateCard>
    </Page>
  );
}
