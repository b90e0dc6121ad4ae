import PDFDocument from 'pdfkit';
import { toBuffer } from 'qrcode';
import type { TripOrder } from './gateways/trip.ts';
import { fonts, runsOf, type Weight } from './pdfFonts.ts';
import type { Payment } from './store.ts';
import { folioText, isGivenUp } from './ticketText.ts';
import { departureWords } from '../shared/time.ts';

const toBoard = 'Preséntalo al abordar, impreso o en tu teléfono, con una identificación oficial.';
const notGood = 'Este boleto ya no es válido.';
const ink = '#14251f';
const muted = '#4a5750';
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

function cellsOf(ticket: Ticket, order: TripOrder, payment: Payment): Cell[] {
  const services = ticket.services.map((service) => service.name).join(', ');
  return [
    { label: 'Pasajero', value: `${ticket.firstName} ${ticket.lastName}`.trim() },
    { label: 'Tipo', value: ticket.fare },
    { label: 'Asiento', value: `${ticket.seat} · ${ticket.sectionName}` },
    { label: 'Marca', value: `${ticket.brand.name} · ${ticket.serviceClass.name}` },
    { label: 'Boleto', value: folioText(ticket) },
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

/** One A5 page per ticket, with its QR code. (CONF-013, API-087) */
export async function ticketsPdf(payment: Payment, order: TripOrder): Promise<Buffer> {
  const codes = await Promise.all(
    order.tickets.map(async ({ qr }) => (qr === null ? undefined : await toBuffer(qr, { margin: 0, width: 400 }))),
  );
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin,
    autoFirstPage: false,
    lang: 'es-MX',
    tagged: true,
    displayTitle: true,
    info: { Title: `Boletos ${payment.folio}`, Author: 'Andén' },
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
  order.tickets.forEach((ticket, index) => {
    document.addPage();
    document.rect(0, 0, page.width, 64).fill(ink);
    write(document, 'Andén', { weight: 'bold', size: 20, color: paper, at: [margin, 22] });
    write(
      document,
      ticket.isReturn ? 'Regreso' : 'Ida',
      { weight: 'plain', size: 10, color: paper, at: [margin, 27] },
      { width, align: 'right' },
    );
    write(
      document,
      `${ticket.fromShortcode} a ${ticket.toShortcode}`,
      { weight: 'bold', size: 17, color: ink, at: [margin, 84] },
      { width },
    );
    write(document, `${ticket.from} a ${ticket.to}`, { weight: 'plain', size: 11, color: muted }, { width });
    document.moveDown(0.5);
    const departure = departureWords(ticket.departureDatetime, ticket.fromTimeZone, order.shopTimeZone);
    write(document, departure, { weight: 'bold', size: 12, color: ink }, { width });
    const top = document.y + 16;
    cellsOf(ticket, order, payment).forEach(({ label, value }, place) => {
      const x = margin + (place % 2) * column;
      const y = top + Math.floor(place / 2) * 40;
      const cell = { width: column - 8 };
      write(document, label, { weight: 'plain', size: 8.5, color: muted, at: [x, y] }, cell);
      write(document, value, { weight: 'bold', size: 11, color: ink, at: [x, y + 11] }, { ...cell, height: 26, ellipsis: true });
    });
    const code = codes[index];
    if (code) document.image(code, (page.width - 170) / 2, top + 176, { width: 170 });
    write(
      document,
      isGivenUp(ticket) ? notGood : toBoard,
      { weight: 'plain', size: 9, color: muted, at: [margin, page.height - margin - 24] },
      { width, align: 'center' },
    );
  });
  document.end();
  return done;
}
