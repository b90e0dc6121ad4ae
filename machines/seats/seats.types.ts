import type { Change } from '../domain/change.ts';
import type { Failure } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';
import type { Money } from '../domain/money.ts';
import type { NameError, Passenger, PassengerTotals } from '../domain/passenger.ts';
import type { FareRefusal, PartyFault } from '../domain/party.ts';
import type { TogetherOffer } from '../domain/places.ts';
import type { Quota, QuotaNews } from '../domain/quota.ts';
import type { Claim, FixtureKind, Floor, SeatId, SeatMap, SeatNews, SeatState } from '../domain/seat.ts';
import type { Departure, Direction, ExtraService, Fare, Hold, RunRef } from '../domain/trip.ts';

/** `passengers` are those of an earlier hold: their seats are claimed again on entry. With a `change` bought tickets get other seats, on one bus. */
export type SeatsInput = {
  departure: Departure;
  returnDeparture: Departure | null;
  email: string | null;
  passengers: Passenger[];
  change: Change | null;
  benefits: Benefits;
  layout: Layout;
};

/** What the traveller said to the benefits notice in this session: included, they are chosen for each new passenger (SEAT-026). */
export type Benefits = 'unasked' | 'included' | 'declined';

/** How the seats were last looked at: who cannot use the map finds the list again. */
export type Layout = 'map' | 'list';

/** All that is needed to draw a bus and to sell its seats. */
export type Bus = { map: SeatMap; fares: Fare[]; services: ExtraService[]; quotas: Quota[] };

/** What is being typed in the add-passenger form. */
export type PassengerDraft = Passenger & {
  editing: boolean;
  /** The passenger of the other direction whose names these are. */
  sameAs: string | null;
};
export type DraftField = 'firstName' | 'lastName';

/** The bus of one direction as far as it is known, and what on it is mine. */
export type BusState = {
  departure: Departure;
  map: SeatMap | null;
  fares: Fare[];
  services: ExtraService[];
  /** Places at a reduced fare that are left, and the version of the bus that was counted. */
  quotas: Quota[];
  quotaVersion: number;
  floor: Floor;
  claims: Claim[];
  /** When the live channel last opened or was lost. */
  liveSince: Instant | null;
  /** What the channel said while the map was being fetched: applied to it when it comes. */
  unheard: SeatNews[];
  /** Seats whose claims are to be given back, the next one first. */
  toRelease: SeatId[];
  failure: Failure | null;
};

export type SeatsContext = {
  /** There is no bus back without a return trip. */
  buses: { outbound: BusState; return: BusState | null };
  /** The direction whose bus is on the screen. */
  tab: Direction;
  email: string | null;
  passengers: Passenger[];
  change: Change | null;
  /** Whose seat is chosen next, by the ticket; the first without a seat while nobody was chosen. */
  traveller: string | null;
  benefits: Benefits;
  layout: Layout;
  /** A pet looks for its place: the legal ones are marked on the map. */
  placingPet: boolean;
  /** Who goes to which seat of the shown bus once it is claimed. */
  moves: Move[];
  draft: PassengerDraft | null;
  touched: DraftField[];
  servicesOpen: boolean;
  /** The seat of the shown bus that a click is waiting for: claimed next, or after the sign-in. */
  wanted: SeatId | null;
  /** How many seats together are asked for on the shown bus. */
  together: number;
  /** Seats of a group on the shown bus: those that are being claimed, then those whose passengers are named next, the first one first. */
  queue: SeatId[];
  /** The block that is under way, or whose answer may have been lost. */
  block: Block | null;
  alert: SeatsAlert | null;
  /** The latest thing to be spoken: a seat of mine that was lost, or a choice. */
  spoken: Spoken | null;
  sought: Sought | null;
  hold: Hold | null;
};

/** The seat number of the shown bus that was looked for last; `seatId` is null where the bus has no such seat. */
export type Sought = { number: string; seatId: SeatId | null };

/** An idempotency key, made before the first request, and whom it is for: other passengers are another block. */
export type Block = { key: string; passengers: Passenger[] };

/** A passenger on another seat than before; `from` is given back when it is still theirs. */
export type Move = { passenger: Passenger; to: SeatId };

export type SeatsEvent =
  | { type: 'tab.chosen'; direction: Direction }
  | { type: 'floor.chosen'; floor: Floor }
  | { type: 'map.shown' }
  | { type: 'list.shown' }
  | { type: 'seat.sought'; number: string }
  | { type: 'seat.chosen'; seatId: SeatId }
  | { type: 'traveller.chosen'; ticketId: string }
  | { type: 'together.opened' }
  | { type: 'together.counted'; count: number }
  | { type: 'together.accepted' }
  | { type: 'together.dismissed' }
  | { type: 'benefits.accepted' }
  | { type: 'benefits.declined' }
  | { type: 'pets.shown' }
  | { type: 'pets.hidden' }
  | { type: 'offer.taken' }
  | { type: 'name.typed'; field: DraftField; text: string }
  | { type: 'name.left'; field: DraftField }
  | { type: 'name.reused'; passengerId: string }
  | { type: 'fare.chosen'; fareId: string }
  | { type: 'service.toggled'; serviceId: string }
  | { type: 'services.toggled' }
  | { type: 'passenger.submitted' }
  | { type: 'passenger.dismissed' }
  | { type: 'passenger.edited'; id: string }
  | { type: 'passenger.removed'; id: string }
  | { type: 'seats.continued' }
  | { type: 'seats.left' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' }
  | { type: 'alert.closed' }
  | { type: 'map.retried' }
  | { type: 'channel.opened'; direction: Direction; at: Instant }
  | { type: 'channel.lost'; direction: Direction; at: Instant }
  | { type: 'seat.reported'; direction: Direction; news: readonly SeatNews[] }
  | { type: 'quota.reported'; direction: Direction; news: QuotaNews };

/** The seats end as a hold to be paid, or by leaving them. */
export type SeatsOutput = { benefits: Benefits; layout: Layout } & (
  | { kind: 'held'; hold: Hold; passengers: Passenger[] }
  | { kind: 'left' }
);

/** Seats of one run to be claimed, and what came of it. */
export type SeatsOfRun = { direction: Direction; run: RunRef; seatIds: SeatId[] };
export type ClaimedOfRun = { direction: Direction; claims: Claim[]; lost: SeatId[] };

export type SeatsAlert =
  | { kind: 'limit'; direction: Direction }
  /** A seat of an edit is chosen for nobody (ERR-011). */
  | { kind: 'noTraveller' }
  | { kind: 'seatTaken'; seat: string }
  /** `offers` are equal seats for those who lost theirs, and who moves there; none when there is nothing equal. */
  | { kind: 'seatsLost'; seats: string[]; names: string[]; offers: Move[]; offered: string[] }
  /** The seat beside the pet was taken in the same moment. */
  | { kind: 'petAlone' }
  | { kind: 'petRule'; fault: PetFault }
  /** The service says that a rule for pets is broken. */
  | { kind: 'petRefused'; message: string | null }
  /** One of the equal seats went to somebody else. */
  | { kind: 'offerGone' }
  | { kind: 'minorAlone'; direction: Direction }
  | { kind: 'blockFailed'; message: string | null }
  | { kind: 'operationFailed'; message: string | null };

/** A rule for pets that the party breaks. */
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
      /** Counted from the front, 1 for the first with seats. */
      row: number;
      /** The seat on the same side of the aisle; null where there is none. */
      beside: SeatState | null;
      /** Who sits there, when it is mine and has a passenger. */
      name: string | null;
      /** The claim is under way. */
      busy: boolean;
      /** A pet may sit here: shown while one looks for its place. */
      forPet: boolean;
    }
  | { kind: FixtureKind };

export type FloorView = { floor: Floor; free: number; seats: number; rows: SeatCellView[][] };

export type PassengerRowView = {
  id: string;
  seat: string;
  floor: Floor;
  /** Null while nobody is named. */
  name: string | null;
  fare: string;
  price: Money;
  services: { name: string; price: Money }[];
};

/** Who gets another seat: the ticket, and the seat once it is chosen. */
export type TravellerView = { ticketId: string; name: string; before: string; seated: PassengerRowView | null; current: boolean };

export type AddPassengerView = {
  direction: Direction;
  seat: string;
  floor: Floor;
  editing: boolean;
  firstName: string;
  lastName: string;
  errors: Partial<Record<DraftField, NameError>>;
  /** Each with the reason for which it cannot be chosen here, and how many are left of a reduced one. */
  fares: { id: string; name: string; price: Money; refusal: FareRefusal | null; left: number | null }[];
  fareId: string;
  /** What stands against the chosen one. */
  refusal: FareRefusal | null;
  services: { id: string; name: string; price: Money; checked: boolean }[];
  servicesOpen: boolean;
  needsLastName: boolean;
  /** Passengers of the other direction who are not on this bus yet. */
  offered: { id: string; name: string }[];
  /** Who was chosen of them: the passenger type is theirs (SEAT-054). */
  sameAs: string | null;
  /** Name and passenger type are those of a bought ticket (SEAT-053). */
  fixed: boolean;
  isPet: boolean;
  /** The seat of the adult that will be claimed with the pet. */
  companion: string | null;
  /** That seat is being claimed. */
  busy: boolean;
  canSubmit: boolean;
};

/** Seats for a group, before they are claimed. */
export type TogetherView = {
  /** How many may be asked for, from 1. */
  most: number;
  count: number;
  /** Null when no seat is free. */
  offer: { kind: TogetherOffer['kind']; seats: string[]; floor: Floor } | null;
  /** They are being claimed. */
  busy: boolean;
};

/** Where the main button leads: on, or to the bus that lacks seats. */
export type NextStep = 'pay' | Direction;

/** What is missing before the main button leads on. */
export type ContinueHint =
  | { kind: 'noPassengers' }
  | { kind: 'unnamed'; seat: string }
  | { kind: 'fewer'; direction: Direction; count: number }
  | null;

export type TabView = { direction: Direction; current: boolean; chosen: number };

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
      /** One a direction; none without a return trip (SEAT-001, SEAT-002). */
      tabs: TabView[];
      /** The same seats, drawn or as lines. */
      layout: Layout;
      floors: FloorView[];
      floor: Floor;
      sought: Sought | null;
      canSitTogether: boolean;
      banner: 'groundFull' | 'busFull' | null;
      limit: number;
      live: { status: 'connecting' | 'live' | 'lost'; since: Instant | null };
      passengers: PassengerRowView[];
      /** Whose bought tickets are changed; null in a sale. */
      travellers: TravellerView[] | null;
      /** `total` is what is left to pay once `credit` counts: what was paid for the tickets that are changed. */
      totals: PassengerTotals;
      credit: Money;
      /** Null while it leads nowhere. */
      next: NextStep | null;
      canContinue: boolean;
      hint: ContinueHint;
      blocking: boolean;
      /** The map marks where a pet may sit. */
      placingPet: boolean;
      spoken: Spoken | null;
      dialog:
        | { kind: 'none' }
        | { kind: 'benefits'; services: { id: string; name: string; price: Money }[]; insisting: boolean; total: Money }
        | { kind: 'together'; group: TogetherView }
        | { kind: 'passenger'; form: AddPassengerView }
        | { kind: 'leave'; seats: string[] }
        | { kind: 'alert'; alert: SeatsAlert };
    };
