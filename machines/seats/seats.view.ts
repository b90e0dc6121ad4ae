import type { SnapshotFrom } from 'xstate';
import { addTotals, fareOf, fullName, MAX_PASSENGERS, servicePrice, totalsOf, type Passenger } from '../domain/passenger.ts';
import { freeSeats, stateOf, type Cell, type FloorPlan, type SeatId, type SeatMap } from '../domain/seat.ts';
import type { FailureCode } from '../domain/failure.ts';
import { sum } from '../domain/money.ts';
import { quotaLeft } from '../domain/quota.ts';
import type { Direction } from '../domain/trip.ts';
import type { seatsMachine } from './seats.machine.ts';
import {
  benefitsOf,
  busOf,
  canSitTogether,
  canSubmit,
  chosenSeats,
  companionOf,
  directionsOf,
  draftErrors,
  isComplete,
  lackingOf,
  lacksElsewhere,
  needsLastName,
  offeredTo,
  paidBefore,
  partyOf,
  petSeats,
  refusalOf,
  unnamedOf,
  passengerOn,
  roomLeft,
  seatNumber,
  seatedOf,
  shownBus,
  togetherOffer,
  travellerOf,
  unseated,
} from './seats.rules.ts';
import type {
  AddPassengerView,
  BusState,
  ContinueHint,
  DraftField,
  FloorView,
  NextStep,
  PassengerDraft,
  PassengerRowView,
  SeatCellView,
  SeatsContext,
  SeatsView,
  TabView,
  TogetherView,
  TravellerView,
} from './seats.types.ts';

type Snapshot = SnapshotFrom<typeof seatsMachine>;
type MapView = Extract<SeatsView, { screen: 'map' }>;

export function seatsView(snapshot: Snapshot): SeatsView {
  const { context } = snapshot;
  const { tab } = context;
  const bus = shownBus(context);
  const { departure, map } = bus;
  const tabs = tabsOf(context);
  if (isBusIn(snapshot, tab, { map: 'failed' })) {
    return { screen: 'failed', departure, tabs, reason: failedBy(bus.failure?.code, tab), message: bus.failure?.message ?? null };
  }
  if (!map) return { screen: 'loading', departure, tabs };
  const next = nextOf(snapshot);
  const totals = addTotals(
    directionsOf(context).map((direction) => {
      const { fares, services } = busOf(context, direction);
      return totalsOf(partyOf(context, direction), fares, services);
    }),
  );
  const credit = Math.min(paidBefore(context), totals.total);
  const dialog = dialogOf(snapshot);
  return {
    screen: 'map',
    direction: context.change?.direction ?? tab,
    departure,
    tabs,
    layout: context.layout,
    floors: map.floors.map((plan) => floorView(context, map, plan)),
    floor: bus.floor,
    sought: context.sought,
    // What lies under a question does not change its look because of it.
    canSitTogether: dialog === null ? snapshot.can({ type: 'together.opened' }) : canSitTogether(context),
    banner: bannerOf(map, bus),
    limit: MAX_PASSENGERS,
    live: { status: liveStatus(snapshot), since: bus.liveSince },
    passengers: partyOf(context, tab).map((passenger) => rowView(bus, map, passenger)),
    travellers: travellersView(context, map),
    totals: { ...totals, total: totals.total - credit },
    credit,
    next,
    canContinue: next !== null && snapshot.can({ type: 'seats.continued' }),
    hint: hintOf(context),
    blocking: isBlocking(snapshot),
    placingPet: context.placingPet,
    spoken: context.spoken,
    dialog,
  };
}

/** Why there is no map; of the way back it is told in words of its own (ERR-005, ERR-006, ERR-008, ERR-009). */
function failedBy(code: FailureCode | undefined, tab: Direction): Extract<SeatsView, { screen: 'failed' }>['reason'] {
  if (code === 'operation-failed') return 'operation';
  if (tab === 'return') return 'return';
  return code === 'timeout' || code === 'not-found' ? 'notFound' : 'network';
}

function tabsOf(context: SeatsContext): TabView[] {
  const directions = directionsOf(context);
  if (directions.length === 1) return [];
  return directions.map((direction) => ({
    direction,
    current: direction === context.tab,
    chosen: partyOf(context, direction).length,
  }));
}

function nextOf({ context }: Snapshot): NextStep | null {
  if (lacksElsewhere(context)) return lackingOf(context)?.direction ?? null;
  return isComplete(context) ? 'pay' : null;
}

function hintOf(context: SeatsContext): ContinueHint {
  if (context.change) {
    const count = unseated(context);
    return count === 0 ? null : { kind: 'fewer', direction: context.change.direction, count };
  }
  if (context.passengers.length === 0) return { kind: 'noPassengers' };
  const unnamed = unnamedOf(context);
  if (unnamed) return { kind: 'unnamed', seat: seatNumber(busOf(context, unnamed.direction).map, unnamed.seatId) };
  const lacking = lackingOf(context);
  return lacking && { kind: 'fewer', ...lacking };
}

function isBlocking(snapshot: Snapshot): boolean {
  return (
    (['continuing', 'preparing', 'blocking'] as const).some((flow) => snapshot.matches({ open: { flow } })) || snapshot.matches('held')
  );
}

type BusStates = { map: 'failed' } | { live: { joined: 'listening' | 'lost' } };

/** Whether the bus of a direction is in a state; the way back is open once its tab was. */
function isBusIn(snapshot: Snapshot, direction: Direction, state: BusStates): boolean {
  return direction === 'outbound'
    ? snapshot.matches({ open: { outbound: state } })
    : snapshot.matches({ open: { return: { open: state } } });
}

function liveStatus(snapshot: Snapshot): MapView['live']['status'] {
  const { tab } = snapshot.context;
  if (isBusIn(snapshot, tab, { live: { joined: 'listening' } })) return 'live';
  return isBusIn(snapshot, tab, { live: { joined: 'lost' } }) ? 'lost' : 'connecting';
}

/** The message when the whole bus is full, the banner when only the ground floor is (SEAT-011, SEAT-012). */
function bannerOf(map: SeatMap, { floor }: BusState): MapView['banner'] {
  if (map.floors.every((plan) => freeSeats(map, plan.floor) === 0)) return 'busFull';
  return floor === 'ground' && map.floors.length > 1 && freeSeats(map, 'ground') === 0 ? 'groundFull' : null;
}

function floorView(context: SeatsContext, map: SeatMap, { floor, rows }: FloorPlan): FloorView {
  const chosen = chosenSeats(context);
  const forPets = context.placingPet ? petSeats(context) : new Set<SeatId>();
  const seatRows = rows.filter((row) => row.some(({ kind }) => kind === 'seat'));
  return {
    floor,
    free: freeSeats(map, floor),
    seats: Object.values(map.seats).filter((seat) => seat.floor === floor).length,
    rows: rows.map((row) => row.map((cell) => cellView(context, map, { chosen, forPets, row: seatRows.indexOf(row) + 1 }, cell))),
  };
}

type Marks = { chosen: ReadonlySet<SeatId>; forPets: ReadonlySet<SeatId>; row: number };

function cellView(context: SeatsContext, map: SeatMap, { chosen, forPets, row }: Marks, cell: Cell): SeatCellView {
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
    row,
    beside: seat.neighbour === null ? null : stateOf(map, seat.neighbour, chosen),
    name: passenger ? fullName(passenger) || null : null,
    busy: context.wanted === seat.id || context.moves.some(({ to }) => to === seat.id),
    forPet: forPets.has(seat.id),
  };
}

function rowView({ fares, services }: BusState, map: SeatMap, passenger: Passenger): PassengerRowView {
  const fare = fareOf(passenger, fares);
  return {
    id: passenger.id,
    seat: seatNumber(map, passenger.seatId),
    floor: map.seats[passenger.seatId]?.floor ?? 'ground',
    name: fullName(passenger) || null,
    fare: fare?.name ?? '',
    price: fare?.price ?? 0,
    services: services
      .filter(({ id }) => passenger.serviceIds.includes(id))
      .map((service) => ({ name: service.name, price: fare ? servicePrice(service, fare) : 0 })),
  };
}

function travellersView(context: SeatsContext, map: SeatMap): TravellerView[] | null {
  const current = travellerOf(context);
  return (
    context.change?.travellers.map((traveller) => {
      const seated = seatedOf(context, traveller.ticketId);
      return {
        ticketId: traveller.ticketId,
        name: fullName(traveller),
        before: traveller.seatNumber,
        seated: seated ? rowView(shownBus(context), map, seated) : null,
        current: traveller === current,
      };
    }) ?? null
  );
}

function dialogOf(snapshot: Snapshot): MapView['dialog'] {
  const { context } = snapshot;
  if (context.alert) return { kind: 'alert', alert: context.alert };
  if (snapshot.matches({ open: { flow: { offering: 'asking' } } })) return benefitsView(context, false);
  if (snapshot.matches({ open: { flow: { offering: 'insisting' } } })) return benefitsView(context, true);
  const isSeating = snapshot.matches({ open: { flow: 'seating' } });
  if (isSeating || snapshot.matches({ open: { flow: 'gathering' } })) return { kind: 'together', group: togetherView(context, isSeating) };
  const isBusy = snapshot.matches({ open: { flow: 'accompanying' } });
  if (context.draft && (isBusy || snapshot.matches({ open: { flow: 'adding' } })))
    return { kind: 'passenger', form: formView(context, context.draft, isBusy) };
  if (snapshot.matches({ open: { flow: 'confirmingLeave' } })) {
    return {
      kind: 'leave',
      seats: context.passengers.map(({ direction, seatId }) => seatNumber(busOf(context, direction).map, seatId)),
    };
  }
  return { kind: 'none' };
}

/** The services that the notice offers, for one adult. */
function benefitsView(context: SeatsContext, insisting: boolean): MapView['dialog'] {
  const { fares, services } = shownBus(context);
  const fare = fares.find(({ kind }) => kind === 'adult') ?? fares[0];
  const offered = services
    .filter(({ id }) => benefitsOf(context).includes(id))
    .map((service) => ({ id: service.id, name: service.name, price: fare ? servicePrice(service, fare) : 0 }));
  return { kind: 'benefits', services: offered, insisting, total: sum(offered.map(({ price }) => price)) };
}

function togetherView(context: SeatsContext, busy: boolean): TogetherView {
  const { map } = shownBus(context);
  // What is being claimed is not offered any more.
  const offer = togetherOffer(busy ? { ...context, queue: [] } : context);
  return {
    most: roomLeft(context),
    count: context.together,
    offer: offer && {
      kind: offer.kind,
      seats: offer.seats.map((seatId) => seatNumber(map, seatId)),
      floor: map?.seats[offer.seats[0] ?? '']?.floor ?? 'ground',
    },
    busy,
  };
}

function formView(context: SeatsContext, draft: PassengerDraft, busy: boolean): AddPassengerView {
  const { map, fares, services, quotas } = busOf(context, draft.direction);
  const others = partyOf(context, draft.direction).filter(({ id }) => id !== draft.id);
  const left = quotaLeft(quotas, others);
  const companion = companionOf(context, draft);
  const fare = fareOf(draft, fares);
  return {
    direction: draft.direction,
    seat: seatNumber(map, draft.seatId),
    floor: map?.seats[draft.seatId]?.floor ?? 'ground',
    editing: draft.editing,
    firstName: draft.firstName,
    lastName: draft.lastName,
    errors: shownErrors(context, draft),
    fares: fares.map(({ id, name, price }) => ({
      id,
      name,
      price,
      refusal: refusalOf(context, draft, id),
      left: left.find(({ fareId }) => fareId === id)?.left ?? null,
    })),
    fareId: draft.fareId,
    refusal: refusalOf(context, draft, draft.fareId),
    services: services.map((service) => ({
      id: service.id,
      name: service.name,
      price: fare ? servicePrice(service, fare) : 0,
      checked: draft.serviceIds.includes(service.id),
    })),
    servicesOpen: context.servicesOpen,
    needsLastName: needsLastName(context, draft),
    offered: offeredTo(context, draft).map((passenger) => ({ id: passenger.id, name: fullName(passenger) })),
    sameAs: draft.sameAs,
    fixed: draft.ticketId !== undefined,
    isPet: fare?.kind === 'pet',
    companion: companion && seatNumber(map, companion),
    busy,
    canSubmit: canSubmit(context, draft) && !busy,
  };
}

const FIELDS: DraftField[] = ['firstName', 'lastName'];

/** A duplicate shows at once; a short name only after its field was left or the form submitted. */
function shownErrors(context: SeatsContext, draft: PassengerDraft): AddPassengerView['errors'] {
  const errors = draftErrors(context, draft);
  const shown = FIELDS.filter((field) => errors[field] === 'duplicate' || (errors[field] !== undefined && context.touched.includes(field)));
  return Object.fromEntries(shown.map((field) => [field, errors[field]]));
}
