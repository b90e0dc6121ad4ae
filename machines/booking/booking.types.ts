import type { Snapshot } from 'xstate';
import type { Change } from '../domain/change.ts';
import type { Instant, PlainDate, TimeZone } from '../domain/instant.ts';
import type { Begun } from '../edit/edit.types.ts';
import type { Money } from '../domain/money.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { Place } from '../domain/place.ts';
import type { ReservationLink } from '../domain/reservation.ts';
import type { ProfileSection } from '../domain/profile.ts';
import type { Leg } from '../domain/order.ts';
import type { Departure, Direction, SearchQuery } from '../domain/trip.ts';
import type { SearchAsked, SearchDraft } from '../search/search.types.ts';
import type { Benefits, Layout } from '../seats/seats.types.ts';
import type { SessionEnd, User, UserName } from '../session/session.types.ts';
import type { SocialProvider } from '../socialSignIn/socialSignIn.types.ts';
import type { AwaitedCode, KnownGuest, SignInInput } from '../signIn/signIn.types.ts';

/** A step with a chart. */
export type FlowLocation =
  | { name: 'home'; asked: SearchAsked }
  /** `editing`: seats of bought tickets are changed (NAV-008). */
  | { name: 'seats'; editing: boolean }
  /** `token`: a free cart is not ordered at once (FREE-002). */
  | { name: 'summary'; cartId: string; token?: string }
  | { name: 'order'; orderId: string };

/** A page over data of a service. It may run one chart, which ends with the page. */
export type PageLocation =
  /** The prices of a month, for one direction of a search (NAV-006). */
  | { name: 'calendar'; view: 'main' | 'return'; asked: SearchAsked }
  /** An order that is paid at a till (NAV-012, NAV-013). */
  | { name: 'voucher'; orderId: string }
  /** One section of Mi Perfil (NAV-015, PROFILE-002). */
  | { name: 'profile'; section: ProfileSection }
  /** The trips of the account (NAV-009). */
  | { name: 'trips' }
  /** The trips of one order, from the link of a guest's mail, whose `pass` opens that order alone. */
  | { name: 'ownOrder'; orderId: string; pass: string | null }
  /** `token` comes from the link of the mail (AUTH-007). */
  | { name: 'registration'; token: string | null }
  /** AUTH-006 */
  | { name: 'recovery'; token: string | null }
  /**
   * The payment of a reservation, from the link of its mail or from My trips; null without either (NAV-016, NAV-018). `folio`: of its unknown
   * payment. `isPaid`: its confirmation (NAV-017).
   */
  | { name: 'reservation'; link: ReservationLink | null; folio?: string; isPaid?: true }
  /** A payment with an unknown result, and its log. */
  | { name: 'payment'; folio: string }
  /** Questions and answers, the terms and conditions, and the privacy notice. */
  | { name: 'help' }
  | { name: 'terms' }
  | { name: 'privacy' };

/** A location with an address. */
export type Location = FlowLocation | PageLocation | { name: 'unknown' };

export type PageName = PageLocation['name'];

/** The input of the chart of a page. */
export type PageInput = { location: PageLocation; user: User | null };

/** What a page ends with: a change that goes on at the seats. Most pages never end, or end with nothing. */
export type PageOutput = ({ kind: 'edit' } & Begun) | null | undefined;

/** Every step that loads on demand: all but Home. */
export type LateStep = Exclude<FlowLocation['name'], 'home'> | PageName;

export type StepName = 'home' | LateStep | 'elsewhere';

/** `timeZone` is the shop's own (decision 7). `hadSession`: the browser stores a session, which may have expired. */
export type BookingInput = {
  location: Location;
  timeZone: TimeZone;
  benefits: Benefits;
  layout: Layout;
  hadSession: boolean;
  /** The code that an earlier page of this tab awaited. */
  awaited: AwaitedCode | null;
  /** The guest whom this device remembers. */
  known: KnownGuest | null;
};

/** The data that a reload or another tab needs to continue a purchase. */
export type Purchase = {
  departure: Departure | null;
  /** The way back of a round trip. */
  returnDeparture: Departure | null;
  /** The search that found the departure. The header shows the cities of its places. */
  query: SearchQuery | null;
  passengers: Passenger[];
  /** The bought tickets whose seats are changed. */
  change: Change | null;
  cartId: string | null;
};

/** A stored purchase: its step, and the persisted snapshot of that step's chart. */
export type RestoredPurchase = { step: 'seats' | 'summary'; purchase: Purchase; chart: Snapshot<unknown> };

export type BookingContext = Purchase & {
  /** The current location, or the requested one. */
  location: Location;
  asked: SearchAsked;
  /** The fields of the search as they were left, for the address of Home without a search. */
  typed: SearchDraft | null;
  /** The shop's own zone (decision 7). */
  timeZone: TimeZone;
  /** The persisted snapshot for the next chart. */
  restored: Snapshot<unknown> | null;
  /** The answer to the benefits notice in this session. */
  benefits: Benefits;
  /** The latest layout of the seats. */
  layout: Layout;
  orderId: string | null;
  /** The page that began the edit, to which leaving the seats returns; null for an order. A reload forgets it. */
  editPage: Location | null;
  /** The token in the address of the payment. */
  token: string | null;
  /** The total that the seats showed for the cart; null when the cart was opened by its address. */
  shownTotal: Money | null;
  user: User | null;
  /** The stored session was checked, so `user` is true. */
  isIdentified: boolean;
  hadSession: boolean;
  awaited: AwaitedCode | null;
  known: KnownGuest | null;
  /** The page of an account that waits for a sign-in. */
  wanted: PageLocation | null;
  notice: Notice | Greeting | null;
};

/** A notice that a page raises itself. */
export type PageNotice = 'editCancelled' | 'saved';

export type Notice =
  | PageNotice
  | 'pageNotFound'
  | 'signedOut'
  | 'sessionRefused'
  | 'sessionExpired'
  | 'sessionRequired'
  | 'releaseFailed'
  | 'cartExpired';

/** Who is signed in by an account of a provider, by the name of the account or its e-mail. */
export type Greeting = { provider: SocialProvider; as: string };

export type BookingEvent =
  | { type: 'location.visited'; location: Location }
  | { type: 'step.retried' }
  | { type: 'back.pressed' }
  | { type: 'step.chosen'; step: Step }
  | { type: 'trip.edited' }
  /** TRIPS-004 */
  | { type: 'search.requested' }
  /** SEARCH-012 */
  | { type: 'tripEditor.requested' }
  | { type: 'account.opened' }
  | { type: 'menu.closed' }
  | { type: 'signOut.requested' }
  | { type: 'notice.raised'; notice: PageNotice }
  | { type: 'notice.closed' }
  | { type: 'network.lost' }
  | { type: 'network.found' }
  /** `first`: the tab that opens; from a seat the guest's, elsewhere that of an account. */
  | { type: 'signIn.requested'; first: SignInInput['first'] }
  /** Another user signed in: the step may show what it withheld. */
  | { type: 'session.opened' }
  /** The stored session was checked. */
  | { type: 'session.checked' }
  | { type: 'session.ended'; end: SessionEnd }
  | { type: 'purchase.heldElsewhere' }
  | { type: 'purchase.takenOver' };

/** The files of a step are loading, or failed to load. */
export type BookingTag = 'opening' | 'unopened';

/** 1 results, 2 seats, 3 payment, 4 confirmation (NAV-034 to NAV-037). */
export type Step = 1 | 2 | 3 | 4;

/** What the header and the address need from the rendered child. */
export type OnScreen = {
  asked: SearchAsked | null;
  query: SearchQuery | null;
  /** The search of the address waits for its places. */
  isTripComing: boolean;
  /** The ways of a cart or an order. */
  legs: readonly Leg[];
  /** The direction whose seats are being chosen. */
  tab: Direction;
  /** The folio of a payment with an unknown result. */
  folio: string | null;
};

export type HeaderView = {
  /** Null where the bar is hidden (NAV-033). */
  step: Step | null;
  /** The steps to which the traveller can go back. */
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
  /** The trip will be shown soon, so its place is kept. */
  isTripComing: boolean;
  canEditTrip: boolean;
  canGoBack: boolean;
  /** `firstName` is null for a guest without a name. */
  account: { firstName: string | null } | null;
};

/** `hasPoints`: the balance is shown (NAV-054). */
export type MenuView = { name: UserName | null; email: string; guest: boolean; hasPoints: boolean };

export type BookingView = {
  screen: StepName;
  /** Whether the files of the step have loaded. */
  status: 'loading' | 'failed' | 'open';
  header: HeaderView;
  overlay: { kind: 'none' } | { kind: 'signIn' } | { kind: 'newSearch' } | { kind: 'tripEditor' } | ({ kind: 'menu' } & MenuView);
  notice: Notice | Greeting | null;
  offline: boolean;
  location: Location;
};
