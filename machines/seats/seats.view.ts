import type { SnapshotFrom } from 'xstate';
import { fareOf, MAX_PASSENGERS, servicePrice, totalsOf, type Passenger } from '../domain/passenger.ts';
import { freeSeats, stateOf, type Cell, type FloorPlan, type SeatId, type SeatMap } from '../domain/seat.ts';
import type { seatsMachine } from './seats.machine.ts';
import { canSubmit, chosenSeats, draftErrors, fullName, isComplete, needsLastName, passengerOn, seatNumber } from './seats.rules.ts';
import type {
  AddPassengerView,
  DraftField,
  FloorView,
  PassengerDraft,
  PassengerRowView,
  SeatCellView,
  SeatsContext,
  SeatsView,
} from './seats.types.ts';

type Snapshot = SnapshotFrom<typeof seatsMachine>;
type MapView = Extract<SeatsView, { screen: 'map' }>;

export function seatsView(snapshot: Snapshot): SeatsView {
  const { context } = snapshot;
  const { departure, map } = context;
  if (snapshot.matches({ open: { map: 'failed' } })) {
    const code = context.failure?.code;
    const reason = code === 'operation-failed' ? 'operation' : code === 'timeout' || code === 'not-found' ? 'notFound' : 'network';
    return { screen: 'failed', departure, reason, message: context.failure?.message ?? null };
  }
  if (!map) return { screen: 'loading', departure };
  return {
    screen: 'map',
    departure,
    floors: map.floors.map((plan) => floorView(context, map, plan)),
    floor: context.floor,
    banner: bannerOf(map, context),
    limit: MAX_PASSENGERS,
    live: { status: liveStatus(snapshot), since: context.liveSince },
    passengers: context.passengers.map((passenger) => rowView(context, map, passenger)),
    totals: totalsOf(context.passengers, context.fares, context.services),
    canContinue: isComplete(context) && snapshot.can({ type: 'seats.continued' }),
    hint: context.passengers.length === 0 ? 'noPassengers' : null,
    blocking: isBlocking(snapshot),
    spoken: context.spoken,
    dialog: dialogOf(snapshot),
  };
}

function isBlocking(snapshot: Snapshot): boolean {
  return (
    (['continuing', 'preparing', 'blocking'] as const).some((flow) => snapshot.matches({ open: { flow } })) || snapshot.matches('held')
  );
}

function liveStatus(snapshot: Snapshot): MapView['live']['status'] {
  if (snapshot.matches({ open: { live: { joined: 'listening' } } })) return 'live';
  return snapshot.matches({ open: { live: { joined: 'lost' } } }) ? 'lost' : 'connecting';
}

/** The message when the whole bus is full, the banner when only the ground floor is (SEAT-011, SEAT-012). */
function bannerOf(map: SeatMap, { floor }: SeatsContext): MapView['banner'] {
  if (map.floors.every((plan) => freeSeats(map, plan.floor) === 0)) return 'busFull';
  return floor === 'ground' && map.floors.length > 1 && freeSeats(map, 'ground') === 0 ? 'groundFull' : null;
}

function floorView(context: SeatsContext, map: SeatMap, { floor, rows }: FloorPlan): FloorView {
  const chosen = chosenSeats(context);
  return {
    floor,
    free: freeSeats(map, floor),
    seats: Object.values(map.seats).filter((seat) => seat.floor === floor).length,
    rows: rows.map((row) => row.map((cell) => cellView(context, map, chosen, cell))),
  };
}

function cellView(context: SeatsContext, map: SeatMap, chosen: ReadonlySet<SeatId>, cell: Cell): SeatCellView {
  if (cell.kind !== 'seat') return cell;
  const seat = map.seats[cell.seatId];
  if (!seat) return { kind: 'none' };
  const passenger = passengerOn(context, seat.id);
  return {
    kind: 'seat',
    id: seat.id,
    number: seat.number,
    state: stateOf(map, seat.id, chosen),
    position: seat.position,
    name: passenger ? fullName(passenger) : null,
    busy: context.wanted === seat.id,
  };
}

function rowView({ fares, services }: SeatsContext, map: SeatMap, passenger: Passenger): PassengerRowView {
  const fare = fareOf(passenger, fares);
  return {
    id: passenger.id,
    seat: seatNumber(map, passenger.seatId),
    floor: map.seats[passenger.seatId]?.floor ?? 'ground',
    name: fullName(passenger),
    fare: fare?.name ?? '',
    price: fare?.price ?? 0,
    services: services
      .filter(({ id }) => passenger.serviceIds.includes(id))
      .map((service) => ({ name: service.name, price: fare ? servicePrice(service, fare) : 0 })),
  };
}

function dialogOf(snapshot: Snapshot): MapView['dialog'] {
  const { context } = snapshot;
  if (context.alert) return { kind: 'alert', alert: context.alert };
  if (context.draft && snapshot.matches({ open: { flow: 'adding' } })) return { kind: 'passenger', form: formView(context, context.draft) };
  if (snapshot.matches({ open: { flow: 'confirmingLeave' } })) {
    return { kind: 'leave', seats: context.passengers.map(({ seatId }) => seatNumber(context.map, seatId)) };
  }
  return { kind: 'none' };
}

function formView(context: SeatsContext, draft: PassengerDraft): AddPassengerView {
  const fare = fareOf(draft, context.fares);
  return {
    seat: seatNumber(context.map, draft.seatId),
    floor: context.map?.seats[draft.seatId]?.floor ?? 'ground',
    editing: draft.editing,
    firstName: draft.firstName,
    lastName: draft.lastName,
    errors: shownErrors(context, draft),
    fares: context.fares,
    fareId: draft.fareId,
    services: context.services.map((service) => ({
      id: service.id,
      name: service.name,
      price: fare ? servicePrice(service, fare) : 0,
      checked: draft.serviceIds.includes(service.id),
    })),
    servicesOpen: context.servicesOpen,
    needsLastName: needsLastName(context, draft),
    isPet: fare?.kind === 'pet',
    canSubmit: canSubmit(context, draft),
  };
}

const FIELDS: DraftField[] = ['firstName', 'lastName'];

/** A duplicate shows at once; a short name only after its field was left or the form submitted. */
function shownErrors(context: SeatsContext, draft: PassengerDraft): AddPassengerView['errors'] {
  const errors = draftErrors(context, draft);
  const shown = FIELDS.filter((field) => errors[field] === 'duplicate' || (errors[field] !== undefined && context.touched.includes(field)));
  return Object.fromEntries(shown.map((field) => [field, errors[field]]));
}
