import type { components } from '../../../openapi/types/trip.ts';
import { instantIn } from '../feed/runs.ts';

type Passenger = components['schemas']['DeparturePassenger'];

const headings = ['Asiento', 'Nombre', 'Tipo de pasajero', 'Origen', 'Destino', 'Estado', 'Abordó'];
const statuses: Readonly<Record<Passenger['status'], string>> = { issued: 'Pagado', reserved: 'Reservado' };

/** A cell of RFC 4180. A spreadsheet would compute one that begins as a formula, so a quote stands before it. */
export function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The passengers of a departure as a file for spreadsheets, UTF-8 with a byte order mark. Instants are in the zone of the first stop. */
export function passengerFile(passengers: readonly Passenger[], timeZone: string): string {
  const boarded = (at: string | null): string => (at === null ? '' : instantIn(timeZone, Date.parse(at)).slice(0, 16).replace('T', ' '));
  const rows = passengers.map(({ seat, name, passengerType, from, to, status, scannedAt }) => [
    seat,
    name,
    passengerType,
    from,
    to,
    statuses[status],
    boarded(scannedAt),
  ]);
  return `\uFEFF${[headings, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}
