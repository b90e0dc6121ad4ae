import { BusFront, TriangleAlert } from 'lucide-react';
import type { SeatsEvent, SeatsView } from '../../../machines/seats/seats.types.ts';
import { common, seats as words, seatsFailed } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { StateCard } from '../parts/StateCard.tsx';
import { DirectionTabs } from './MapCard.tsx';
import { SeatsHeading } from './SeatsHeading.tsx';

export type FailedSeatsProps = { view: Extract<SeatsView, { screen: 'failed' }>; send: (event: SeatsEvent) => void };

/** The map failed to load: not found, no connection, or refused by the platform (ERR-005, ERR-006, ERR-009). */
export function FailedSeats({ view: { reason, message, tabs }, send }: FailedSeatsProps) {
  const { title, text } = seatsFailed[reason];
  const leave = () => send({ type: 'seats.left' });
  return (
    <Page isCompact>
      <SeatsHeading>{words.title}</SeatsHeading>
      {tabs.length > 0 && <DirectionTabs tabs={tabs} send={send} />}
      <StateCard
        isAlert
        icon={reason === 'notFound' ? <BusFront /> : <TriangleAlert />}
        title={title}
        actions={
          reason === 'operation' ? (
            <Button look="primary" onPress={leave}>
              {common.accept}
            </Button>
          ) : (
            <>
              <Button look="primary" onPress={() => send({ type: 'map.retried' })}>
                {common.retry}
              </Button>
              <Button size="lg" onPress={leave}>
                {seatsFailed.otherTrip}
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
