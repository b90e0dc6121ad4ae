import { hourMinute, instantWords } from '../../shared/time.ts';
import type { TripOrder } from './trip.ts';

type Ticket = TripOrder['tickets'][number];

/** Where a ticket is boarded, when the trip service knows it. */
export interface Boarding {
  readonly latitude: number;
  readonly longitude: number;
  readonly platform: string | null;
}

/** What a pass of a wallet shows of a ticket. */
export interface WalletTicket {
  /** The folio of the ticket. */
  readonly id: string;
  /** Content of the QR code, that of the ticket itself. */
  readonly qr: string;
  readonly brand: string;
  readonly from: { readonly code: string; readonly city: string; readonly terminal: string };
  readonly to: { readonly code: string; readonly city: string; readonly terminal: string };
  readonly passenger: string;
  readonly seat: string;
  /** ISO 8601 with the offset of the terminal. */
  readonly departs: string;
  /** Day and hour of the departure in the time of its terminal: a phone would write an instant in its own zone. */
  readonly day: string;
  readonly hour: string;
  readonly boarding: Boarding | undefined;
}

const dayStyle = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** The pass of an issued ticket. */
export function walletTicketOf(ticket: Ticket, folio: string, qr: string, boarding: Boarding | undefined): WalletTicket {
  const departs = new Date(ticket.departureDatetime);
  return {
    id: folio,
    qr,
    brand: ticket.brand.name,
    from: { code: ticket.fromShortcode, city: ticket.fromCity ?? ticket.from, terminal: ticket.from },
    to: { code: ticket.toShortcode, city: ticket.toCity ?? ticket.to, terminal: ticket.to },
    passenger: `${ticket.firstName} ${ticket.lastName}`.trim(),
    seat: `${ticket.seat} ${ticket.floor}`,
    departs: ticket.departureDatetime,
    day: instantWords(departs, ticket.fromTimeZone, dayStyle),
    hour: instantWords(departs, ticket.fromTimeZone, hourMinute),
    boarding,
  };
}
