import type { BlockView } from '../block/block.types.ts';
import type { BusFacts, BusView, LiveView } from '../bus/bus.types.ts';
import type { Again } from '../domain/again.ts';
import type { Change } from '../domain/change.ts';
import type { SeatsOfRun } from '../domain/claims.ts';
import type { Money } from '../domain/money.ts';
import type { Passenger, PassengerTotals } from '../domain/passenger.ts';
import type { PartyFault } from '../domain/party.ts';
import type { FixtureKind, Floor, SeatId, SeatState } from '../domain/seat.ts';
import type { Departure, Direction, Hold } from '../domain/trip.ts';
import type { GroupEvent, TogetherView } from '../group/group.types.ts';
import type { AddPassengerView, PassengerDraft, PassengerFormEvent } from '../passengerForm/passengerForm.types.ts';

/**
 * `passengers` are those of an earlier hold; their seats are claimed again on entry. With a `change`, bought tickets get other seats on one
 * bus.
 */
export type SeatsInput = {
  departure: Departure;
  returnDeparture: Departure | null;
  email: string | null;
  passengers: Passenger[];
  change: Change | null;
  /** The order whose travellers travel again. */
  repeats: string | undefined;
  benefits: Benefits;
  layout: Layout;
};

/** The travellers of a repeated order on free seats of the way out. */
export type SeatedAgain = Pick<SeatsContext, 'passengers' | 'claims' | 'again'>;

/** The answer to the benefits notice in this session. `included` adds the benefits to each new passenger (SEAT-026). */
export type Benefits = 'unasked' | 'included' | 'declined';

/** The latest layout, so that a traveller who cannot use the map gets the list again. */
export type Layout = 'map' | 'list';

export type SeatsContext = {
  /** The latest facts of each bus. Without a return trip there is no bus back. */
  buses: { outbound: BusFacts; return: BusFacts | null };
  /** The seats of each bus that the party asked for. A claim ends with its release, or when others have the seat. */
  claims: Record<Direction, SeatId[]>;
  /** The seat of each bus whose release is in progress. */
  releasing: Record<Direction, SeatId | null>;
  /** Used seats that somebody else released. The next map of their bus says whose they are. */
  inDoubt: Record<Direction, SeatId[]>;
  /** Seats that the service refused and that their bus has not received yet. */
  refused: Record<Direction, SeatId[]>;
  /** The direction of the shown bus. */
  tab: Direction;
  email: string | null;
  passengers: Passenger[];
  change: Change | null;
  /** The ticket of the traveller whose seat is chosen next; null means the first without a seat. */
  traveller: string | null;
  /** The order whose travellers travel again. */
  repeats: string | undefined;
  /** What became of them; null for another purchase. */
  again: Again | null;
  benefits: Benefits;
  layout: Layout;
  /** The traveller is placing a pet, so the map marks the allowed seats. */
  placingPet: boolean;
  /** The passengers that move after the claim, and their new seats on the shown bus. */
  moves: Move[];
  /** The passenger with which the form of a seat opens. */
  draft: PassengerDraft | null;
  /** The seat of the shown bus to claim next, or after the sign-in. */
  wanted: SeatId | null;
  /** The seats that the open form or the group is claiming. */
  asked: SeatsOfRun[];
  /** The requested number of seats together on the shown bus. */
  together: number;
  /** Claimed seats of a group on the shown bus whose forms follow, in this order. */
  queue: SeatId[];
  /** The block whose answer may have been lost. */
  block: Block | null;
  alert: SeatsAlert | null;
  /** The latest announcement: a lost seat, or a choice. */
  spoken: Spoken | null;
  sought: Sought | null;
  hold: Hold | null;
};

/** The latest searched seat number of the shown bus; `seatId` is null where the bus has no such seat. */
export type Sought = { number: string; seatId: SeatId | null };

/** An idempotency key, made before the first request, and its passengers. Other passengers need another block. */
export type Block = { key: string; passengers: Passenger[] };

/** A passenger with a new seat; `from` is released when it is still theirs. */
export type Move = { passenger: Passenger; to: SeatId };

export type SeatsEvent =
  | { type: 'tab.chosen'; direction: Direction }
  | { type: 'floor.chosen'; floor: Floor }
  | { type: 'map.shown' }
  | { type: 'list.shown' }
  | { type: 'map.retried' }
  | { type: 'seat.sought'; number: string }
  | { type: 'seat.chosen'; seatId: SeatId }
  | { type: 'traveller.chosen'; ticketId: string }
  | { type: 'together.opened' }
  | { type: 'benefits.accepted' }
  | { type: 'benefits.declined' }
  | { type: 'pets.hidden' }
  | { type: 'offer.taken' }
  | { type: 'passenger.edited'; id: string }
  | { type: 'passenger.removed'; id: string }
  | { type: 'seats.continued' }
  | { type: 'seats.left' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' }
  | { type: 'alert.closed' }
  | Exclude<PassengerFormEvent | GroupEvent, { type: 'party.changed' }>;

/** Events that the chart raises itself. */
export type SeatsRaised =
  /** A bus published new facts, which the chart that uses them receives. */
  { type: 'bus.changed' };

/** The chart ends with a hold to pay, or by leaving the seats. */
export type SeatsOutput = { benefits: Benefits; layout: Layout } &
  /** `shownTotal` is what the traveller expects to pay. */
  ({ kind: 'held'; hold: Hold; passengers: Passenger[]; shownTotal: Money } | { kind: 'left' });

export type SeatsAlert =
  | { kind: 'limit'; direction: Direction }
  /** The traveller pressed the main button while something is missing. */
  | { kind: 'missing'; missing: Missing }
  /** In an edit, a seat was chosen while all travellers have one (ERR-011). */
  | { kind: 'noTraveller' }
  | { kind: 'seatTaken'; seat: string }
  /** `offers` are equal seats with the passengers who would move there; empty when there is none. */
  | { kind: 'seatsLost'; seats: string[]; names: string[]; offers: Move[]; offered: string[] }
  /** Somebody else took the seat beside the pet at the same time. */
  | { kind: 'petAlone' }
  | { kind: 'petRule'; fault: PetFault }
  /** The service reports a broken rule for pets. */
  | { kind: 'petRefused'; message: string | null }
  /** Somebody else took one of the equal seats. */
  | { kind: 'offerGone' }
  | { kind: 'minorAlone'; direction: Direction }
  | { kind: 'claimRefused'; code: 'seat-claimed-before' | 'address-seat-limit'; message: string | null }
  | { kind: 'blockFailed'; message: string | null }
  | { kind: 'operationFailed'; message: string | null };

/** A broken rule for pets. */
export type PetFault = Extract<PartyFault['code'], 'pet-not-at-window' | 'pet-needs-adult' | 'adult-has-pet' | 'pets-exceed-adults'>;

export type Spoken =
  | { kind: 'chosen'; seat: string; name: string }
  | { kind: 'released'; seat: string }
  | { kind: 'lost'; seat: string; name: string };

export type SeatCellView =
  | {
      kind: 'seat';
      id: SeatId;
      number: string;
      state: SeatState;
      position: 'window' | 'aisle';
      /** Counted from the front; the first row with seats is 1. */
      row: number;
      /** The seat on the same side of the aisle; null where there is none. */
      beside: SeatState | null;
      /** The passenger of an own seat. */
      name: string | null;
      /** The fare of its passenger, or of the one who would get it. */
      price: Money;
      /** The claim is in progress. */
      busy: boolean;
      /** The seat is allowed for the pet that is being placed. */
      forPet: boolean;
    }
  | { kind: FixtureKind };

export type FloorView = { floor: Floor; free: number; seats: number; rows: SeatCellView[][] };

export type PassengerRowView = {
  id: string;
  seat: string;
  floor: Floor;
  /** Null while the passenger has no name. */
  name: string | null;
  fare: string;
  price: Money;
  /** What the promotion of the way back took off the price. */
  discount: Money;
  services: { name: string; price: Money }[];
};

/** A traveller of an edit: the ticket, and the new seat once it is chosen. */
export type TravellerView = { ticketId: string; name: string; before: string; seated: PassengerRowView | null; current: boolean };

/** Target of the main button: the payment, or the bus that lacks seats. */
export type NextStep = 'pay' | Direction;

/** What is missing before the main button can continue. */
export type Missing =
  | { kind: 'noPassengers' }
  | { kind: 'unnamed'; seat: string }
  /** The bus does not have the passenger's seat. */
  | { kind: 'seatless'; name: string }
  | { kind: 'fewer'; direction: Direction; count: number };

export type TabView = { direction: Direction; current: boolean; chosen: number };

/** The offer of benefits above the form, with the prices for one adult; `included` after it was accepted (SEAT-037, SEAT-038). */
export type BenefitsView = {
  stage: 'asking' | 'insisting' | 'included';
  services: { id: string; name: string; description: string; price: Money }[];
  total: Money;
};

export type SeatsView =
  | { screen: 'loading'; departure: Departure; tabs: TabView[] }
  | {
      screen: 'failed';
      departure: Departure;
      tabs: TabView[];
      reason: 'notFound' | 'network' | 'operation' | 'return';
      message: string | null;
    }
  | {
      screen: 'map';
      direction: Direction;
      departure: Departure;
      /** One per direction; none without a return trip (SEAT-001, SEAT-002). */
      tabs: TabView[];
      /** The layout of the same seats. */
      layout: Layout;
      floors: FloorView[];
      floor: Floor;
      sought: Sought | null;
      canSitTogether: boolean;
      banner: 'groundFull' | 'busFull' | null;
      limit: number;
      live: LiveView;
      passengers: PassengerRowView[];
      /** The travellers of a change; null in a sale. */
      travellers: TravellerView[] | null;
      /** `total` is the amount due after `credit`, the paid price of the changed tickets. `points`: what they cost more than the new ones. */
      totals: PassengerTotals;
      credit: Money;
      points: Money;
      /** Null while something is missing. */
      next: NextStep | null;
      /** The main button is enabled: it continues, or shows what is missing. */
      canContinue: boolean;
      hint: Missing | null;
      blocking: boolean;
      /** The map marks the seats that are allowed for a pet. */
      placingPet: boolean;
      spoken: Spoken | null;
      /** What became of the travellers of an earlier order. */
      again: Again | null;
      dialog:
        | { kind: 'none' }
        | { kind: 'together'; group: TogetherView }
        | { kind: 'passenger'; form: AddPassengerView; benefits: BenefitsView | null }
        | { kind: 'leave'; seats: string[] }
        | { kind: 'alert'; alert: SeatsAlert };
    };

/** The views of the other charts: the bus of the tab, and the overlays. */
export type SeatsParts = {
  bus: BusView | null;
  form: AddPassengerView | null;
  group: TogetherView | null;
  block: BlockView | null;
};
