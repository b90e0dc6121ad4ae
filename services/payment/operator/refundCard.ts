import { randomUUID } from 'node:crypto';
import { type Html, html } from '../../shared/html.ts';
import { decimalText, moneyText } from '../../shared/money.ts';
import type { PaymentState } from '../domain/saga.ts';
import type { Payment } from '../domain/payment.ts';
import { leftOf, type Refund, type RefundState, type RefundWay, waysOf, type Worth } from '../domain/refund.ts';
import type { TripOrder } from '../domain/trip.ts';

/** A payment that was found by its folio, with what was given back of it. */
export interface FoundPayment {
  readonly payment: Payment;
  readonly refunds: readonly Refund[];
  /** The tickets of its order and what they are worth; null where the trip service does not answer. */
  readonly order: { readonly tickets: TripOrder['tickets']; readonly worth: Worth } | null;
}

const states: Readonly<Record<RefundState, string>> = {
  asked: 'En curso',
  done: 'Devuelto',
  refused: 'El banco no lo devolvió',
  exceeded: 'Los boletos ya no valían tanto',
};

const ways: Readonly<Record<RefundWay, string>> = { bank: 'A la tarjeta', till: 'En efectivo', points: 'En Puntos Viaja' };

const paymentStates: Readonly<Record<PaymentState, string>> = {
  created: 'empezado',
  reserved: 'vale sin pagar',
  asking: 'el banco no ha contestado',
  pending: 'el banco no ha decidido',
  challenged: 'con el titular',
  closing: 'se cierra',
  unknown: 'sin respuesta',
  authorised: 'autorizado, sin boletos',
  ticketed: 'con boletos, sin cobrar',
  voiding: 'se devuelve completo',
  paid: 'pagado',
  refused: 'no se cobró',
  refunded: 'devuelto completo',
};

/** Shows the refunds of a payment, and the form of another one while something is left. The id of the form makes it one refund. */
export function refundCard({ payment, refunds, order }: FoundPayment, when: (at: Date) => string): Html {
  const { currency, folio } = payment;
  const list = html`<table>
    <caption>
      Devoluciones de ${folio}
    </caption>
    <thead>
      <tr>
        <th scope="col">Importe</th>
        <th scope="col">Cómo</th>
        <th scope="col">Estado</th>
        <th scope="col">Pedida</th>
        <th scope="col">Quién y por qué</th>
      </tr>
    </thead>
    <tbody>
      ${refunds.map(
        ({ amount, way, state, asked_at: at, operator, reason }) =>
          html`<tr class="${state === 'refused' || state === 'exceeded' ? 'late' : ''}">
            <td><b class="num">${moneyText(amount, currency)}</b></td>
            <td>${ways[way]}</td>
            <td>${states[state]}</td>
            <td>${when(at)}</td>
            <td>${operator}: ${reason}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
  const isEmpty = refunds.length === 0;
  const facts = `${moneyText(payment.amount, currency)}, ${paymentStates[payment.state]}`;
  return html`<section class="card">
    <p class="facts"><b class="num">${folio}</b> ${facts}${isEmpty ? '. No se ha devuelto nada.' : ''}</p>
    ${isEmpty ? '' : list} ${order === null ? unreached : refundForm(payment, refunds, order)}
  </section>`;
}

const unreached = html`<p class="facts">
  El servicio de viajes no contesta, y sin él nadie sabe cuánto valen los boletos. Intenta de nuevo.
</p>`;

/** The form, while something is left in one of the ways. */
function refundForm(payment: Payment, refunds: readonly Refund[], { tickets, worth }: NonNullable<FoundPayment['order']>): Html | string {
  const { id, folio, currency } = payment;
  const offered = waysOf(payment)
    .map((way) => ({ way, left: leftOf(payment, refunds, { way, worth }) }))
    .filter(({ left }) => left > 0);
  const [first] = offered;
  if (first === undefined) return '';
  return html`<form method="post" action="/operacion" class="refund">
    <input type="hidden" name="payment" value="${id}" />
    <input type="hidden" name="folio" value="${folio}" />
    <input type="hidden" name="refund" value="${randomUUID()}" />
    <label for="ticket">¿De qué?</label>
    <select id="ticket" name="ticket">
      <option value="">Toda la compra: quedan ${moneyText(first.left, currency)}</option>
      ${tickets
        .filter(({ _id }) => (worth?.get(_id) ?? 0) > 0)
        .map(
          ({ _id, seat, from, to }) =>
            html`<option value="${_id}">Asiento ${seat}, ${from} a ${to}: vale ${moneyText(worth?.get(_id) ?? 0, currency)}</option>`,
        )}
    </select>
    <label for="way">¿Cómo?</label>
    <select id="way" name="way">
      ${offered.map(({ way, left }) => html`<option value="${way}">${ways[way]}: hasta ${moneyText(left, currency)}</option>`)}
    </select>
    <label for="amount">Importe (vacío: todo lo que queda)</label>
    <input
      id="amount"
      name="amount"
      inputmode="decimal"
      maxlength="12"
      autocomplete="off"
      placeholder="${decimalText(first.left, currency)}"
    />
    <label for="refund-reason">Motivo${offered.some(({ way }) => way === 'till') ? ' (en efectivo, con el recibo de la caja)' : ''}</label>
    <input id="refund-reason" name="reason" required maxlength="200" autocomplete="off" />
    <button class="first" name="act" value="refund">Devolver</button>
  </form>`;
}
