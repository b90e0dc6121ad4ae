import { AppWindow } from 'lucide-react';
import type { BookingEvent } from '../../../machines/booking/booking.types.ts';
import { elsewherePage } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { StateCard } from '../parts/StateCard.tsx';

/** Another tab of this browser has the purchase; this one can take it over. */
export function ElsewherePage({ send }: { send: (event: BookingEvent) => void }) {
  const { title, text, takeOver } = elsewherePage;
  return (
    <Page isNarrow>
      <StateCard
        level={1}
        icon={<AppWindow />}
        title={title}
        actions={
          <Button look="primary" onPress={() => send({ type: 'purchase.takenOver' })}>
            {takeOver}
          </Button>
        }
      >
        {text}
      </StateCard>
    </Page>
  );
}
