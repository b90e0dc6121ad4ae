import type { FastifyReply } from 'fastify';
import { type Html, html, momentText } from '../../shared/html.ts';
import { moneyText } from '../../shared/money.ts';
import { hourMinuteSecond, instantWords } from '../../shared/time.ts';
import { cell, sendInFrame } from './frame.ts';
import type { FoundTickets } from '../domain/trip.ts';
import { findCard } from './find.ts';
import { type FoundPayment, refundCard } from './refundCard.ts';
import { type Act, actsOn, type Group, groupOf, isLate, marksFrom, needsProof } from './rules.ts';
import type { ListedPayment } from './store.ts';
import { listText } from '../../shared/listText.ts';
import type { UnsentMessages } from '../../shared/outbox.ts';

const groups: Readonly<Record<Group, string>> = {
  unanswered: 'Sin respuesta',
  'without-tickets': 'Sin boletos',
  'with-the-holder': 'Con el titular',
  vouchers: 'Vales',
  'not-captured': 'Sin cobrar',
  refunds: 'Devoluciones',
  ending: 'Por terminar',
};

const acts: Readonly<Record<Act | 'refund', string>> = {
  ask: 'Preguntar al banco',
  issue: 'Emitir otra vez',
  'mark-charged': 'Marcar cobrado',
  'mark-not-charged': 'Marcar no cobrado',
  'mark-captured': 'Marcar cobrado aparte',
  'mark-refunded': 'Marcar devuelto',
  refund: 'Devolver',
};

const endings: Readonly<Record<string, string>> = {
  done: 'Listo. La acción quedó en el historial.',
  asked: 'Le preguntamos al banco por todos.',
  'reason-missing': 'Falta el motivo o el comprobante del banco.',
  'act-not-allowed': 'El pago cambió y esta acción ya no se permite.',
  'payment-busy': 'El banco está contestando en este momento. Intenta de nuevo.',
  refunding: 'La devolución está en curso. Actualiza para ver cómo terminó; el efectivo se entrega cuando diga «Devuelto».',
  unavailable: 'El servicio de viajes no contesta. Intenta de nuevo.',
  'amount-too-high': 'No queda tanto por devolver.',
  'amount-unreadable': 'Escribe el importe con números, por ejemplo 120.50.',
  'ticket-unknown': 'Ese boleto no es de esta compra, o ya se canceló.',
  resent: 'Los mensajes se envían otra vez.',
  other: 'No pudimos hacer la acción.',
};

const kinds: Readonly<Record<UnsentMessages['kind'], string>> = { mail: 'Correo', sms: 'SMS' };
const messageStates: Readonly<Record<UnsentMessages['state'], string>> = {
  waiting: 'Se intenta',
  expired: 'Ya no sirve',
  'given-up': 'Sin enviar',
};

export interface PageParts {
  readonly payments: readonly ListedPayment[];
  readonly messages: readonly UnsentMessages[];
  /** The payment of the searched folio, open or ended. */
  readonly found: FoundPayment | undefined;
  /** The tickets that were searched. */
  readonly tickets: FoundTickets | undefined;
  readonly actsToday: number;
  readonly operator: string;
  /** The name of the shop. */
  readonly shop: string;
  readonly now: Date;
  readonly timeZone: string | undefined;
  /** Of the shop, where no payment has one. */
  readonly currency: string;
  /** What the address asks for. */
  readonly group: string | undefined;
  readonly search: string | undefined;
  /** The end of the last act: `done`, or the code of its refusal. */
  readonly ended: string | undefined;
}

function ageText(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} días`;
}

function lastStep(payment: ListedPayment, when: (at: Date) => string): Html {
  const next = html`<small>Siguiente: ${when(payment.nextTryAt)}</small>`;
  const group = groupOf(payment);
  switch (group) {
    case 'unanswered': {
      const answer = payment.bankAnsweredAt === null ? 'El banco no ha contestado.' : 'El banco no ha decidido.';
      return html`<span>${answer}</span>${next}`;
    }
    case 'without-tickets':
      return html`<span>El banco autorizó; faltan los boletos.</span>${next}`;
    case 'with-the-holder':
      return html`<span>3-D Secure abierto.</span><small>Se cierra: ${when(payment.deadlineAt)}</small>`;
    case 'vouchers':
      return html`<span>Esperamos a la tienda.</span><small>Vence: ${when(payment.deadlineAt)}</small>`;
    case 'not-captured':
      return html`<span>Los boletos salieron y el banco no cobra lo que autorizó.</span>${next}`;
    case 'refunds':
      return html`<span>Le pedimos la devolución al banco.</span>${next}`;
    case 'ending':
      return html`<span>Falta el último paso.</span>${next}`;
    default:
      return group satisfies never;
  }
}

interface RowParts {
  readonly now: Date;
  readonly when: (at: Date) => string;
  /** The folio that was searched, which an act keeps. */
  readonly search: string | undefined;
}

function actForm({ id, folio }: ListedPayment, act: Act, search: string | undefined): Html {
  const proof = needsProof(act)
    ? html`<label for="proof-${act}-${id}">Comprobante del banco</label>
        <input id="proof-${act}-${id}" name="proof" required maxlength="60" autocomplete="off" />`
    : '';
  return html`<details>
    <summary>${acts[act]}</summary>
    <form method="post" action="/operacion">
      <input type="hidden" name="payment" value="${id}" />
      ${search === undefined ? '' : html`<input type="hidden" name="folio" value="${search}" />`}
      <label for="reason-${act}-${id}">Motivo</label>
      <input id="reason-${act}-${id}" name="reason" required maxlength="200" autocomplete="off" />
      ${proof}
      <button name="act" value="${act}">${acts[act]}, folio ${folio}</button>
    </form>
  </details>`;
}

function actCell(payment: ListedPayment, { now, when, search }: RowParts): Html {
  const allowed = actsOn(payment, now);
  const last = payment.lastAct;
  return html`${allowed.map((act) => actForm(payment, act, search))}
  ${
    allowed.length > 0
      ? ''
      : html`<small>Sin acciones: ${groupOf(payment) === 'vouchers' ? 'decide la tienda' : 'decide el titular'}</small>`
  }
  ${payment.state === 'unknown' && now < marksFrom(payment) ? html`<small>Se puede marcar a partir de: ${when(marksFrom(payment))}</small>` : ''}
  ${last === null ? '' : html`<small>${acts[last.act]}, ${last.operator}, ${when(new Date(last.at))}: ${last.reason}</small>`}`;
}

const matches = (payment: ListedPayment, { group, search }: Pick<PageParts, 'group' | 'search'>): boolean =>
  (group === undefined || groupOf(payment) === group) &&
  (search === undefined || [payment.folio, payment.reference].some((one) => one.toLowerCase().includes(search.toLowerCase())));

function row(payment: ListedPayment, parts: RowParts): Html {
  const { now, when } = parts;
  const group = groupOf(payment);
  const late = isLate(payment, now);
  return html`<tr class="${late ? 'late' : ''}">
    <td><b class="num">${payment.folio}</b><small class="num">${payment.reference}</small></td>
    <td><span class="tag ${group}">${groups[group]}</span></td>
    <td><b class="num">${moneyText(payment.amount, payment.currency)}</b></td>
    <td><b class="num">${ageText(payment.createdAt, now)}</b> ${late ? html`<span class="tag late">Tarde</span>` : ''}</td>
    <td>${lastStep(payment, when)}</td>
    <td>${actCell(payment, parts)}</td>
  </tr>`;
}

function filters({ payments, group }: PageParts): Html {
  const counted = Object.entries(groups).map(([id, label]) => ({ id, label, count: payments.filter((one) => groupOf(one) === id).length }));
  const chip = (href: string, text: string, isOn: boolean): Html =>
    html`<a href="${href}" ${isOn ? html`aria-current="true"` : ''}>${text}</a>`;
  return html`<nav class="chips" aria-label="Filtrar por estado">
    ${chip('/operacion', `Todos ${payments.length}`, group === undefined)}
    ${counted
      .filter(({ count }) => count > 0)
      .map(({ id, label, count }) => chip(`/operacion?estado=${id}`, `${label} ${count}`, group === id))}
  </nav>`;
}

/** How many messages were not sent, and the act that sends again what was given up. Nobody is named. */
function messageCard(messages: readonly UnsentMessages[], now: Date): Html {
  const count = messages.filter(({ state }) => state === 'given-up').reduce((sum, some) => sum + some.count, 0);
  return html`<section class="card">
    <table>
      <caption>
        ${messages.length === 0 ? 'No hay correos ni SMS sin enviar.' : 'Correos y SMS sin enviar. Lo que «ya no sirve» son códigos y enlaces vencidos.'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Mensajes</th>
          <th scope="col">Estado</th>
          <th scope="col">Cuántos</th>
          <th scope="col">El más viejo</th>
          <th scope="col">Motivo</th>
        </tr>
      </thead>
      <tbody>
        ${messages.map(
          ({ kind, state, count: some, age, reason }) =>
            html`<tr>
              <td>${kinds[kind]}</td>
              <td>${messageStates[state]}</td>
              <td><b class="num">${some}</b></td>
              <td>${ageText(new Date(now.getTime() - age * 1000), now)}</td>
              <td>${reason === '' ? 'El servidor no contestó' : `El servidor lo rechazó: ${reason}`}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${
      count === 0
        ? ''
        : html`<form method="post" action="/operacion">
            <button name="act" value="resend">
              ${count === 1 ? 'Enviar otra vez el que falta' : `Enviar otra vez los ${count} que faltan`}
            </button>
          </form>`
    }
  </section>`;
}

/** Sends the list of payments that have not ended, with the acts that are allowed now. */
export function sendOperatorPage(reply: FastifyReply, parts: PageParts): FastifyReply {
  const { payments, now, timeZone, search, ended } = parts;
  const dayOf = (at: Date): string => instantWords(at, timeZone, { dateStyle: 'short' });
  const when = (at: Date): string => (dayOf(at) === dayOf(now) ? instantWords(at, timeZone, hourMinuteSecond) : momentText(at, timeZone));
  const shown = payments.filter((payment) => matches(payment, parts));
  const unanswered = payments.filter((payment) => groupOf(payment) === 'unanswered');
  const inDoubt = new Map([[parts.currency, 0]]);
  for (const { state, currency, amount } of payments) {
    if (state !== 'reserved') inDoubt.set(currency, (inDoubt.get(currency) ?? 0) + amount);
  }
  const oldest = payments.find(({ state }) => state !== 'reserved');
  return sendInFrame(reply, {
    heading: 'Pagos abiertos',
    under: html`${momentText(now, timeZone)} · <a href="/operacion">Actualizar</a> · <a href="/operacion/cierre">Cierre del día</a>`,
    beside:
      unanswered.length === 0
        ? ''
        : html`<form method="post" action="/operacion">
            <button class="first" name="act" value="ask-all">
              ${unanswered.length === 1 ? 'Preguntar por el que no tiene respuesta' : `Preguntar por los ${unanswered.length} sin respuesta`}
            </button>
          </form>`,
    operator: parts.operator,
    shop: parts.shop,
    body: html`${ended === undefined ? '' : html`<p class="notice" role="status">${endings[ended] ?? endings['other']}</p>`}
      <dl class="cells">
        ${cell('El más viejo', oldest === undefined ? 'Ninguno' : ageText(oldest.createdAt, now))}
        ${cell('Tarde', String(payments.filter((payment) => isLate(payment, now)).length))}
        ${cell('Dinero en duda', listText([...inDoubt].map(([currency, amount]) => moneyText(amount, currency))))}
        ${cell('Acciones hoy', String(parts.actsToday))}
      </dl>
      <div class="row">
        ${filters(parts)}
        <form role="search" method="post" action="/operacion">
          <input type="hidden" name="act" value="find" />
          <label for="text">Folio, boleto, nombre, teléfono o correo</label>
          <input id="text" name="text" value="${search ?? ''}" maxlength="80" autocomplete="off" />
        </form>
      </div>
      ${parts.tickets === undefined ? '' : findCard(parts.tickets, timeZone)}
      ${parts.found === undefined ? '' : refundCard(parts.found, when)}
      <section class="card">
        <table>
          <caption>
            ${shown.length === 0 ? 'No hay pagos abiertos.' : 'Primero los más viejos; los vales, al final.'}
          </caption>
          <thead>
            <tr>
              <th scope="col">Folio</th>
              <th scope="col">Estado</th>
              <th scope="col">Total</th>
              <th scope="col">Edad</th>
              <th scope="col">Último paso</th>
              <th scope="col">Acciones permitidas</th>
            </tr>
          </thead>
          <tbody>
            ${shown.map((payment) => row(payment, { now, when, search }))}
          </tbody>
        </table>
      </section>
      ${messageCard(parts.messages, now)}
      <p class="notice">
        <b>Cada acción pide un motivo</b>Queda con nombre y hora en el historial del folio. Marcar un pago a mano pide además el comprobante
        del banco. Un pago marcado como cobrado se devuelve: sus asientos ya se liberaron.
      </p>`,
  });
}
