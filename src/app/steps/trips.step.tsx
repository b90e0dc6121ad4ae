import { useQuery } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import type { tripActionsMachine } from '../../../machines/tripActions/index.ts';
import { ownTripsQuery } from '../queries/account.ts';
import { queries } from '../queries/queryClient.ts';
import { flowStep, type LocationOf, type PageProps } from './manifest.ts';
import { beginTripActions, tripActions, TripFlows } from './TripFlows.tsx';

type ScreenProps = PageProps<LocationOf<'trips'>> & { actor: ActorRefFrom<typeof tripActionsMachine> };

function Screen({ actor, send, hrefOf }: ScreenProps) {
  return <TripFlows actor={actor} send={send} hrefOf={hrefOf} trips={useQuery(ownTripsQuery(), queries)} />;
}

/** The trips of the account, and what can be done with them (NAV-009). */
export const tripsStep = flowStep<'trips', typeof tripActionsMachine>({ chart: tripActions, begin: beginTripActions, Screen });
