import { type Html, html, momentText } from '../../shared/html.ts';
import { decimalText, moneyText } from '../../shared/money.ts';
import { hourMinute, instantWords } from '../../shared/time.ts';
import { type CashAnswer, type Movement, type Outcome, type ShopAnswer, type TillFault, tillFaults } from './till.ts';

/** How the page shows instants and amounts. */
interface Shown {
  readonly timeZone: string | undefined;
  readonly currency: string;
}

const stateNames: Readonly<Record<CashAnswer['state'], string>> = {
  pending: 'Por pagar',
  paid: 'Pagada',
  expired: 'Vencida',
  cancelled: 'Cancelada',
};

const faultWords: Readonly<Record<TillFault, { readonly name: string; readonly note: string }>> = {
  silent: { name: 'Cobrar sin avisar a la tienda en línea', note: 'El vale sigue pendiente.' },
  twice: { name: 'Avisar dos veces', note: 'El segundo aviso no debe cambiar nada.' },
  late: { name: 'Avisar 10 minutos tarde', note: 'Cuenta el reloj de la sesión: muévelo en el tablero para no esperar.' },
  expired: { name: 'Avisar después del vencimiento', note: 'Debe terminar en devolución.' },
};

/** The tone of a movement's tag. */
const tones: Readonly<Record<Outcome, string>> = {
  Cobrado: 'ok',
  Rechazado: 'off',
  Devuelto: 'off',
  'Aviso tarde': 'warn',
  'Sin aviso': 'warn',
};

/** A reference in groups of four digits. */
export const grouped = (reference: string): string => reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

function paymentForm(reference: string, amount: number, currency: string): Html {
  const due = decimalText(amount, currency);
  return html`<form id="pay" data-reference="${reference}" data-due="${amount}">
    <div class="halves">
      <div>
        <label for="received">Recibido, en ${currency}</label>
        <input id="received" inputmode="decimal" autocomplete="off" value="${due}" />
      </div>
      <div>
        <label for="change">Cambio</label>
        <output id="change" for="received">${moneyText(0, currency)}</output>
      </div>
    </div>
    <p id="status" class="problem" role="status"></p>
    <div class="actions">
      <button class="primary">Cobrar ${moneyText(amount, currency)}</button>
      <button type="button" id="refuse">Rechazar</button>
    </div>
    <fieldset>
      <legend>Fallas para probar</legend>
      <p class="note">Se aplican a este cobro y se quitan solas.</p>
      ${tillFaults.map(
        (fault) =>
          html`<label class="step">
            <input type="checkbox" name="fault" value="${fault}" />
            <span>${faultWords[fault].name}<br /><span class="note">${faultWords[fault].note}</span></span>
          </label>`,
      )}
    </fieldset>
  </form>`;
}

export function reservationCard(reference: string, answered: ShopAnswer, { timeZone, currency }: Shown): Html {
  if (answered.kind === 'refused') {
    return html`<section class="card">
      <h2>Referencia ${grouped(reference)}</h2>
      <p class="problem" role="alert">
        ${answered.code === 'payment-not-found' ? 'No existe ninguna reserva con esa referencia.' : answered.detail}
      </p>
    </section>`;
  }
  const { folio, state, amount, expiresAt, passenger, from, to, departureDatetime } = answered.answer;
  const facts = [
    ['Viaje', `${from} a ${to}`],
    ['Salida', momentText(new Date(departureDatetime), timeZone)],
    ['A nombre de', passenger],
    ['Vence', momentText(new Date(expiresAt), timeZone)],
    ['Por cobrar', moneyText(amount, currency)],
  ];
  return html`<section class="card">
    <div class="row">
      <h2>Reserva ${folio}</h2>
      <strong class="tag ${state === 'paid' ? 'ok' : state === 'pending' ? 'warn' : 'off'}">${stateNames[state]}</strong>
    </div>
    <dl class="facts">
      ${facts.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${state === 'pending' ? paymentForm(reference, amount, currency) : ''}
  </section>`;
}

export function movementsCard(movements: readonly Movement[], { timeZone, currency }: Shown): Html {
  const inTill = movements.filter(({ outcome }) => outcome !== 'Rechazado' && outcome !== 'Devuelto');
  const total = inTill.reduce((sum, { amount }) => sum + amount, 0);
  return html`<section class="card">
    <h2>Movimientos de hoy</h2>
    ${
      movements.length === 0
        ? html`<p class="empty">Todavía no hay movimientos.</p>`
        : html`<ul class="movements">
            ${movements.map(
              ({ reference, made_at, amount, outcome }) =>
                html`<li>
                  <span><b>${grouped(reference)}</b><br /><span class="note">${instantWords(made_at, timeZone, hourMinute)}</span></span>
                  <span><b>${moneyText(amount, currency)}</b><br /><span class="tag ${tones[outcome]}">${outcome}</span></span>
                </li>`,
            )}
          </ul>`
    }
    <dl class="facts">
      <div>
        <dt>Cobros</dt>
        <dd>${inTill.length}</dd>
      </div>
      <div>
        <dt>Total en caja</dt>
        <dd>${moneyText(total, currency)}</dd>
      </div>
    </dl>
  </section>`;
}
