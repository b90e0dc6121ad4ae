import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../shared/html.ts';
import { moneyText } from '../../shared/money.ts';
import type { DailyClose, Difference } from './close.ts';
import { cell, sendInFrame } from './frame.ts';

export interface ClosePageParts {
  readonly close: DailyClose | 'silence';
  /** YYYY-MM-DD, in the shop's zone. */
  readonly day: string;
  readonly operator: string;
  readonly shop: string;
  readonly currency: string;
}

function differences({ differences: all }: DailyClose, sums: (side: Difference['ours'], currency: string) => string): Html {
  return html`<section class="card">
    <table>
      <caption>
        Lo que la tienda y el banco no dicen igual.
      </caption>
      <thead>
        <tr>
          <th scope="col">Folio</th>
          <th scope="col">En el banco</th>
          <th scope="col">La tienda</th>
          <th scope="col">El banco</th>
        </tr>
      </thead>
      <tbody>
        ${all.map(
          ({ folio, bankId, ours, bank, currency }) =>
            html`<tr class="late">
              <td><b class="num">${folio ?? 'Ninguno'}</b></td>
              <td><small class="num">${bankId}</small></td>
              <td>${sums(ours, currency)}</td>
              <td>${sums(bank, currency)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** Sends the comparison of a day's ledger with the list of the bank. */
export function sendClosePage(reply: FastifyReply, { close, day, operator, shop, currency }: ClosePageParts): FastifyReply {
  const sums = ({ captured, refunded }: { captured: number; refunded: number }, of: string): string =>
    `${moneyText(captured, of)} cobrado, ${moneyText(refunded, of)} devuelto`;
  const body =
    close === 'silence'
      ? html`<p class="notice" role="alert">El banco no contestó su lista de ese día. Intenta de nuevo.</p>`
      : html`<dl class="cells">
            ${cell('Cobrado en el banco', moneyText(close.captured, currency))}
            ${cell('Devuelto en el banco', moneyText(close.refunded, currency))} ${cell('Pagos comparados', String(close.payments))}
            ${cell('Diferencias', String(close.differences.length))}
          </dl>
          ${close.differences.length === 0 ? html`<p class="notice" role="status">La tienda y el banco dicen lo mismo.</p>` : differences(close, sums)}`;
  return sendInFrame(reply, {
    heading: 'Cierre del día',
    title: `Cierre del ${day}`,
    under: html`<a href="/operacion">Pagos abiertos</a>`,
    beside: html`<form action="/operacion/cierre" class="day">
      <label for="dia">Día</label>
      <input id="dia" name="dia" type="date" value="${day}" required />
      <button>Comparar</button>
    </form>`,
    body,
    operator,
    shop,
  });
}
