import { linesMail, moneyText } from '../shared/mailText.ts';
import type { Mail } from '../shared/outbox.ts';
import { departureWords } from '../shared/time.ts';
import { type TicketName, wholeName } from './domain/rename.ts';
import type { CartTicket, TicketBody } from './store/carts.ts';

const tripLines = ({ from, to, departureDatetime, fromTimeZone, seat }: TicketBody, shopTimeZone: string): string[] => [
  `${from} → ${to} · asiento ${seat}`,
  `Salida: ${departureWords(departureDatetime, fromTimeZone, shopTimeZone)}`,
];

/** Formats the mail about cancelled tickets. The refund is in 1/100000 peso. */
export function cancellationMail(
  to: string,
  { tickets, refund, currency, shopTimeZone }: { tickets: readonly CartTicket[]; refund: number; currency: string; shopTimeZone: string },
): Mail {
  const back = refund === 0 ? 'Estos boletos no tienen reembolso.' : `Te devolvimos ${moneyText(refund, currency)} en Puntos Viaja.`;
  return linesMail({
    to,
    subject: 'Cancelaste boletos de Andén',
    title: tickets.length === 1 ? 'Tu boleto está cancelado' : 'Tus boletos están cancelados',
    lines: [
      ...tickets.flatMap(({ itemId, body }) => [`Boleto ${itemId ?? ''} de ${wholeName(body)}`.trim(), ...tripLines(body, shopTimeZone)]),
      back,
    ],
  });
}

/** Formats the mail about a changed name. */
export function renameMail(
  to: string,
  { ticket, name, itemId, shopTimeZone }: { ticket: CartTicket; name: TicketName; itemId: string; shopTimeZone: string },
): Mail {
  return linesMail({
    to,
    subject: 'Cambió el nombre de un boleto de Andén',
    title: 'El nombre del boleto cambió',
    lines: [
      `Antes: ${wholeName(ticket.body)}. Ahora: ${wholeName(name)}.`,
      ...tripLines(ticket.body, shopTimeZone),
      `Boleto: ${itemId}. El código QR anterior ya no es válido: abre o descarga el boleto de nuevo.`,
    ],
  });
}
