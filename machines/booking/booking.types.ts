import type { Change } from '../domain/change.ts';
import type { Instant, PlainDate } from '../domain/instant.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { Place } from '../domain/place.ts';
import type { Leg } from '../domain/order.ts';
import type { Departure, Direction, SearchQuery } from '../domain/trip.ts';
import type { SearchAsked } from '../search/search.types.ts';
import type { Benefits, Layout } from '../seats/seats.types.ts';
import type { User } from '../session/session.types.ts';

/** A place in the shop that has an address. */
export type Location =
  | { name: 'home'; asked: SearchAsked }
  /** `editing`: bought tickets get other seats (NAV-008). */
  | { name: 'seats'; editing: boolean }
  | { name: 'summary'; cartId: string }
  | { name: 'order'; orderId: string }
  | { name: 'unknown' };

export type BookingInput = { location: Location; today: PlainDate; now: Instant; benefits: Benefits; layout: Layout };

export type BookingContext = {
  /** The address that the shop was opened with. */
  location: Location;
  asked: SearchAsked;
  today: PlainDate;
  now: Instant;
  departure: Departure | null;
  /** The way back of a round trip. */
  returnDeparture: Departure | null;
  /** The search that found the departure: its places are the cities that the header names. */
  query: SearchQuery | null;
  passengers: Passenger[];
  /** The bought tickets that get other seats. */
  change: Change | null;
  /** What was said to the benefits notice in this session. */
  benefits: Benefits;
  /** How the seats were last looked at. */
  layout: Layout;
  cartId: string | null;
  orderId: string | null;
  user: User | null;
  notice: Notice | null;
};

/** A short toast. */
export type Notice =
  | 'pageNotFound'
  | 'editCancelled'
  | 'signedOut'
  | 'sessionExpired'
  | 'sessionRequired'
  | 'releaseFailed'
  | 'cartExpired';

export type BookingEvent =
  | { type: 'location.visited'; location: Location }
  | { type: 'back.pressed' }
  | { type: 'step.chosen'; step: Step }
  | { type: 'trip.edited' }
  | { type: 'account.opened' }
  | { type: 'menu.closed' }
  | { type: 'signOut.requested' }
  | { type: 'notice.closed' }
  | { type: 'network.lost' }
  | { type: 'network.found' }
  | { type: 'signIn.requested' }
  /** The session told of somebody new: the step may show what it withheld. */
  | { type: 'session.opened' }
  | { type: 'purchase.heldElsewhere' }
  | { type: 'purchase.takenOver' };

/** 1 results, 2 seats, 3 payment, 4 confirmation (NAV-034 to NAV-037). */
export type Step = 1 | 2 | 3 | 4;

export type StepName = 'home' | 'seats' | 'summary' | 'order' | 'elsewhere';

/** What header and address need of the child that is on the screen. */
export type OnScreen = {
  asked: SearchAsked | null;
  query: SearchQuery | null;
  /** Of a cart or an order: the way out and the way back. */
  legs: readonly Leg[];
  /** Whose seats are being chosen. */
  tab: Direction;
};

export type HeaderView = {
  step: Step;
  /** Which of the steps may be gone back to. */
  reachable: Step[];
  /** `departs` is null before a bus is chosen, `returnDate` for a one-way trip. */
  trip: {
    origin: Place;
    destination: Place;
    roundTrip: boolean;
    departs: Instant | null;
    date: PlainDate;
    returnDate: PlainDate | null;
  } | null;
  canEditTrip: boolean;
  canGoBack: boolean;
  account: { firstName: string; initials: string } | null;
};

export type BookingView = {
  screen: StepName;
  header: HeaderView;
  overlay: { kind: 'none' } | { kind: 'signIn' } | { kind: 'menu'; firstName: string; fullName: string; email: string; guest: boolean };
  notice: Notice | null;
  offline: boolean;
  location: Location;
};
