import { type ChargeTruth, wireStatus } from './saga.ts';
import type { AgainLinks } from './orderLink.ts';
import { escapeHtml, linesMail, mailPage } from '../../shared/mailText.ts';
import { moneyText } from '../../shared/money.ts';
import type { Mail } from '../../shared/outbox.ts';
import type { OlderSale, TripOrder } from './trip.ts';
import type { Refund, RefundWay } from './refund.ts';
import { priceOf } from './reservation.ts';
import { departureWords } from '../../shared/time.ts';
import type { Payment } from './payment.ts';
import { type Validity, validityOf } from './validity.ts';
import { validityWords } from './validityWords.ts';

/** What a reservation needs at a till, until when, and its seats. */
function reservationLines(payment: Payment, order: TripOrder): string[] {
  const [first] = order.tickets;
  const until = departureWords(payment.deadline_at.toISOString(), first?.fromTimeZone ?? order.shopTimeZone, order.shopTimeZone);
  return [
    `Total a pagar: ${moneyText(payment.amount, order.currency)}`,
    `Número de referencia: ${payment.reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}`,
    `Paga antes del ${until}. Después la reserva vence y tus asientos se liberan.`,
    ...order.tickets.map(
      (ticket) => `${ticket.from} → ${ticket.to} · asiento ${ticket.seat} · ${`${ticket.firstName} ${ticket.lastName}`.trim()}`,
    ),
  ];
}

/** Formats the mail of a reservation that is paid at a till. (CONF-020 to CONF-026) */
export function reservationMail(
  payment: Payment,
  order: TripOrder,
  { to = payment.customer.email, dedupeKey }: { to?: string; dedupeKey?: string },
): Mail {
  const lines = [`${validityWords.unpaid.mark}. ${validityWords.unpaid.text}`, ...reservationLines(payment, order)];
  return {
    ...linesMail({ to, subject: `Tu reserva de autobús · ${payment.folio}`, title: 'Tu reserva está lista', lines }),
    ...(dedupeKey === undefined ? {} : { dedupeKey }),
  };
}

/** Formats the mail that reminds of a reservation before its end. */
export function reminderMail(payment: Payment, order: TripOrder, { dedupeKey }: { dedupeKey: string }): Mail {
  const lines = reservationLines(payment, order);
  return {
    ...linesMail({
      to: payment.customer.email,
      subject: `Tu reserva de autobús vence pronto · ${payment.folio}`,
      title: 'Tu reserva vence pronto',
      lines,
    }),
    dedupeKey,
  };
}

/** What the mail of a change says about the earlier tickets and their difference. */
function changeLines({ isChange, earn_points: points, currency }: TripOrder): string[] {
  if (!isChange) return [];
  const replaced = 'Estos boletos sustituyen a los anteriores, cuyos códigos QR ya no son válidos.';
  return points === 0
    ? [replaced]
    : [replaced, `La diferencia de ${moneyText(points, currency)} se acredita como Puntos Viaja después del viaje.`];
}

/** The title of the mail with the tickets of an order. */
function ticketsTitle({ isChange }: TripOrder, validities: readonly Validity[]): string {
  if (!validities.includes('valid')) return 'Estos boletos ya no son válidos';
  return isChange ? 'Tu viaje cambió' : 'Tus boletos están listos';
}

function ticketsSubject({ isChange }: TripOrder, validities: readonly Validity[]): string {
  if (!validities.includes('valid')) return 'Ya no son válidos: boletos';
  return isChange ? 'Cambiaste tus boletos' : 'Tus boletos';
}

function folioLine({ itemId }: TripOrder['tickets'][number], validity: Validity): string {
  const folio = `Boleto: ${itemId ?? 'Pendiente'}`;
  return validity === 'valid' ? folio : `${folio} · ${validityWords[validity].mark}. ${validityWords[validity].text}`;
}

/** Formats the mail with the tickets of an order, new or changed. `now` is in milliseconds. (CONF-015, PAY-039) */
export function ticketsMail(
  payment: Payment,
  order: TripOrder,
  to: string,
  { link, again, dedupeKey, now }: { link?: string | undefined; again?: AgainLinks | undefined; dedupeKey?: string; now: number },
): Mail {
  const validities = order.tickets.map((ticket) => validityOf(ticket, { payment, order, now }));
  const rows = order.tickets.map((ticket, index) => ({
    title: `${ticket.from} → ${ticket.to}`,
    lines: [
      `Salida: ${departureWords(ticket.departureDatetime, ticket.fromTimeZone, order.shopTimeZone)}`,
      `Llegada: ${departureWords(ticket.arrivalDatetime, ticket.toTimeZone, order.shopTimeZone)}`,
      `Pasajero: ${`${ticket.firstName} ${ticket.lastName}`.trim()} · ${ticket.fare}`,
      `Asiento ${ticket.seat} · ${ticket.floor} · ${ticket.brand.name}`,
      folioLine(ticket, validities[index] ?? 'valid'),
    ],
  }));
  const sums = [
    `Folio: ${payment.folio}`,
    `Transacción: ${order.transactionId}`,
    `Total pagado: ${moneyText(payment.amount, order.currency)}`,
  ];
  const title = ticketsTitle(order, validities);
  const notes = [...changeLines(order), ...(validities.includes('valid') ? [carryLine] : [])];
  const actions = link === undefined ? [] : ['', `${manageLine}:`, link];
  const text = [
    title,
    '',
    ...notes.flatMap((note) => [note, '']),
    ...rows.flatMap((row) => [row.title, ...row.lines, '']),
    ...sums,
    ...actions,
    ...againActions(again).flatMap(({ words, href }) => ['', `${words}:`, href]),
  ].join('\n');
  const boxes = rows.map(
    (row) =>
      `<div style="border:1px solid #ddd6c8;border-radius:12px;padding:16px;margin:0 0 12px"><strong>${escapeHtml(row.title)}</strong>${row.lines.map((line) => `<div>${escapeHtml(line)}</div>`).join('')}</div>`,
  );
  const html = mailPage(
    title,
    `${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}${boxes.join('\n')}\n<p>${sums.map(escapeHtml).join('<br>')}</p>${link === undefined ? '' : linkBox(link)}${againBox(again)}`,
  );
  return {
    to,
    subject: `${ticketsSubject(order, validities)} de autobús · ${payment.folio}`,
    text,
    html,
    attachment: { kind: 'tickets', id: payment.id },
    ...(dedupeKey === undefined ? {} : { dedupeKey }),
  };
}

/** What a traveller buys next, with its address. */
const againActions = (again: AgainLinks | undefined): { words: string; href: string }[] =>
  again === undefined
    ? []
    : [
        ...(again.wayBack === undefined ? [] : [{ words: 'Comprar el regreso', href: again.wayBack }]),
        { words: 'Repetir este viaje', href: again.repeat },
      ];

const againBox = (again: AgainLinks | undefined): string => {
  const links = againActions(again).map(({ words, href }) => `<a href="${escapeHtml(href)}">${words}</a>`);
  return links.length === 0 ? '' : `<p>${links.join('<br>')}</p>`;
};

/** What the door of the bus asks for. */
const carryLine = 'Muestra al abordar el código QR de tu boleto, que va en el PDF adjunto, y lleva una identificación.';

const manageLine = 'Ve dónde abordas, cambia o cancela tu viaje, corrige el nombre y rastrea tu autobús';

const linkBox = (link: string): string =>
  `<p><a href="${escapeHtml(link)}">Administra tu viaje</a><br>${manageLine}. El enlace es solo tuyo: no lo reenvíes.</p>`;

/** Formats the mail with the result of a payment that the bank left open. (decision 4) */
export function outcomeMail(payment: Payment): Mail {
  const { title, lines } = outcomeWords[wireStatus(payment.state, payment.method).charge];
  return {
    ...linesMail({
      to: payment.customer.email,
      subject: `${title} · ${payment.folio}`,
      title,
      lines: [...lines, `Folio: ${payment.folio}`, `Total: ${moneyText(payment.amount, payment.currency)}`],
    }),
    dedupeKey: `outcome:${payment.id}`,
  };
}

const refundWords: Readonly<Record<RefundWay, (sum: string) => string>> = {
  bank: (sum) => `Regresamos ${sum} a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.`,
  till: (sum) => `Te entregamos ${sum} en efectivo.`,
  points: (sum) => `Te devolvimos ${sum} en Puntos Viaja. Ya los puedes usar.`,
};

/** Formats the mail of a refund. `amount` in 1/100000 of the currency's unit. (decision 42) */
export function refundMail(payment: Payment, { id, amount, way }: Pick<Refund, 'id' | 'amount' | 'way'>): Mail {
  const sum = moneyText(amount, payment.currency);
  return {
    ...linesMail({
      to: payment.customer.email,
      subject: `Te devolvimos ${sum} · ${payment.folio}`,
      title: 'Te devolvimos dinero',
      lines: [
        refundWords[way](sum),
        'Puedes viajar con tus boletos. Si los cancelas o los cambias, valen lo que pagaste menos esta devolución.',
        `Folio: ${payment.folio}`,
        `Total de la compra: ${moneyText(payment.amount, payment.currency)}`,
      ],
    }),
    dedupeKey: `refund:${id}`,
  };
}

const outcomeWords: Readonly<Record<ChargeTruth, { title: string; lines: readonly string[] }>> = {
  asking: { title: 'Tu banco no ha contestado', lines: ['Te escribimos en cuanto conteste. No pagues otra vez.'] },
  charged: { title: 'Tu pago se hizo', lines: ['Tus boletos van en otro correo.'] },
  'not-charged': {
    title: 'No se cobró nada',
    lines: ['Si más tarde aparece un cargo de este folio, lo devolvemos completo sin que lo pidas.'],
  },
  refunded: {
    title: 'Te devolvimos tu dinero',
    lines: ['Tu banco cobró cuando tus asientos ya estaban libres. Regresamos el cargo completo.'],
  },
};

type OlderTicket = OlderSale['tickets'][number]['ticket'];

const page = (title: string, lines: readonly string[], more = ''): { text: string; html: string } => ({
  text: [title, '', ...lines].join('\n'),
  html: mailPage(title, lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n') + more),
});
const placed = (ticket: OlderTicket): string =>
  `${ticket.descorigen} → ${ticket.descdestino} · asiento ${ticket.numasiento} · ${`${ticket.nombre} ${ticket.apellidos}`.trim()}`;
const leaves = (ticket: OlderTicket, shopTimeZone: string): string =>
  `Salida: ${departureWords(ticket.fechorsalida, ticket.origenTimeZone, shopTimeZone)}`;

/** Formats the mail of a reservation of the older platform with the link that pays it. (LINK-001) */
export function reservationLinkMail({
  email,
  tickets,
  shopTimeZone,
  currency,
  link,
  dedupeKey,
}: {
  email: string;
  tickets: readonly OlderTicket[];
  shopTimeZone: string | undefined;
  currency: string;
  link: string;
  dedupeKey: string;
}): Mail {
  const [first] = tickets;
  const zone = first?.origenTimeZone ?? 'UTC';
  const until = tickets.map(({ fecliberacionreservacion }) => fecliberacionreservacion).find((end) => end !== null);
  const lines = [
    ...tickets.flatMap((ticket) => [placed(ticket), leaves(ticket, shopTimeZone ?? zone)]),
    `Total: ${moneyText(
      tickets.reduce((sum, ticket) => sum + priceOf(ticket), 0),
      currency,
    )}`,
    ...(until === undefined || until === null ? [] : [`Paga antes del ${departureWords(until, zone, shopTimeZone ?? zone)}.`]),
  ];
  const button = `\n<p><a href="${escapeHtml(link)}">Pagar la reserva</a></p>`;
  return {
    to: email,
    subject: 'Tu reserva de autobús',
    text: page('Tu reserva de autobús', [...lines, '', 'Págala en línea:', link]).text,
    html: page('Tu reserva de autobús', lines, button).html,
    dedupeKey,
  };
}

/** Formats the mail with paid tickets of the older platform. (API-085) */
export function olderTicketsMail(sale: OlderSale, to: string, { dedupeKey }: { dedupeKey?: string } = {}): Mail {
  const lines = [
    ...sale.tickets.flatMap(({ ticket }) => [placed(ticket), leaves(ticket, sale.shopTimeZone), `Boleto: ${ticket.ikey}`]),
    `Total pagado: ${moneyText(
      sale.tickets.reduce((sum, { preciopagado }) => sum + preciopagado, 0),
      sale.currency,
    )}`,
  ];
  return {
    to,
    subject: `Tus boletos de autobús · ${sale.tickets[0]?.ticket.numoperacion ?? ''}`,
    ...page('Tus boletos están listos', lines),
    ...(dedupeKey === undefined ? {} : { dedupeKey }),
  };
}
