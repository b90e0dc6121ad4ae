import { Temporal } from 'temporal-polyfill';
import type { components } from '../../../openapi/types/trip.ts';

export type OlderTicket = components['schemas']['NewOldTicket'];
export type Category = OlderTicket['desccategoria'];

interface Place {
  readonly code: string;
  readonly name: string;
  readonly timeZone: string;
  /** Hours by bus from Monterrey. */
  readonly hours: number;
}

/** The terminals of the older platform's demo. */
export const places = [
  { code: 'MTY', name: 'Monterrey', timeZone: 'America/Monterrey', hours: 0 },
  { code: 'TAM', name: 'Tampico', timeZone: 'America/Monterrey', hours: 7 },
  { code: 'VIC', name: 'Ciudad Victoria', timeZone: 'America/Monterrey', hours: 4 },
  { code: 'SLP', name: 'San Luis Potosí', timeZone: 'America/Monterrey', hours: 6 },
  { code: 'MAT', name: 'Matamoros', timeZone: 'America/Matamoros', hours: 5 },
] as const satisfies readonly Place[];

export type PlaceCode = (typeof places)[number]['code'];

/** Id and share of the adult fare in percent, by category. */
const categories: Readonly<Record<Category, readonly [id: string, percent: number]>> = {
  ADULTO: ['1', 100],
  MENOR: ['2', 50],
  SENECTUD: ['3', 50],
  ESTUDIANTE: ['4', 75],
  PROFESOR: ['5', 75],
  PREFERENTE: ['368', 90],
  MASCOTA: ['370', 50],
};

/** Pesos of an hour of travel at the adult fare, in 1/100000. */
const hourPrice = 7_000_000;
const insurance = { nombreServicio: 'Seguro de viajero', precioServicio: 2_500_000 } as const;
const taxi = { nombreServicio: 'Taxi a tu destino', precioServicio: 18_000_000 } as const;

export interface Passenger {
  readonly nombre: string;
  readonly apellidos: string;
  readonly category: Category;
  readonly insured?: boolean;
  /** Has a taxi from the terminal. */
  readonly taxi?: boolean;
}

/** One way of a sale: a bus and its passengers. */
export interface Way {
  readonly operation: string;
  readonly reservation: string | null;
  readonly from: PlaceCode;
  readonly to: PlaceCode;
  readonly departs: Date;
  readonly passengers: readonly Passenger[];
  /** The first seat; the others follow. */
  readonly seat?: number;
  readonly floor?: 1 | 2;
  /** How it was paid, or until when it may be paid. */
  readonly paid: NonNullable<OlderTicket['formaPago']> | { readonly until: Date };
}

function placeOf(code: PlaceCode): Place {
  const place = places.find((one) => one.code === code);
  if (place === undefined) throw new Error(`no place ${code}`);
  return place;
}

const local = (instant: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
const wire = (instant: Date, timeZone: string): string =>
  local(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** The tickets of one way, as the older platform hands them over. */
export function ticketsOf({ operation, reservation, from, to, departs, passengers, seat = 3, floor = 1, paid }: Way): OlderTicket[] {
  const [origin, destination] = [placeOf(from), placeOf(to)];
  const hours = Math.max(2, Math.abs(destination.hours - origin.hours));
  const arrives = new Date(departs.getTime() + hours * 3_600_000);
  const day = local(departs, origin.timeZone).toPlainDate().toString();
  const unpaid = typeof paid === 'object';
  return passengers.map(({ nombre, apellidos, category, insured = false, taxi: hasTaxi = false }, index) => {
    const [categoriaId, percent] = categories[category];
    return {
      boletoId: `${operation}${index + 1}`,
      numoperacion: operation,
      ikey: unpaid ? '' : `AN-${operation}-${index + 1}`,
      numreservacion: reservation,
      fechorsalida: wire(departs, origin.timeZone),
      fechorllegada: wire(arrives, destination.timeZone),
      origenTimeZone: origin.timeZone,
      destinoTimeZone: destination.timeZone,
      cveorigen: from,
      descorigen: origin.name,
      cvedestino: to,
      descdestino: destination.name,
      origenId: from,
      destinoId: to,
      nombre,
      apellidos,
      categoriaId,
      desccategoria: category,
      numasiento: seat + index,
      numpiso: floor,
      numAutobus: unpaid ? null : '2041',
      corridaId: `${from}-${to}-${operation}`,
      feccorrida: day,
      marcaId: 'cumbre',
      descmarca: 'Cumbre',
      empresacorridaId: '1',
      claseservicioId: 'primera',
      preciobase: (hours * hourPrice * percent) / 100,
      servicios: { ItemServicioBoleto: [...(insured ? [insurance] : []), ...(hasTaxi ? [taxi] : [])] },
      fecliberacionreservacion: unpaid ? paid.until.toISOString() : null,
      revenewDetId: `${operation}${index + 1}`,
      formaPago: unpaid ? null : paid,
    };
  });
}
