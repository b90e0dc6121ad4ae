/**
 * The network of a feed, as plain data that can be stored as JSON. Money is an integer in 1/100000 of the currency's unit. Seconds of a call count from noon
 * minus 12 hours of the service day, in the zone of the brand. GTFS counts the same way, so they may exceed 86400 and stay right on days of
 * clock change. Ids contain only letters, digits, dot and hyphen, so they fit in a URL, an MQTT topic and
 * `routeId_scheduleName_manifestDate`.
 */
export type Network = {
  /** Hash of the feed's contents: equal feeds have equal versions. */
  version: string;
  /** The currency of every price, an ISO 4217 code (decision 23). */
  currency: string;
  brands: readonly Brand[];
  classes: readonly ServiceClass[];
  places: readonly Place[];
  terminals: readonly Terminal[];
  routes: readonly Route[];
  patterns: readonly Pattern[];
  /** Times that trips share, see `Profile`. */
  profiles: readonly Profile[];
  trips: readonly Trip[];
  calendars: readonly Calendar[];
  fares: readonly FareRule[];
  /** Places at reduced fares in the feed; `quotasOf` adds the defaults. */
  quotas: readonly FareQuota[];
  shapes: readonly Shape[];
};

/** How a traveller reaches a brand. Networks that were loaded before have none. */
export type BrandContact = { phone?: string; email?: string; url?: string };

/** An agency of the feed. `color` and `textColor` are `#rrggbb`; `initials` fit in its badge ("C+"). */
export type Brand = BrandContact & {
  id: string;
  name: string;
  initials: string;
  color: string;
  textColor: string;
  timeZone: string;
};

/** A price by distance, in 1/100000 of the currency's unit. */
export type Tariff = { perKm: number; minimum: number };

/** Kind of bus and comfort, with its tariff. */
export type ServiceClass = Tariff & {
  id: string;
  name: string;
  layoutId: string;
  amenityIds: readonly number[];
};

/** A place that a traveller searches: a city with one or more terminals. `region` is the state, or empty. */
export type Place = {
  id: string;
  name: string;
  shortcode: string;
  region: string;
  latitude: number;
  longitude: number;
  timeZone: string;
};

/**
 * Where a bus stops. A stop without a station in the feed is a place of its own, with one terminal. `zone` is the fare zone. `address`, `platform`
 * and `url` are empty where the feed has none; `wheelchair` is null where it says nothing.
 */
export type Terminal = {
  id: string;
  placeId: string;
  name: string;
  address: string;
  platform: string;
  url: string;
  wheelchair: boolean | null;
  zone: string | null;
  latitude: number;
  longitude: number;
  timeZone: string;
};

export type Route = { id: string; brandId: string; name: string; classId: string };

/**
 * The order of calls that trips share. Leg i connects the calls i and i + 1; a journey from call a to call b uses the legs [a, b).
 * `distance` is in metres from the first call, never decreasing.
 */
export type Pattern = {
  id: string;
  routeId: string;
  calls: readonly PatternCall[];
  shapeId: string | null;
};

export type PatternCall = {
  placeId: string;
  terminalId: string;
  boarding: boolean;
  alighting: boolean;
  distance: number;
};

/** Arrival and departure of each call in turn, in seconds from the first arrival. */
export type Profile = readonly number[];

/**
 * A trip of the timetable. `scheduleName` is unique in its route. `start` is its first arrival in seconds, `profile` the position of its
 * times in `Network.profiles`. `discount` is the percentage off the regular price of the trip (0 to 100). `wheelchair` and `bikes`: whether the
 * bus carries one; null where the feed says nothing.
 */
export type Trip = {
  id: string;
  routeId: string;
  patternId: string;
  calendarId: string;
  classId: string;
  layoutId: string;
  scheduleName: string;
  headsign: string;
  discount: number;
  wheelchair: boolean | null;
  bikes: boolean | null;
  start: number;
  profile: number;
};

export type CallTime = { arrival: number; departure: number };

/** Days of service, `YYYY-MM-DD`. `weekdays[0]` is Monday. A removed date wins over the week, an added one over both. */
export type Calendar = {
  id: string;
  weekdays: readonly boolean[];
  start: string;
  end: string;
  added: readonly string[];
  removed: readonly string[];
};

/** A price of the feed (fares v1); null matches everything. The rule with the most matching fields wins, then the lowest amount. */
export type FareRule = {
  amount: number;
  brandId: string | null;
  routeId: string | null;
  fromZone: string | null;
  toZone: string | null;
};

/** Number of seats at a reduced fare on any leg of a bus; a null class is every class. 0 sells none. */
export type FareQuota = { fareId: string; places: number; classId: string | null };

/** A line on the map: [latitude, longitude]. `length` in metres. */
export type Shape = { id: string; points: readonly (readonly [number, number])[]; length: number };

/**
 * A trip on a day. Instants carry the offset of the terminal's own zone at that instant (`2026-04-17T08:30:00-06:00`).
 * `id` is `routeId_scheduleName_serviceDate`. `unit` is the number of the bus.
 */
export type Run = {
  id: string;
  tripId: string;
  routeId: string;
  scheduleName: string;
  brandId: string;
  classId: string;
  layoutId: string;
  serviceDate: string;
  unit: string;
  calls: readonly RunCall[];
};

export type RunCall = {
  index: number;
  placeId: string;
  terminalId: string;
  boarding: boolean;
  alighting: boolean;
  arrival: string;
  departure: string;
};

/** Price of one adult on a day, in 1/100000 of the currency's unit. `regular` is above `amount` for a trip on offer. */
export type Price = { amount: number; regular: number };

/** Price of a journey between two calls of a pattern. */
export type FareCell = Price & { from: number; to: number };

/** A row of the feed that was skipped. `line` counts from 1, where line 1 is the header; 0 means the whole file. */
export type Problem = { file: string; line: number; reason: string };

/** Names with letters that the fonts of the tickets lack (decision 0049). */
export type Unprintable = { stops: readonly string[]; brands: readonly string[]; classes: readonly string[] };

/** What a feed has beyond its network. */
export type FeedReport = {
  /** The skipped rows, with their reason in Spanish. */
  problems: readonly Problem[];
  /** What is no bus. */
  leftOut: { routes: number; trips: number };
  /** How many times have no seconds. */
  withoutSeconds: number;
  unprintable: Unprintable;
  /** Why the fares v2 are not read while those of v1 are sold, in Spanish. */
  unreadFares: string | undefined;
  /** The journeys that the fares leave to the tariff, with the first of them; undefined for none, or when the feed has a tariff of its own. */
  byTariff: { journeys: number; all: number; from: string; to: string; currency: string; tariff: Tariff } | undefined;
};

/** Why a feed gave no network; the data loaded before stays. `detail` is Spanish. */
export type FeedFailure = {
  code: 'feed-not-found' | 'feed-unreadable' | 'feed-without-trips' | 'feed-with-currencies' | 'feed-with-unread-prices';
  detail: string;
};

/** A loaded network, as it is or packed, or why there is none. */
export type LoadedFeed<Result = Network> = ({ ok: true; network: Result } | { ok: false; failure: FeedFailure }) & { report: FeedReport };
