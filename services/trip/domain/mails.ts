import { linesMail } from '../../shared/mailText.ts';
import { moneyText } from '../../shared/money.ts';
import type { Mail } from '../../shared/outbox.ts';
import { departureWords } from '../../shared/time.ts';
import { type TicketName, wholeName } from '../../shared/names.ts';
import type { TicketBody } from './ticket.ts';
import type { OlderTicket } from './olderTicket.ts';

/** What a mail says of a ticket of either platform. */
export interface MailedTicket {
  readonly itemId: string | null;
  readonly body: Pick<TicketBody, 'firstName' | 'lastName' | 'from' | 'to' | 'departureDatetime' | 'fromTimeZone' | 'seat'>;
}

/** A ticket of the older platform for a mail. */
export function mailedOlder({ ikey, ticket }: OlderTicket): MailedTicket {
  return {
    itemId: ikey === '' ? null : ikey,
    body: {
      firstName: ticket.nombre,
      lastName: ticket.apellidos,
      from: ticket.descorigen,
      to: ticket.descdestino,
      departureDatetime: ticket.fechorsalida,
      fromTimeZone: ticket.origenTimeZone,
      seat: String(ticket.numasiento),
    },
  };
}

const tripLines = ({ from, to, departureDatetime, fromTimeZone, seat }: MailedTicket['body'], shopTimeZone: string): string[] => [
  `${from} → ${to} · asiento ${seat}`,
  `Salida: ${departureWords(departureDatetime, fromTimeZone, shopTimeZone)}`,
];

/** Formats the mail about cancelled tickets. The refund is in 1/100000 peso. */
export function cancellationMail(
  to: string,
  {
    tickets,
    refund,
    takenBack = 0,
    currency,
    shopTimeZone,
    isGuest = false,
  }: {
    tickets: readonly MailedTicket[];
    refund: number;
    /** The promotion of the way back that the refund is less. */
    takenBack?: number;
    currency: string;
    shopTimeZone: string;
    isGuest?: boolean;
  },
): Mail {
  const points = isGuest ? 'Los ves y los usas cuando te registras con este correo.' : '';
  const back =
    refund === 0 ? 'Estos boletos no tienen reembolso.' : `Te devolvimos ${moneyText(refund, currency)} en Puntos Viaja. ${points}`.trim();
  return linesMail({
    to,
    subject: 'Cancelaste boletos de autobús',
    title: tickets.length === 1 ? 'Tu boleto está cancelado' : 'Tus boletos están cancelados',
    lines: [
      ...tickets.flatMap(({ itemId, body }) => [`Boleto ${itemId ?? ''} de ${wholeName(body)}`.trim(), ...tripLines(body, shopTimeZone)]),
      back,
      ...(takenBack === 0 ? [] : [`Ya restamos ${moneyText(takenBack, currency)}: el descuento que tu regreso tenía por esta ida.`]),
    ],
  });
}

/** Formats the mail before a departure. */
export function departureMail(
  to: string,
  { tickets, shopTimeZone, dedupeKey }: { tickets: readonly MailedTicket[]; shopTimeZone: string; dedupeKey: string },
): Mail {
  return {
    ...linesMail({
      to,
      subject: 'Tu autobús sale pronto',
      title: 'Tu viaje se acerca',
      lines: [
        ...tickets.flatMap(({ itemId, body }) => [`Boleto ${itemId ?? ''} de ${wholeName(body)}`.trim(), ...tripLines(body, shopTimeZone)]),
        'Lleva tu boleto en el teléfono o impreso, con su código QR.',
      ],
    }),
    dedupeKey,
  };
}

function codeLines({ itemId: code }: MailedTicket, itemId: string | undefined): string[] {
  if (itemId !== undefined) return [`Boleto: ${itemId}. El código QR anterior ya no es válido: abre o descarga el boleto de nuevo.`];
  return code === null ? [] : [`Boleto: ${code}. Su código QR sigue siendo válido.`];
}

/** Formats the mail about a changed name. `itemId` is the new folio, which ended the old code; without one the code stays. */
export function renameMail(
  to: string,
  { ticket, name, itemId, shopTimeZone }: { ticket: MailedTicket; name: TicketName; itemId?: string; shopTimeZone: string },
): Mail {
  return linesMail({
    to,
    subject: 'Cambió el nombre de un boleto de autobús',
    title: 'El nombre del boleto cambió',
    lines: [
      `Antes: ${wholeName(ticket.body)}. Ahora: ${wholeName(name)}.`,
      ...tripLines(ticket.body, shopTimeZone),
      ...codeLines(ticket, itemId),
    ],
  });
}
