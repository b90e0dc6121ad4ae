import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { toBuffer } from 'qrcode';
import type { TripOrder } from './gateways/trip.ts';
import type { Payment } from './store.ts';
import { folioText, isGivenUp } from './ticketText.ts';
import { departureWords } from '../shared/time.ts';

/** The fonts of a PDF viewer lack most letters of European names, as in Dvořák or Wałęsa. */
const fontFile = (style: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${style}.ttf`));
const fonts = { plain: fontFile('400Regular/Figtree_400Regular'), bold: fontFile('700Bold/Figtree_700Bold') };

const toBoard = 'Preséntalo al abordar, impreso o en tu teléfono, con una identificación oficial.';
const notGood = 'Este boleto ya no es válido.';
const ink = '#14251f';
const muted = '#4a5750';
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
  document.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold);
  const done = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  order.tickets.forEach((ticket, index) => {
    document.addPage();
    document.rect(0, 0, page.width, 64).fill(ink);
    document.fillColor('#f8f5ee').font('bold').fontSize(20).text('Andén', margin, 22);
    document
      .font('plain')
      .fontSize(10)
      .text(ticket.isReturn ? 'Regreso' : 'Ida', margin, 27, { width: page.width - 2 * margin, align: 'right' });
    document.fillColor(ink).font('bold').fontSize(17).text(`${ticket.fromShortcode} a ${ticket.toShortcode}`, margin, 84);
    document
      .font('plain')
      .fontSize(11)
      .fillColor(muted)
      .text(`${ticket.from} a ${ticket.to}`, { width: page.width - 2 * margin });
    document
      .moveDown(0.5)
      .font('bold')
      .fontSize(12)
      .fillColor(ink)
      .text(departureWords(ticket.departureDatetime, ticket.fromTimeZone, order.shopTimeZone), { width: page.width - 2 * margin });
    const top = document.y + 16;
    cellsOf(ticket, order, payment).forEach(({ label, value }, place) => {
      const x = margin + (place % 2) * column;
      const y = top + Math.floor(place / 2) * 40;
      document
        .font('plain')
        .fontSize(8.5)
        .fillColor(muted)
        .text(label, x, y, { width: column - 8 });
      document
        .font('bold')
        .fontSize(11)
        .fillColor(ink)
        .text(value, x, y + 11, { width: column - 8, height: 26, ellipsis: true });
    });
    const code = codes[index];
    if (code) document.image(code, (page.width - 170) / 2, top + 176, { width: 170 });
    document
      .font('plain')
      .fontSize(9)
      .fillColor(muted)
      .text(isGivenUp(ticket) ? notGood : toBoard, margin, page.height - margin - 24, {
        width: page.width - 2 * margin,
        align: 'center',
      });
  });
  document.end();
  return done;
}
