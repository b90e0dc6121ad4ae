import type { TimeZone } from '../../../machines/domain/instant.ts';

/** Cities whose Spanish name differs from the zone's name. */
const cities: Record<TimeZone, string> = {
  'America/Bahia_Banderas': 'Bahía de Banderas',
  'America/Cancun': 'Cancún',
  'America/Ciudad_Juarez': 'Ciudad Juárez',
  'America/Mazatlan': 'Mazatlán',
  'America/Merida': 'Mérida',
  'America/Mexico_City': 'Ciudad de México',
};

/** The city in the name of a zone. */
export function cityOf(timeZone: TimeZone): string {
  return cities[timeZone] ?? timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
