/**
 * The network that a feed turns into. Plain data, no classes, safe to store as JSON.
 * Money is an integer in 1/100000 peso. Seconds of a call count from noon minus 12 hours of the service day in the
 * zone of the brand, as GTFS counts them, so they may pass 86400 and stay right on days of clock change.
 * Ids hold only letters, digits, dot and hyphen: they fit in a URL, an MQTT topic and `routeId_scheduleName_manifestDate`.
 */
export type Network = {
  /** Hash of the feed's contents: the same feed gives the same version. */
  version: string;
  brands: readonly Brand[];
  classes: readonly ServiceClass[];
  places: readonly Place[];
  terminals: readonly Terminal[];
  routes: readonly Route[];
  patterns: readonly Pattern[];
  trips: readonly Trip[];
  calendars: readonly Calendar[];
  fares: readonly FareRule[];
  /** Places at a reduced fare that the feed gives; for the rest see `quotasOf`. */
  quotas: readonly FareQuota[];
  shapes: readonly Shape[];
};

/** An agency of the feed. `color` and `textColor` are `#rrggbb`; `initials` fit in its badge ("C+"). */
export type Brand = {
  id: string;
  name: string;
  initials: string;
  color: string;
  textColor: string;
  timeZone: string;
};

/** Kind of bus and comfort. `perKm` and `minimum` are the tariff by distance, in 1/100000 peso. */
export type ServiceClass = {
  id: string;
  name: string;
  layoutId: string;
  perKm: number;
  minimum: number;
  amenityIds: readonly number[];
};

/** What a traveller searches for: a city with one terminal or more. `region` is the state, or empty. */
export type Place = {
  id: string;
  name: string;
  shortcode: string;
  region: string;
  latitude: number;
  longitude: number;
  timeZone: string;
};

/** Where a bus stops. A stop without a station in the feed is a place of its own, with one terminal. `zone` is the fare zone. */
export type Terminal = {
  id: string;
  placeId: string;
  name: string;
  zone: string | null;
  latitude: number;
  longitude: number;
  timeZone: string;
};

export type Route = { id: string; brandId: string; name: string; classId: string };

/**
 * The order of calls that trips share. Leg i goes from call i to call i + 1; a journey from call a to call b uses the
 * legs [a, b). `distance` is in metres from the first call, never falling.
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

/**
 * A trip of the timetable. `scheduleName` is unique in its route. `times[i]` belongs to call i of the pattern, in
 * seconds; `discount` is the percentage taken off the regular price of the trip (0 to 100).
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
  times: readonly CallTime[];
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

/** A price given by the feed (fares v1); null matches everything. The rule with the most fields that match wins, then the lowest amount. */
export type FareRule = {
  amount: number;
  brandId: string | null;
  routeId: string | null;
  fromZone: string | null;
  toZone: string | null;
};

/** How many seats of a bus are sold at a reduced fare over any leg; null is every class of bus. 0 sells none. */
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

/** Price of one adult on a day, in 1/100000 peso. `regular` is above `amount` when the trip is on offer. */
export type Price = { amount: number; regular: number };

/** Price of a journey between two calls of a pattern. */
export type FareCell = Price & { from: number; to: number };

/** A row of the feed that was left out. `line` counts from 1, the header is line 1; 0 speaks of the whole file. */
export type Problem = { file: string; line: number; reason: string };

/** Why a feed gave no network: the data loaded before stays as it is. `detail` is a Spanish sentence. */
export type FeedFailure = {
  code: 'feed-not-found' | 'feed-unreadable' | 'feed-without-trips';
  detail: string;
  problems: readonly Problem[];
};

export type LoadedFeed = { ok: true; network: Network; problems: readonly Problem[] } | { ok: false; failure: FeedFailure };
