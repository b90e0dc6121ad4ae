import type { SandboxOlderSale } from '../../shared/sandbox.ts';
import { demoUser, socialPeople } from '../values.ts';
import { type Passenger, ticketsOf } from './tickets.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const ana = { nombre: 'Ana', apellidos: 'Torres Vega', category: 'ADULTO', insured: true } as const satisfies Passenger;
const luis = { nombre: 'Luis', apellidos: 'Torres Vega', category: 'ADULTO' } as const satisfies Passenger;
const luisByTaxi = { ...luis, taxi: true } as const satisfies Passenger;
const sofia = { nombre: 'Sofía', apellidos: 'Torres Vega', category: 'MENOR' } as const satisfies Passenger;
const carmen = { nombre: 'Carmen', apellidos: 'Vega Solís', category: 'SENECTUD' } as const satisfies Passenger;
const pet = { nombre: 'Canela', apellidos: '', category: 'MASCOTA' } as const satisfies Passenger;

/** The token of the mailed link of a demo reservation. */
export const demoLinkToken = (reservation: string): string => `rl_demo_${reservation}`;

/**
 * The tickets of the demo: paid, round trip, with a minor, with a pet, past, reserved, and reserved without payment. The numbers contain
 * the week. A start in the same week therefore adds nothing, and the demo of a later week has tickets that depart after it.
 */
export function demoSales(now: Date): readonly SandboxOlderSale[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const week = Math.floor(today / dayMs / 7);
  const operation = (index: number): string => `7${week}${String(index).padStart(2, '0')}`;
  const reservation = (index: number): string => `5${week}${String(index).padStart(2, '0')}`;
  /** A departure at an hour of Monterrey's winter, some days from today. */
  const on = (days: number, hour: number): Date => new Date(today + days * dayMs + (hour + 6) * hourMs);
  const { email } = demoUser;
  const reserved = (index: number) => ({ reservation: reservation(index), linkToken: demoLinkToken(reservation(index)) });
  const [family, lapsed] = [reserved(6), reserved(8)];
  const [luisa] = socialPeople;
  return [
    {
      email,
      tickets: ticketsOf({
        operation: operation(1),
        reservation: null,
        from: 'MTY',
        to: 'TAM',
        departs: on(9, 8.5),
        passengers: [ana, sofia],
        paid: 'card',
      }),
    },
    {
      email,
      tickets: ticketsOf({
        operation: operation(2),
        reservation: null,
        from: 'MTY',
        to: 'VIC',
        departs: on(12, 15),
        passengers: [ana, pet],
        floor: 2,
        paid: 'card',
      }),
    },
    {
      email,
      tickets: [
        ...ticketsOf({
          operation: operation(3),
          reservation: reservation(3),
          from: 'MTY',
          to: 'MAT',
          departs: on(15, 7),
          passengers: [ana, luis],
          paid: 'card',
        }),
        ...ticketsOf({
          operation: operation(4),
          reservation: reservation(3),
          from: 'MAT',
          to: 'MTY',
          departs: on(18, 18),
          passengers: [ana, luisByTaxi],
          paid: 'card',
        }),
      ],
    },
    {
      email,
      tickets: ticketsOf({
        operation: operation(5),
        reservation: null,
        from: 'SLP',
        to: 'MTY',
        departs: on(-20, 10),
        passengers: [ana],
        paid: 'card',
      }),
    },
    {
      email,
      linkToken: family.linkToken,
      tickets: [
        ...ticketsOf({
          operation: operation(6),
          reservation: family.reservation,
          from: 'MTY',
          to: 'SLP',
          departs: on(10, 9),
          passengers: [ana, carmen],
          paid: { until: on(9, 9) },
        }),
        ...ticketsOf({
          operation: operation(7),
          reservation: family.reservation,
          from: 'SLP',
          to: 'MTY',
          departs: on(13, 17),
          passengers: [ana, carmen],
          paid: { until: on(9, 9) },
        }),
      ],
    },
    {
      email,
      linkToken: lapsed.linkToken,
      tickets: ticketsOf({
        operation: operation(8),
        reservation: lapsed.reservation,
        from: 'MTY',
        to: 'TAM',
        departs: on(8, 21),
        passengers: [luis],
        paid: { until: on(-1, 12) },
      }),
    },
    {
      email,
      tickets: ticketsOf({
        operation: operation(9),
        reservation: null,
        from: 'MTY',
        to: 'VIC',
        departs: on(16, 6),
        passengers: [luis],
        paid: 'coupon',
      }),
    },
    {
      email,
      tickets: ticketsOf({
        operation: operation(10),
        reservation: null,
        from: 'VIC',
        to: 'MTY',
        departs: on(17, 20),
        passengers: [luis],
        paid: 'agreement',
      }),
    },
    {
      email: luisa.email,
      tickets: ticketsOf({
        operation: operation(11),
        reservation: null,
        from: 'TAM',
        to: 'MTY',
        departs: on(11, 13),
        passengers: [{ nombre: luisa.nombre, apellidos: luisa.apellidos, category: 'ADULTO' }],
        paid: 'card',
      }),
    },
  ];
}
