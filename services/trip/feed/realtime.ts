import bindings from 'gtfs-realtime-bindings';

/** A vehicle of a feed of positions. `at` in milliseconds; `speed` in km/h, `heading` in degrees from north. */
export interface Vehicle {
  /** The names by which an operator calls it. */
  readonly names: readonly string[];
  /** The trip that it drives. `date` is the service day (YYYY-MM-DD), where the feed says it. */
  readonly trip: { readonly id: string; readonly date: string | undefined } | undefined;
  readonly latitude: number;
  readonly longitude: number;
  readonly at: number;
  readonly speed: number | null;
  readonly heading: number | null;
}

/** End of the year 9999, in seconds. Later instants have another form in ISO 8601. */
const lastSecond = 253_402_300_799;

/** A delay of a feed, by the id of its stop. Seconds, or an instant in milliseconds; null where the feed says that it knows nothing. */
export interface StopUpdate {
  readonly stopId: string;
  readonly arrival: StopTime | null;
  readonly departure: StopTime | null;
  /** True when nothing is known from this stop on. */
  readonly isUnknown: boolean;
}

export type StopTime = { readonly delay: number } | { readonly at: number };

/** What a feed says of the times of a trip. `at` in milliseconds; `delay` in seconds where no stop has its own. */
export interface TripUpdate {
  readonly trip: { readonly id: string; readonly date: string | undefined };
  readonly at: number;
  readonly delay: number | null;
  readonly stops: readonly StopUpdate[];
}

const given = (value: number | null | undefined): number | null =>
  value === null || value === undefined || !Number.isFinite(value) ? null : value;

/** A feed has single precision, which is about a metre. */
const degrees = (value: number): number => Math.round(value * 100_000) / 100_000;

function dateOf(text: string | null | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) ? undefined : date;
}

/** Most entities of a feed; a network with more buses is none of ours. */
const mostEntities = 20_000;
/** Most stops of a trip whose delay is read. */
const mostStops = 500;

function decoded(bytes: Uint8Array): bindings.transit_realtime.FeedMessage {
  const feed = bindings.transit_realtime.FeedMessage.decode(bytes);
  if (feed.entity.length > mostEntities) throw new Error(`the feed has ${feed.entity.length} entities, at most ${mostEntities} are read`);
  return feed;
}

/** Reads GTFS Realtime VehiclePositions. Throws when the bytes are none or too many; omits vehicles without a position or a time. */
export function readVehicles(bytes: Uint8Array): readonly Vehicle[] {
  const { entity, header } = decoded(bytes);
  return entity.flatMap(({ vehicle }): Vehicle[] => {
    const position = vehicle?.position;
    if (!vehicle || !position) return [];
    const { latitude, longitude } = position;
    const seconds = Number(vehicle.timestamp) || Number(header.timestamp);
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && seconds > 0 && seconds <= lastSecond)) return [];
    const speed = Object.hasOwn(position, 'speed') ? given(position.speed) : null;
    const bearing = Object.hasOwn(position, 'bearing') ? given(position.bearing) : null;
    return [
      {
        names: [vehicle.vehicle?.id, vehicle.vehicle?.label].flatMap((name) => name || []),
        trip: vehicle.trip?.tripId ? { id: vehicle.trip.tripId, date: dateOf(vehicle.trip.startDate) } : undefined,
        latitude: degrees(latitude),
        longitude: degrees(longitude),
        at: seconds * 1000,
        speed: speed === null ? null : Math.round(speed * 3.6),
        heading: bearing === null ? null : Math.round(bearing) % 360,
      },
    ];
  });
}

const { NO_DATA } = bindings.transit_realtime.TripUpdate.StopTimeUpdate.ScheduleRelationship;
const { CANCELED } = bindings.transit_realtime.TripDescriptor.ScheduleRelationship;

type Event = bindings.transit_realtime.TripUpdate.IStopTimeEvent | null | undefined;

/** The two ways in which a feed names a time. An instant wins, because a timetable may have changed. */
function stopTimeOf(event: Event): StopTime | null {
  const seconds = Number(event?.time ?? 0);
  if (seconds > 0 && seconds <= lastSecond) return { at: seconds * 1000 };
  // A field that a message does not contain is 0 on its prototype.
  return event && Object.hasOwn(event, 'delay') && Number.isFinite(event.delay) ? { delay: event.delay ?? 0 } : null;
}

/**
 * Reads GTFS Realtime TripUpdates. Throws when the bytes are none or too many; omits cancelled trips, trips without an id or a time or with too
 * many stops, and stops without an id.
 */
export function readTripUpdates(bytes: Uint8Array): readonly TripUpdate[] {
  const { entity, header } = decoded(bytes);
  return entity.flatMap(({ tripUpdate: update }): TripUpdate[] => {
    const seconds = Number(update?.timestamp) || Number(header.timestamp);
    if (!update?.trip.tripId || update.trip.scheduleRelationship === CANCELED || !(seconds > 0 && seconds <= lastSecond)) return [];
    if ((update.stopTimeUpdate?.length ?? 0) > mostStops) return [];
    return [
      {
        trip: { id: update.trip.tripId, date: dateOf(update.trip.startDate) },
        at: seconds * 1000,
        delay: Object.hasOwn(update, 'delay') ? given(update.delay) : null,
        stops: (update.stopTimeUpdate ?? []).flatMap(({ stopId, arrival, departure, scheduleRelationship }) =>
          stopId
            ? [{ stopId, arrival: stopTimeOf(arrival), departure: stopTimeOf(departure), isUnknown: scheduleRelationship === NO_DATA }]
            : [],
        ),
      },
    ];
  });
}
