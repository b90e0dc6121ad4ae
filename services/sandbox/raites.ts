import { Temporal } from 'temporal-polyfill';
import type { SandboxRaite } from '../shared/sandbox.ts';
import { inZone } from '../shared/time.ts';
import { demoUser } from './values.ts';

const TIME_ZONE = 'America/Monterrey';

/** Boarding stops around the terminal of Monterrey. */
const stops = [
  { name: 'Plaza Norte', address: 'Av. Universidad 100, San Nicolás', latitude: 25.7425, longitude: -100.2963, days: 3, time: '07:30' },
  { name: 'Parque Fundidora', address: 'Av. Fundidora 501, Monterrey', latitude: 25.6786, longitude: -100.2843, days: 3, time: '07:50' },
  { name: 'Mitras Centro', address: 'Av. Simón Bolívar 820, Monterrey', latitude: 25.6965, longitude: -100.3464, days: 9, time: '16:15' },
] as const;

/** The free shuttles of an account; only the account of the demo has some (RAITES-004). */
export function raitesOf(email: string, now: Date): SandboxRaite[] {
  if (email !== demoUser.email) return [];
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(TIME_ZONE).toPlainDate();
  return stops.map(({ name, address, latitude, longitude, days, time }) => ({
    boardingstop_name: name,
    boardingstop_address: address,
    boardingstop_lat: latitude,
    boardingstop_lng: longitude,
    trip_datetime: inZone(today.add({ days }).toZonedDateTime({ timeZone: TIME_ZONE, plainTime: time }).toInstant().toString(), TIME_ZONE),
  }));
}
