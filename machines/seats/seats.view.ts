import type { SnapshotFrom } from 'xstate';
import { blockView } from '../block/index.ts';
import { busView, type BusFacts } from '../bus/index.ts';
import { fareOf, fullName, MAX_PASSENGERS, servicePrice, type Passenger } from '../domain/passenger.ts';
import { freeSeats, seatNumber, stateOf, type Cell, type Floor, type FloorPlan, type SeatId, type SeatMap } from '../domain/seat.ts';
import type { FailureCode } from '../domain/failure.ts';
import { sum } from '../domain/money.ts';
import type { Direction } from '../domain/trip.ts';
import { groupView } from '../group/index.ts';
import { passengerFormView } from '../passengerForm/index.ts';
import { costOf, isComplete, lackingOf, lacksElsewhere, missingOf, seatedOf, travellerOf } from './party.rules.ts';
import type { seatsMachine } from './seats.machine.ts';
import {
  benefitsOf,
  busOf,
  canSitTogether,
  chosenSeats,
  directionsOf,
  newFare,
  partyOf,
  passengerOn,
  petSeats,
  shownBus,
} from './seats.rules.ts';
import { busId } from './seats.setup.ts';
import type {
  BenefitsView,
  FloorView,
  NextStep,
  PassengerRowView,
  SeatCellView,
  SeatsContext,
  SeatsParts,
  SeatsView,
  TabView,
  TravellerView,
} from './seats.types.ts';

type Snapshot = SnapshotFrom<typeof seatsMachine>;
type MapView = Extract<SeatsView, { screen: 'map' }>;

const STAGES = ['asking', 'insisting', 'included'] as const;

/** The views of the invoked charts: the bus of the tab, and the overlays. */
export function partsOf({ context, children }: Snapshot): SeatsParts {
  const bus = children[busId(context.tab)]?.getSnapshot();
  const form = children.passengerForm?.getSnapshot();
  const group = children.group?.getSnapshot();
  const block = children.block?.getSnapshot();
  return {
    bus: bus ? busView(bus) : null,
    form: form ? passengerFormView(form) : null,
    group: group ? groupView(group) : null,
    block: block ? blockView(block) : null,
  };
}

/** The whole view of the seats. The chart receives each snapshot of the other charts, so its own snapshot changes with theirs. */
export function shownSeats(snapshot: Snapshot): SeatsView {
  return seatsView(snapshot, partsOf(snapshot));
}

/** The view of the party, with the views of the other charts. */
export function seatsView(snapshot: Snapshot, parts: SeatsParts): SeatsView {
  const { context } = snapshot;
  const { tab } = context;
  const facts = shownBus(context);
  const { departure, map } = facts;
  const tabs = tabsOf(context);
  const failure = parts.bus?.failure;
  if (failure) return { screen: 'failed', departure, tabs, reason: failedBy(failure.code, tab), message: failure.message ?? null };
  if (!map || !parts.bus) return { screen: 'loading', departure, tabs };
  const { floor, live } = parts.bus;
  const next = nextOf(snapshot);
  return {
    screen: 'map',
    direction: context.change?.direction ?? tab,
    departure,
    tabs,
    layout: context.layout,
    floors: map.floors.map((plan) => floorView(context, map, plan)),
    floor,
    sought: context.sought,
    canSitTogether: canSitTogether(context),
    banner: bannerOf(map, floor),
    limit: MAX_PASSENGERS,
    live,
    passengers: partyOf(context, tab).map((passenger) => rowView(facts, map, passenger)),
    travellers: travellersView(context, map),
    ...costOf(context),
    next,
    canContinue: snapshot.can({ type: 'seats.continued' }),
    hint: missingOf(context),
    blocking: isBlocking(snapshot, parts),
    placingPet: context.placingPet,
    spoken: context.spoken,
    again: context.again,
    dialog: dialogOf(snapshot, parts),
  };
}

/** Why there is no map; the way back has its own messages (ERR-005, ERR-006, ERR-008, ERR-009). */
function failedBy(code: FailureCode, tab: Direction): Extract<SeatsView, { screen: 'failed' }>['reason'] {
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

/** During the sign-in before the block, the traveller can still go back. */
function isBlocking(snapshot: Snapshot, { block }: SeatsParts): boolean {
  return (snapshot.matches({ open: { flow: 'blocking' } }) && !block?.identifying) || snapshot.matches('held');
}

/** The message of a full bus, or the banner of a full ground floor (SEAT-011, SEAT-012). */
function bannerOf(map: SeatMap, floor: Floor): MapView['banner'] {
  if (map.floors.every((plan) => freeSeats(map, plan.floor) === 0)) return 'busFull';
  return floor === 'ground' && map.floors.length > 1 && freeSeats(map, 'ground') === 0 ? 'groundFull' : null;
}

function floorView(context: SeatsContext, map: SeatMap, { floor, rows }: FloorPlan): FloorView {
  const chosen = chosenSeats(context);
  const forPets = context.placingPet ? petSeats(context) : new Set<SeatId>();
  const fareId = travellerOf(context)?.fareId ?? newFare(context)?.id ?? '';
  const seatRows = rows.filter((row) => row.some(({ kind }) => kind === 'seat'));
  return {
    floor,
    free: freeSeats(map, floor, chosen),
    seats: Object.values(map.seats).filter((seat) => seat.floor === floor).length,
    rows: rows.map((row) => row.map((cell) => cellView(context, map, { chosen, forPets, fareId, row: seatRows.indexOf(row) + 1 }, cell))),
  };
}

/** `fareId`: the fare of who would get a free seat. */
type Marks = { chosen: ReadonlySet<SeatId>; forPets: ReadonlySet<SeatId>; fareId: string; row: number };

function cellView(context: SeatsContext, map: SeatMap, { chosen, forPets, fareId, row }: Marks, cell: Cell): SeatCellView {
  if (cell.kind !== 'seat') return cell;
  const seat = map.seats[cell.seatId];
  if (!seat) return { kind: 'none' };
  const passenger = passengerOn(context, seat.id);
  const { fares, departure } = shownBus(context);
  return {
    kind: 'seat',
    id: seat.id,
    number: seat.number,
    state: stateOf(map, seat.id, chosen),
    position: seat.position,
    row,
    beside: seat.neighbour === null ? null : stateOf(map, seat.neighbour, chosen),
    name: passenger ? fullName(passenger) || null : null,
    price: fareOf(passenger ?? { fareId }, fares)?.price ?? departure.price,
    busy: context.wanted === seat.id || context.moves.some(({ to }) => to === seat.id),
    forPet: forPets.has(seat.id),
  };
}

function rowView({ fares, services }: BusFacts, map: SeatMap, passenger: Passenger): PassengerRowView {
  const fare = fareOf(passenger, fares);
  return {
    id: passenger.id,
    seat: seatNumber(map, passenger.seatId),
    floor: map.seats[passenger.seatId]?.floor ?? 'ground',
    name: fullName(passenger) || null,
    fare: fare?.name ?? '',
    price: fare?.price ?? 0,
    discount: fare?.discount ?? 0,
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

function dialogOf(snapshot: Snapshot, { form, group }: SeatsParts): MapView['dialog'] {
  const { context } = snapshot;
  if (context.alert) return { kind: 'alert', alert: context.alert };
  if (group) return { kind: 'together', group };
  if (form) return { kind: 'passenger', form, benefits: form.isPet ? null : benefitsView(snapshot) };
  if (snapshot.matches({ open: { flow: 'confirmingLeave' } })) {
    return {
      kind: 'leave',
      seats: context.passengers.map(({ direction, seatId }) => seatNumber(busOf(context, direction).map, seatId)),
    };
  }
  return { kind: 'none' };
}

function benefitsView(snapshot: Snapshot): BenefitsView | null {
  const { context } = snapshot;
  const stage = STAGES.find((one) => snapshot.matches({ open: { flow: { adding: one } } }));
  if (!stage) return null;
  const { fares, services } = shownBus(context);
  const fare = fares.find(({ kind }) => kind === 'adult') ?? fares[0];
  const offered = services
    .filter(({ id }) => benefitsOf(context).includes(id))
    .map((service) => ({
      id: service.id,
      name: service.name,
      description: service.description,
      price: fare ? servicePrice(service, fare) : 0,
    }));
  return { stage, services: offered, total: sum(offered.map(({ price }) => price)) };
}
