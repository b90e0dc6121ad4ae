import type { Change, EditedWay, TicketCheck } from '../../../machines/domain/change.ts';
import { dayOf } from '../../../machines/domain/instant.ts';
import { currency } from '../../../machines/domain/money.ts';
import type { Passenger } from '../../../machines/domain/passenger.ts';
import type { Floor, SeatId } from '../../../machines/domain/seat.ts';
import type { Departure, Fare } from '../../../machines/domain/trip.ts';
import type { components } from '../../../openapi/types/trip.ts';
import { fareKind } from './seat.ts';

type Wire = components['schemas'];

/** The data of a bus in a block: its departure, its fares, and the floors of its seats. */
type SoldBus = { departure: Departure; fares: readonly Fare[]; floorOf: (seatId: SeatId) => Floor };

type BlockParts = { outbound: SoldBus; back: SoldBus | null; email: string; passengers: readonly Passenger[]; change: Change | null };

/**
 * The request that turns claims into a cart, with the fields of the specification: one entry per passenger and direction (HOLD-011). A
 * change is a transfer of one direction (HOLD-008).
 */
export function blockRequestOf({ outbound, back, email, passengers, change }: BlockParts): Wire['BlockRequest'] {
  const { run, origin, destination } = outbound.departure;
  return {
    currency: currency.code,
    items: {
      reservation: [
        {
          from: origin.id,
          to: destination.id,
          selectedTrips: [run.tripId, ...(back ? [back.departure.run.tripId] : [])],
          roundTrip: back !== null,
          dateFrom: dayOf(outbound.departure.departs),
          dateTo: back && dayOf(back.departure.departs),
          passengers: passengers.flatMap((passenger) => {
            const bus = passenger.direction === 'outbound' ? outbound : back;
            return bus ? [blockPassenger({ ...passenger, direction: change?.direction ?? passenger.direction }, bus, email)] : [];
          }),
          redeemableItemId: null,
          manualFees: [],
        },
      ],
    },
    transactionType: change ? 'transfer' : 'sale',
  };
}

function blockPassenger(passenger: Passenger, { departure: { run }, fares, floorOf }: SoldBus, email: string): Wire['BlockPassenger'] {
  const isReturn = passenger.direction === 'return';
  const fareClassId = fares.find(({ id }) => id === passenger.fareId)?.fareClassId ?? null;
  return {
    firstName: passenger.firstName,
    lastName: passenger.lastName,
    email,
    fareId: passenger.fareId,
    change: passenger.ticketId === undefined ? null : { ticketId: passenger.ticketId },
    fareClassIds: { outbound: isReturn ? null : fareClassId, return: isReturn ? fareClassId : null },
    ticketsQuantity: 1,
    returnTripId: isReturn ? run.tripId : null,
    seats: [{ tripId: run.tripId, seatId: passenger.seatId, sectionId: floorOf(passenger.seatId), isReturn }],
    items: passenger.serviceIds,
    ssrs: [],
  };
}

/** The service's checks of these tickets, without those that it omits (EDIT-013). */
export function ticketChecksOf(entries: readonly Wire['TransferEntry'][], tickets: EditedWay['tickets']): TicketCheck[] {
  return entries.flatMap(({ ticketId, canChange, passenger, credit, msgerror, wayOutDate, promotionOf, otherWay }) => {
    const ticket = tickets.find(({ id }) => id === ticketId);
    const { firstName, lastName, fare, fareId, associatedItems } = passenger;
    const serviceIds = associatedItems.map(({ sourceItemId }) => sourceItemId);
    return ticket
      ? {
          traveller: {
            ticketId,
            firstName,
            lastName,
            fareId,
            serviceIds,
            seatNumber: ticket.seatNumber,
            paid: credit,
          },
          fareName: fare,
          kind: fareKind(fareId, fare),
          canChange,
          message: msgerror,
          ...(wayOutDate !== undefined && { wayOutDate }),
          ...(promotionOf && { keeps: { from: promotionOf.keptFrom, until: promotionOf.keptUntil, takenBack: promotionOf.takenBack } }),
          ...(otherWay && { otherWay }),
        }
      : [];
  });
}
