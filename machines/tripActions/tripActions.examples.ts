import { CHANGE, FOUND, OWN_TRIP, TODAY } from '../testing/fixtures.ts';
import { chartOf, done } from 'xstate-paths';
import { tripActionsMachine } from './tripActions.machine.ts';
import type { TripActionsEvent } from './tripActions.types.ts';
import { tripActionsView } from './tripActions.view.ts';

const [ticket] = OWN_TRIP.tickets;
if (!ticket) throw new Error('the trip has a ticket');

export const cancellationOpened: TripActionsEvent = { type: 'cancellation.opened', trip: OWN_TRIP, others: [] };
export const renameOpened: TripActionsEvent = { type: 'rename.opened', trip: OWN_TRIP, ticket };
export const trackingOpened: TripActionsEvent = { type: 'tracking.opened', trip: OWN_TRIP, unit: ticket.unit };
export const editOpened: TripActionsEvent = {
  type: 'edit.opened',
  trip: { ...OWN_TRIP, platform: 'old', orderId: null, ride: null },
  today: TODAY,
};
export const editBegun = done('edit', { kind: 'begun', change: CHANGE, ...FOUND });
const at = (...events: (TripActionsEvent | typeof editBegun)[]) => ({ input: { wasWarned: false }, events });

/** Situations of the page of trips, reached by events. */
export const situations = {
  idle: at(),
  cancelling: at(cancellationOpened),
  renaming: at(renameOpened),
  tracking: at(trackingOpened),
  editing: at(editOpened),
  edited: at(editOpened, editBegun),
} as const;

export const chart = chartOf(tripActionsMachine, situations, tripActionsView);
export const { examples } = chart;
