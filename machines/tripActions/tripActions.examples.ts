import { NOW, OWN_TRIP } from '../testing/fixtures.ts';
import { chartOf } from '../testing/situation.ts';
import { tripActionsMachine } from './tripActions.machine.ts';
import type { TripActionsEvent } from './tripActions.types.ts';
import { tripActionsView } from './tripActions.view.ts';

const [ticket] = OWN_TRIP.tickets;
if (!ticket) throw new Error('the trip has a ticket');

export const cancellationOpened: TripActionsEvent = { type: 'cancellation.opened', trip: OWN_TRIP };
export const renameOpened: TripActionsEvent = { type: 'rename.opened', trip: OWN_TRIP, ticket };
export const trackingOpened: TripActionsEvent = { type: 'tracking.opened', trip: OWN_TRIP, unit: ticket.unit, now: NOW };
const at = (...events: TripActionsEvent[]) => ({ input: { wasWarned: false }, events });

/** Situations of the page of trips, reached by events. */
export const situations = {
  idle: at(),
  cancelling: at(cancellationOpened),
  renaming: at(renameOpened),
  tracking: at(trackingOpened),
} as const;

export const chart = chartOf(tripActionsMachine, situations, tripActionsView);
export const { examples } = chart;
