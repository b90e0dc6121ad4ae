import { useQuery } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import type { tripActionsMachine } from '../../../machines/tripActions/index.ts';
import { ownOrderQuery } from '../queries/account.ts';
import { queries } from '../queries/queryClient.ts';
import { flowStep, type LocationOf, type PageProps } from './manifest.ts';
import { beginTripActions, tripActions, TripFlows } from './TripFlows.tsx';

type ScreenProps = PageProps<LocationOf<'ownOrder'>> & { actor: ActorRefFrom<typeof tripActionsMachine> };

function Screen({ actor, send, hrefOf, location: { orderId } }: ScreenProps) {
  const trips = useQuery({ ...ownOrderQuery(orderId), select: (order) => order.trips }, queries);
  const { data: next } = useQuery({ ...ownOrderQuery(orderId), select: ({ replacedBy }) => replacedBy[0] }, queries);
  return (
    <TripFlows
      actor={actor}
      send={send}
      hrefOf={hrefOf}
      trips={trips}
      isOneOrder
      {...(next && { nextHref: hrefOf({ name: 'ownOrder', ...next }) })}
    />
  );
}

/** The trips of one order, with the same acts as My trips. */
export const ownOrderStep = flowStep<'ownOrder', typeof tripActionsMachine>({ chart: tripActions, begin: beginTripActions, Screen });
