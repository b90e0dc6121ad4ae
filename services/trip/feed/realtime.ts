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

const given = (value: number | null | undefined): number | null =>
  value === null || value === undefined || !Number.isFinite(value) ? null : value;

/** A feed has single precision, which is about a metre. */
const degrees = (value: number): number => Math.round(value * 100_000) / 100_000;

function dateOf(text: string | null | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) ? undefined : date;
}

/** Reads GTFS Realtime VehiclePositions. Throws when the bytes are none; omits vehicles without a position or a time. */
export function readVehicles(bytes: Uint8Array): readonly Vehicle[] {
  const { entity, header } = bindings.transit_realtime.FeedMessage.decode(bytes);
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
