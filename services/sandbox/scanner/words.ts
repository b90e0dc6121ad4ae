import type { components } from '../../../openapi/types/trip.ts';
import { hourMinute, instantWords } from '../../shared/time.ts';
import type { IconName } from './icons.ts';

export type Scan = components['schemas']['Scan'];
type Ticket = NonNullable<Scan['ticket']>;

/** How an answer is shown: its word, its drawing and its colour. */
export interface Answer {
  readonly word: string;
  readonly icon: IconName;
  readonly tone: 'ok' | 'used' | 'off' | 'else';
  /** The reason in Spanish, beside the word. */
  readonly why: string;
  /** What the driver does. */
  readonly act: string;
}

const timeOf = (instant: string, timeZone: string): string => instantWords(new Date(instant), timeZone, hourMinute);
const dayOf = (instant: string, timeZone: string): string =>
  instantWords(new Date(instant), timeZone, { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' });

/** A day and a time at the terminal. */
export const departureText = (instant: string, timeZone: string): string => `${dayOf(instant, timeZone)}, ${timeOf(instant, timeZone)}`;

function leavesIn({ departureDatetime }: Ticket, now: number): string {
  const minutes = Math.round((Date.parse(departureDatetime) - now) / 60_000);
  if (minutes <= 0) return 'Ya salió.';
  return minutes < 120 ? `Sale en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.` : `Sale en ${Math.round(minutes / 60)} horas.`;
}

/** What the driver reads of an answer at an instant in milliseconds. */
export function answerOf({ verdict, at, ticket }: Scan, now: number): Answer {
  const when = (text: (at: string, timeZone: string) => string): string | undefined =>
    at === null || ticket === null ? undefined : text(at, ticket.timeZone);
  const seat = ticket === null ? '' : `Asiento ${ticket.seat}.`;
  const departs = ticket === null ? '' : departureText(ticket.departureDatetime, ticket.timeZone);
  switch (verdict) {
    case 'valid':
      return { word: 'VÁLIDO', icon: 'valid', tone: 'ok', why: 'Puede abordar', act: seat };
    case 'used': {
      const time = when(timeOf);
      return {
        word: 'YA USADO',
        icon: 'used',
        tone: 'used',
        why: time === undefined ? 'Ya abordó' : `Abordó a las ${time}`,
        act: 'Pide una identificación. Nadie aborda dos veces con el mismo boleto.',
      };
    }
    case 'cancelled': {
      const day = when(departureText);
      return {
        word: 'CANCELADO',
        icon: 'ban',
        tone: 'off',
        why: day === undefined ? 'Ya no es válido' : `Se canceló el ${day}`,
        act: 'Que pase a la taquilla. El asiento puede ser de otra persona.',
      };
    }
    case 'replaced': {
      const day = when(departureText);
      return {
        word: 'CÓDIGO ANTERIOR',
        icon: 'code',
        tone: 'off',
        why: day === undefined ? 'El boleto cambió' : `El boleto cambió el ${day}`,
        act: 'Pide el boleto nuevo: está en Mis viajes y en el correo.',
      };
    }
    case 'unpaid':
      return { word: 'SIN PAGAR', icon: 'unpaid', tone: 'off', why: 'Es una reserva', act: 'Que pase a la taquilla a pagar.' };
    case 'other-day':
      return { word: 'OTRO DÍA', icon: 'day', tone: 'else', why: departs, act: 'No aborda hoy. Puede cambiar su viaje en la taquilla.' };
    case 'other-bus': {
      const unit = ticket?.unit ?? null;
      const time = ticket === null ? '' : timeOf(ticket.departureDatetime, ticket.timeZone);
      return {
        word: 'OTRO AUTOBÚS',
        icon: 'bus',
        tone: 'else',
        why: unit === null ? time : `Unidad ${unit} · ${time}`,
        act: `${unit === null ? 'Que vaya a su autobús.' : `Que vaya a la unidad ${unit}.`} ${ticket === null ? '' : leavesIn(ticket, now)}`.trim(),
      };
    }
    case 'unknown':
      return {
        word: 'NO EXISTE',
        icon: 'ban',
        tone: 'off',
        why: 'Ningún boleto tiene este código',
        act: 'Que pase a la taquilla. No puede abordar.',
      };
    default:
      return verdict satisfies never;
  }
}
