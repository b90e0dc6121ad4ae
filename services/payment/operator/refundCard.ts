import { randomUUID } from 'node:crypto';
import { type Html, html } from '../../shared/html.ts';
import { decimalText, moneyText } from '../../shared/money.ts';
import type { PaymentState } from '../domain/saga.ts';
import type { Payment } from '../domain/payment.ts';
import { leftOf, leftOfTicket, type Refund, type RefundState } from '../domain/refund.ts';
import type { TripOrder } from '../domain/trip.ts';

/** A payment that was found by its folio, with what was given back of it. */
export interface FoundPayment {
  readonly payment: Payment;
  readonly refunds: readonly Refund[];
  /** The tickets of its order; none where the trip service does not answer. */
  readonly tickets: TripOrder['tickets'];
}

const states: Readonly<Record<RefundState, string>> = {
  asked: 'El banco no ha contestado',
  done: 'Devuelto',
  refused: 'El banco no lo devolvió',
};

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
export function refundCard({ payment, refunds, tickets }: FoundPayment, when: (at: Date) => string): Html {
  const { currency, folio } = payment;
  const left = leftOf(payment, refunds);
  const offered = tickets.map((ticket) => ({ ticket, left: leftOfTicket(payment, ticket, refunds) })).filter((one) => one.left > 0);
  const list = html`<table>
    <caption>
      Devoluciones de ${folio}
    </caption>
    <thead>
      <tr>
        <th scope="col">Importe</th>
        <th scope="col">Estado</th>
        <th scope="col">Pedida</th>
        <th scope="col">Quién y por qué</th>
      </tr>
    </thead>
    <tbody>
      ${refunds.map(
        ({ amount, state, asked_at: at, operator, reason }) =>
          html`<tr class="${state === 'refused' ? 'late' : ''}">
            <td><b class="num">${moneyText(amount, currency)}</b></td>
            <td>${states[state]}</td>
            <td>${when(at)}</td>
            <td>${operator}: ${reason}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
  const form = html`<form method="post" action="/operacion" class="refund">
    <input type="hidden" name="payment" value="${payment.id}" />
    <input type="hidden" name="folio" value="${folio}" />
    <input type="hidden" name="refund" value="${randomUUID()}" />
    <label for="ticket">¿De qué?</label>
    <select id="ticket" name="ticket">
      <option value="">Toda la compra: quedan ${moneyText(left, currency)}</option>
      ${offered.map(
        ({ ticket, left: ofTicket }) =>
          html`<option value="${ticket._id}">
            Asiento ${ticket.seat}, ${ticket.from} a ${ticket.to}: quedan ${moneyText(ofTicket, currency)}
          </option>`,
      )}
    </select>
    <label for="amount">Importe (vacío: todo lo que queda)</label>
    <input id="amount" name="amount" inputmode="decimal" maxlength="12" autocomplete="off" placeholder="${decimalText(left, currency)}" />
    <label for="refund-reason">Motivo</label>
    <input id="refund-reason" name="reason" required maxlength="200" autocomplete="off" />
    <button class="first" name="act" value="refund">Devolver a la tarjeta</button>
  </form>`;
  const facts = `${moneyText(payment.amount, currency)}, ${paymentStates[payment.state]}`;
  return html`<section class="card">
    <p class="facts"><b class="num">${folio}</b> ${facts}${refunds.length === 0 ? '. No se ha devuelto nada.' : ''}</p>
    ${refunds.length === 0 ? '' : list} ${left > 0 ? form : ''}
  </section>`;
}
