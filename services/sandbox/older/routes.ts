import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import createClient from 'openapi-fetch';
import type { paths as PaymentPaths } from '../../../openapi/types/payment.ts';
import type { paths as TripPaths } from '../../../openapi/types/trip.ts';
import { type Clock, currentSession } from '../../shared/clock.ts';
import type { Config } from '../../shared/config.ts';
import { Problem } from '../../shared/problem.ts';
import { strictly } from '../switchboard/strict.ts';
import { type Category, type OlderTicket, type Passenger, type PlaceCode, places, ticketsOf } from './tickets.ts';
import { reservationStates, type ReservationState } from './words.ts';

/** What a tester asks for. */
interface Asked {
  email: string;
  state: ReservationState;
  passengers: Category[];
  from: PlaceCode;
  to: PlaceCode;
  roundTrip: boolean;
  /** Minutes until the reservation ends. */
  minutes: number;
  /** Until the first bus departs; negative for a past trip. */
  hours: number;
  paidWith: NonNullable<OlderTicket['formaPago']>;
}

const place = { type: 'string', enum: places.map(({ code }) => code) };
const askedSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    email: { type: 'string', format: 'email', maxLength: 254, default: 'reserva@ejemplo.mx' },
    state: { type: 'string', enum: Object.keys(reservationStates), default: 'payable' },
    passengers: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      items: { type: 'string', enum: ['ADULTO', 'MENOR', 'SENECTUD', 'ESTUDIANTE', 'PROFESOR', 'PREFERENTE', 'MASCOTA'] },
      default: ['ADULTO'],
    },
    from: { ...place, default: 'MTY' },
    to: { ...place, default: 'TAM' },
    roundTrip: { type: 'boolean', default: false },
    minutes: { type: 'integer', minimum: 1, maximum: 10_080, default: 60 },
    hours: { type: 'integer', minimum: -8760, maximum: 8760, default: 72 },
    paidWith: { type: 'string', enum: ['card', 'coupon', 'agreement'], default: 'card' },
  },
} as const;

export interface OlderParts {
  readonly config: Pick<Config, 'tripUrl' | 'paymentUrl'>;
  readonly clock: Clock;
  readonly serviceToken: string;
}

const hourMs = 3_600_000;
const daysAway = 3;
const names = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena'] as const;

/** A number that no other sale has. */
const newNumber = (first: string): string => `${first}${randomInt(10 ** 11, 10 ** 12)}`;

/** The tickets of a reservation as a tester asks for it. */
function saleOf(
  { state, passengers, from, to, roundTrip, minutes, hours, paidWith }: Asked,
  reservation: string,
  now: number,
): OlderTicket[] {
  const departs = new Date(now + hours * hourMs);
  const until = new Date(state === 'expired' ? now - 60_000 : now + minutes * 60_000);
  const party = passengers.map((category, index): Passenger => ({
    nombre: names[index] ?? 'Ana',
    apellidos: 'Peña',
    category,
    insured: index === 0,
  }));
  const shared = { reservation, passengers: party, paid: state === 'paid' ? paidWith : { until } } as const;
  const out = ticketsOf({ ...shared, operation: newNumber('7'), from, to, departs });
  const back = { operation: newNumber('7'), from: to, to: from, departs: new Date(departs.getTime() + daysAway * 24 * hourMs) };
  return roundTrip ? [...out, ...ticketsOf({ ...shared, ...back })] : out;
}

/** Mounts the call that makes a reservation of the older platform and mails its link. */
export function mountOlder(app: FastifyInstance, { config, clock, serviceToken }: OlderParts): void {
  const headers = { 'service-token': serviceToken };
  const trip = createClient<TripPaths>({ baseUrl: config.tripUrl, headers });
  const payment = createClient<PaymentPaths>({ baseUrl: config.paymentUrl, headers });
  const key = (): { 'idempotency-key': string } => ({ 'idempotency-key': crypto.randomUUID() });
  const unavailable = (): Problem => new Problem(503, 'unavailable', 'Un servicio no respondió. Intenta de nuevo.');

  app.post<{ Body: Asked }>('/switchboard/reservation', { ...strictly, schema: { body: askedSchema } }, async ({ body }) => {
    const session = currentSession();
    const asSession = session === undefined ? {} : { headers: { 'sandbox-session': session } };
    const reservationId = newNumber('5');
    const tickets = saleOf(body, reservationId, clock.now());
    const taken = await trip.POST('/internal/older/tickets', {
      ...asSession,
      params: { header: key() },
      body: { email: body.email, tickets },
    });
    if (!taken.data) throw unavailable();
    const mailed = await payment.POST('/internal/reservation/{reservationId}/link', {
      ...asSession,
      params: { path: { reservationId }, header: key() },
    });
    if (!mailed.data) throw unavailable();
    const price = (ticket: OlderTicket): number =>
      ticket.servicios.ItemServicioBoleto.reduce((sum, { precioServicio }) => sum + precioServicio, ticket.preciobase);
    return {
      reservationId,
      operations: [...new Set(tickets.map(({ numoperacion }) => numoperacion))],
      boletoIds: tickets.map(({ boletoId }) => boletoId),
      total: tickets.reduce((sum, ticket) => sum + price(ticket), 0),
      ...mailed.data,
    };
  });
}
