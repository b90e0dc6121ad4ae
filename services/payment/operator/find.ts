import { type Html, html } from '../../shared/html.ts';
import { instantWords } from '../../shared/time.ts';
import type { PaymentParts } from '../context.ts';
import type { FoundTicket, FoundTickets } from '../domain/trip.ts';

type Parts = Pick<PaymentParts, 'payments' | 'trip' | 'identity'>;

const nothing: FoundTickets = { tickets: [], isMore: false };

/** The ten digits of a phone of Mexico, with its country or without. A day and a seat have ten digits too. */
function phoneIn(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}\b/.test(text)) return undefined;
  return /^(?:\+?52)?(\d{10})$/.exec(text.replaceAll(/[\s().-]/g, ''))?.[1];
}

/** Tickets by a folio, a transaction, a name, a day with a seat, a proved phone, or the e-mail of who paid. */
export async function findTickets({ payments, trip, identity }: Parts, text: string): Promise<FoundTickets> {
  const phone = phoneIn(text);
  if (phone !== undefined) {
    const accountId = await identity.accountOf(phone);
    return accountId === undefined ? nothing : trip.find({ accountId });
  }
  if (!text.includes('@')) return trip.find({ text });
  const paymentIds = await payments.ofEmail(text);
  return paymentIds.length === 0 ? nothing : trip.find({ paymentIds: [...paymentIds] });
}

const states: Readonly<Record<FoundTicket['status'], string>> = {
  reserved: 'Sin pagar',
  issued: 'Válido',
  cancelled: 'Cancelado',
  changed: 'Cambiado',
};

/** Shows the tickets that were found, each with the way to its payment. */
export function findCard({ tickets, isMore }: FoundTickets, zone: string | undefined): Html {
  const caption = isMore
    ? 'Hay más boletos así: agrega un apellido. Primero, los de salida más cercana.'
    : 'Primero, los de salida más cercana.';
  return html`<section class="card">
    <table>
      <caption>
        ${tickets.length === 0 ? 'No hay boletos así. Busca un folio, un nombre de tres letras o más, un teléfono, un correo, o el día y el asiento: 2026-12-03 12.' : caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Boleto</th>
          <th scope="col">Pasajero</th>
          <th scope="col">Viaje</th>
          <th scope="col">Salida</th>
          <th scope="col">Asiento</th>
          <th scope="col">Estado</th>
          <th scope="col">Compra</th>
        </tr>
      </thead>
      <tbody>
        ${tickets.map(
          ({ itemId, name, from, to, departureDatetime, seat, status, folio }) =>
            html`<tr>
              <td><b class="num">${itemId}</b></td>
              <td>${name}</td>
              <td>${from} a ${to}</td>
              <td>${instantWords(new Date(departureDatetime), zone, { dateStyle: 'medium', timeStyle: 'short' })}</td>
              <td>${seat}</td>
              <td>${states[status]}</td>
              <td><a href="/operacion?folio=${encodeURIComponent(folio)}">${folio}</a></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
