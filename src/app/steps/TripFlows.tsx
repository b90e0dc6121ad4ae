import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BookingEvent } from '../../../machines/booking/index.ts';
import { cancellationMachine, cancellationView } from '../../../machines/cancellation/index.ts';
import { mayReport, type Estimates } from '../../../machines/domain/estimate.ts';
import {
  liveTickets,
  othersToCancel,
  ticketToRename,
  tripLists,
  type OwnTicket,
  type OwnTrip,
  type TripOption,
} from '../../../machines/domain/ownTrip.ts';
import type { Terminal } from '../../../machines/domain/raite.ts';
import { editMachine, editView } from '../../../machines/edit/index.ts';
import { renameMachine, renameView } from '../../../machines/rename/index.ts';
import { trackingMachine, trackingView } from '../../../machines/tracking/index.ts';
import { tripActionsMachine } from '../../../machines/tripActions/index.ts';
import { CancellationScreen } from '../../screens/cancellation/CancellationScreen.tsx';
import { EditSheet } from '../../screens/confirmation/EditSheet.tsx';
import { RenameScreen } from '../../screens/rename/RenameScreen.tsx';
import { TrackingSheet } from '../../screens/tracking/TrackingSheet.tsx';
import { codeImage } from '../../screens/parts/codeImage.ts';
import { TripQrSheet, type ShownQr } from '../../screens/trips/TripQrSheet.tsx';
import { TripsScreen, type TripsPageView } from '../../screens/trips/TripsScreen.tsx';
import { cancelTickets } from '../actors/cancelTickets.ts';
import { findDepartures } from '../actors/findDepartures.ts';
import { getCancellableItems } from '../actors/getCancellableItems.ts';
import { locateBus } from '../actors/locateBus.ts';
import { pause } from '../actors/pause.ts';
import { previewCancelTickets } from '../actors/previewCancelTickets.ts';
import { renamePassenger } from '../actors/renamePassenger.ts';
import { ticker } from '../actors/ticker.ts';
import { validateTransfer } from '../actors/validateTransfer.ts';
import { useShopFacts } from '../../screens/parts/ShopFacts.ts';
import { config } from '../ground/config.ts';
import { today } from '../ground/today.ts';
import { serverNow, serverTimeOf } from '../ground/serverClock.ts';
import { useMinute } from '../ground/useMinute.ts';
import { useOffline } from '../http/useOffline.ts';
import { estimatesQuery, cacheTickets, cachedTripsQuery, refetchTrips, terminalsQuery } from '../queries/account.ts';
import { queries } from '../queries/queryClient.ts';
import { renameWarning } from '../storage/preferences.ts';
import { saveFile } from '../storage/saveFile.ts';
import { copyText } from '../storage/copyText.ts';
import { repeatOf, wayBackOf } from './again.ts';
import type { HrefOf } from './manifest.ts';
import { WhereToBoard, type Boarding } from './WhereToBoard.tsx';

/** The flows of a trip with their ports. */
export const tripActions = tripActionsMachine.provide({
  actors: {
    cancellation: cancellationMachine.provide({ actors: { getCancellableItems, previewCancelTickets, cancelTickets, pause } }),
    rename: renameMachine.provide({
      actors: { renamePassenger },
      actions: { rememberWarning: () => renameWarning.write('seen') },
    }),
    edit: editMachine.provide({ actors: { validateTransfer, findDepartures } }),
    tracking: trackingMachine.provide({ actors: { locateBus, pause, ticker } }),
  },
  actions: { refetchTrips: () => void refetchTrips() },
});

export const beginTripActions = () => ({ wasWarned: renameWarning.read() === 'seen' });

const countTickets = (trips: readonly OwnTrip[]) => trips.flatMap(liveTickets).length;

const NO_TRIPS: readonly OwnTrip[] = [];
const NO_ESTIMATES: Estimates = {};
const NO_TERMINALS: readonly Terminal[] = [];

type TripFlowsProps = {
  actor: ActorRefFrom<typeof tripActionsMachine>;
  send: (event: BookingEvent) => void;
  hrefOf: HrefOf;
  /** The page of the order that has the tickets in place of changed ones. */
  nextHref?: string;
  trips: Pick<UseQueryResult<readonly OwnTrip[]>, 'data' | 'dataUpdatedAt' | 'isFetching' | 'refetch'>;
  /** The trips of one order, which are not cached in this browser: it may not be that of their traveller. */
  isOneOrder?: boolean;
};

/** Trips, and what can be done with them. */
export function TripFlows({ actor, send, hrefOf, trips, isOneOrder = false, nextHref }: TripFlowsProps) {
  const now = useMinute();
  const { company, hrefs } = useShopFacts();
  const isOffline = useOffline();
  const { data: cached = 0 } = useQuery({ ...cachedTripsQuery(), enabled: isOffline && !isOneOrder, select: countTickets }, queries);
  const [shownQr, setShownQr] = useState<ShownQr | null>(null);
  const [boarding, setBoarding] = useState<Boarding | null>(null);
  const { cancellation, rename, tracking, edit } = useSelector(actor, (state) => state.children);
  const cancelling = useSelector(cancellation, (state) => (state ? cancellationView(state) : null)) ?? null;
  const renaming = useSelector(rename, (state) => (state ? renameView(state) : null)) ?? null;
  const editing = useSelector(edit, (state) => (state ? editView(state) : null)) ?? null;
  const tracked = useSelector(tracking, (state) => (state ? trackingView(state) : null)) ?? null;
  const { data: terminals = NO_TERMINALS } = useQuery({ ...terminalsQuery(), enabled: tracked !== null }, queries);
  const reporting = trips.data?.filter((trip) => mayReport(trip, now)) ?? NO_TRIPS;
  const { data: estimates = NO_ESTIMATES } = useQuery(estimatesQuery(reporting), queries);
  const view: TripsPageView = trips.data
    ? {
        state: 'ready',
        ...tripLists(trips.data, now, estimates),
        estimates,
        now,
        cached: isOffline && !isOneOrder ? { tickets: cached, at: serverTimeOf(trips.dataUpdatedAt) } : null,
      }
    : trips.isFetching
      ? { state: 'loading' }
      : { state: 'failed', isOffline };
  return (
    <>
      <TripsScreen
        view={view}
        nextHref={nextHref}
        isOneOrder={isOneOrder}
        onSearch={() => send({ type: 'search.requested' })}
        onRetry={() => void trips.refetch()}
        repeatHref={(trip) => hrefOf(repeatOf(endsOf(trip)))}
        onOption={(option, trip, ticket) =>
          option === 'board'
            ? setBoarding({ terminal: trip.origin.name, ride: trip.ride })
            : choose({ actor, send, trips }, option, trip, ticket)
        }
        onQr={(trip, ticket) => setShownQr({ trip, ticket })}
        onOpened={(trip) => void (!isOneOrder && cacheTickets(trip, trips.dataUpdatedAt))}
      />
      <TripQrSheet
        shown={shownQr}
        onClose={() => setShownQr(null)}
        onShow={(ticket) => setShownQr((shown) => shown && { ...shown, ticket })}
        onImage={(code, text) => void codeImage(text, [code]).then((file) => saveFile(file, `boleto-${code}.png`))}
        onCopy={copyText}
      />
      <WhereToBoard isOpen={boarding !== null} boarding={boarding} onClose={() => setBoarding(null)} />
      <CancellationScreen
        view={cancelling}
        send={(event) => cancellation?.send(event)}
        onChat={() => window.open(company.chatUrl ?? `${hrefs.help}#contacto`, '_blank', 'noopener')}
        isGuest={isOneOrder}
      />
      <RenameScreen view={renaming} send={(event) => rename?.send(event)} />
      <EditSheet view={editing} send={(event) => edit?.send(event)} />
      <TrackingSheet
        view={tracked}
        estimate={tracked ? estimates[tracked.trip.id] : undefined}
        send={(event) => tracking?.send(event)}
        terminals={terminals}
        tiles={config.mapTiles}
      />
    </>
  );
}

const endsOf = ({ origin, destination, orderId }: OwnTrip) => ({
  origin: origin.code,
  destination: destination.code,
  orderId,
});

function choose(
  { actor, send, trips }: Pick<TripFlowsProps, 'actor' | 'send' | 'trips'>,
  option: Exclude<TripOption, 'board'>,
  trip: OwnTrip,
  ticket: OwnTicket,
): void {
  switch (option) {
    case 'order':
      return trip.orderId === null ? undefined : send({ type: 'location.visited', location: { name: 'order', orderId: trip.orderId } });
    case 'edit':
      return actor.send({ type: 'edit.opened', trip, today: today() });
    case 'cancel':
      return actor.send({ type: 'cancellation.opened', trip, others: othersToCancel(trips.data ?? [], trip, serverNow()) });
    case 'rename':
      return actor.send({ type: 'rename.opened', trip, ticket: ticketToRename(trip, ticket) });
    case 'track':
      return actor.send({ type: 'tracking.opened', trip, unit: ticket.unit });
    case 'payOnline':
      return send({ type: 'location.visited', location: { name: 'reservation', link: { by: 'operation', operation: trip.transaction } } });
    case 'repeat':
      return send({ type: 'location.visited', location: repeatOf(endsOf(trip)) });
    case 'wayBack':
      return send({ type: 'location.visited', location: wayBackOf(endsOf(trip)) });
    default:
      return option satisfies never;
  }
}
