import PDFDocument from 'pdfkit';
import { toBuffer } from 'qrcode';
import type { TripOrder } from './trip.ts';
import type { Payment } from './payment.ts';
import { firstPrintable, fonts, runsOf, type Weight } from '../../shared/pdfFonts.ts';
import { departureWords } from '../../shared/time.ts';
import { moneyText } from '../../shared/money.ts';
import { wholeName } from '../../shared/names.ts';
import { type Validity, validityOf } from './validity.ts';
import { validityWords } from './validityWords.ts';
import { listText } from '../../shared/listText.ts';

const toBoard = 'Preséntalo al abordar, impreso o en tu teléfono, con una identificación oficial.';
const ink = '#14251f';
const muted = '#4a5750';
const warning = '#a32b1c';
const paper = '#f8f5ee';
const margin = 32;
/** A5 in points. */
const page = { width: 420, height: 595 } as const;
const column = (page.width - 2 * margin) / 2;

type Ticket = TripOrder['tickets'][number];

interface Cell {
  readonly label: string;
  readonly value: string;
}

/** A passenger may have letters that no font has; whoever reads the code sees the name. */
export const nameOnTicket = (ticket: Ticket): string => firstPrintable(wholeName(ticket), 'El nombre está en tu compra en línea');

const printed = ({ id, name }: Ticket['serviceClass']): string => firstPrintable(name, id);

function cellsOf(ticket: Ticket, order: TripOrder, payment: Payment): Cell[] {
  const services = listText(ticket.services.map((service) => service.name));
  return [
    { label: 'Pasajero', value: nameOnTicket(ticket) },
    { label: 'Tipo', value: ticket.fare },
    { label: 'Asiento', value: `${ticket.seat} · ${ticket.sectionName}` },
    { label: 'Marca', value: `${printed(ticket.brand)} · ${printed(ticket.serviceClass)}` },
    { label: 'Boleto', value: ticket.itemId ?? 'Pendiente' },
    { label: 'Servicios', value: services === '' ? 'Sin servicios' : services },
    { label: 'Venta', value: payment.folio },
    { label: 'Transacción', value: order.transactionId },
  ];
}

interface Written {
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
  /** Where it begins; below the text before without it. */
  readonly at?: readonly [x: number, y: number];
}

/** Writes a text, each part of it in a font that has its letters. */
function write(
  document: PDFKit.PDFDocument,
  text: string,
  { weight, size, color, at }: Written,
  options: PDFKit.Mixins.TextOptions = {},
): void {
  document.fontSize(size).fillColor(color);
  const runs = runsOf(text);
  for (const [index, run] of runs.entries()) {
    const more = { ...options, continued: index < runs.length - 1 };
    document.font(`${run.font}-${weight}`);
    if (index === 0 && at !== undefined) document.text(run.text, ...at, more);
    else document.text(run.text, more);
  }
}

/** How an unpaid reservation is paid. */
function paymentLines(payment: Payment, order: TripOrder, timeZone: string): string[] {
  return [
    `Total a pagar: ${moneyText(payment.amount, order.currency)}`,
    `Referencia: ${payment.reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}`,
    `Paga antes del ${departureWords(payment.deadline_at.toISOString(), timeZone, order.shopTimeZone)}`,
  ];
}

/** What stands in the place of the code. */
export interface Standing {
  readonly validity: Validity;
  /** Content of the code; null for a ticket that may not board. */
  readonly qr: string | null;
  /** Why the ticket may not board, in large letters. */
  readonly mark: string | undefined;
  readonly lines: readonly string[];
  readonly footer: string;
}

/** Whether a ticket may board, as its page says it. `now` is in milliseconds. */
export function standingOf(ticket: Ticket, { payment, order, now }: { payment: Payment; order: TripOrder; now: number }): Standing {
  const validity = validityOf(ticket, { payment, order, now });
  if (validity === 'valid') return { validity, qr: ticket.qr, mark: undefined, lines: [], footer: toBoard };
  const { mark, text } = validityWords[validity];
  const lines = validity === 'unpaid' ? paymentLines(payment, order, ticket.fromTimeZone) : [];
  return { validity, qr: null, mark, lines, footer: text };
}

/** Writes in large letters, in the place of the code, why a ticket may not board. */
function writeMark(document: PDFKit.PDFDocument, mark: string, lines: readonly string[], top: number): void {
  const width = page.width - 2 * margin;
  document.lineWidth(3).roundedRect(margin, top, width, 64, 8).stroke(warning);
  write(document, mark, { weight: 'bold', size: 34, color: warning, at: [margin, top + 12] }, { width, align: 'center' });
  lines.forEach((line, index) =>
    write(document, line, { weight: 'bold', size: 11, color: ink, at: [margin, top + 80 + index * 18] }, { width, align: 'center' }),
  );
}

/**
 * One A5 page per ticket: with its QR code, or with large letters that say why it may not board. `shop` is its name, and `now` is in milliseconds. (CONF-013,
 * API-087)
 */
export async function ticketsPdf(payment: Payment, order: TripOrder, { shop, now }: { shop: string; now: number }): Promise<Buffer> {
  const pages = await Promise.all(
    order.tickets.map(async (ticket) => {
      const standing = standingOf(ticket, { payment, order, now });
      return { ticket, ...standing, code: standing.qr === null ? undefined : await toBuffer(standing.qr, { margin: 0, width: 400 }) };
    }),
  );
  const isReservation = pages.some(({ validity }) => validity === 'unpaid');
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin,
    autoFirstPage: false,
    lang: 'es-MX',
    tagged: true,
    displayTitle: true,
    info: { Title: `${isReservation ? 'Reserva' : 'Boletos'} ${payment.folio}`, Author: shop },
  });
  for (const [name, files] of Object.entries(fonts)) {
    for (const [weight, file] of Object.entries(files)) document.registerFont(`${name}-${weight}`, file);
  }
  const done = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const width = page.width - 2 * margin;
  for (const { ticket, code, mark, lines, footer } of pages) {
    document.addPage();
    document.rect(0, 0, page.width, 64).fill(ink);
    write(document, firstPrintable(shop, ''), { weight: 'bold', size: 20, color: paper, at: [margin, 22] });
    write(
      document,
      ticket.isReturn ? 'Regreso' : 'Ida',
      { weight: 'plain', size: 10, color: paper, at: [margin, 27] },
      { width, align: 'right' },
    );
    const [from, to] = [firstPrintable(ticket.fromShortcode, ticket.fromId), firstPrintable(ticket.toShortcode, ticket.toId)];
    write(document, `${from} a ${to}`, { weight: 'bold', size: 17, color: ink, at: [margin, 84] }, { width });
    write(
      document,
      `${firstPrintable(ticket.from, from)} a ${firstPrintable(ticket.to, to)}`,
      { weight: 'plain', size: 11, color: muted },
      { width },
    );
    document.moveDown(0.5);
    const departure = departureWords(ticket.departureDatetime, ticket.fromTimeZone, order.shopTimeZone);
    write(document, departure, { weight: 'bold', size: 12, color: ink }, { width });
    const arrival = `Llega: ${departureWords(ticket.arrivalDatetime, ticket.toTimeZone, order.shopTimeZone)}`;
    write(document, arrival, { weight: 'plain', size: 10, color: muted }, { width });
    const top = document.y + 16;
    cellsOf(ticket, order, payment).forEach(({ label, value }, place) => {
      const x = margin + (place % 2) * column;
      const y = top + Math.floor(place / 2) * 40;
      const cell = { width: column - 8 };
      write(document, label, { weight: 'plain', size: 8.5, color: muted, at: [x, y] }, cell);
      write(document, value, { weight: 'bold', size: 11, color: ink, at: [x, y + 11] }, { ...cell, height: 28, ellipsis: true });
    });
    if (code) document.image(code, (page.width - 170) / 2, top + 176, { width: 170 });
    if (mark !== undefined) writeMark(document, mark, lines, top + 180);
    write(
      document,
      footer,
      { weight: 'plain', size: 9, color: muted, at: [margin, page.height - margin - 24] },
      { width, align: 'center' },
    );
  }
  document.end();
  return done;
}
