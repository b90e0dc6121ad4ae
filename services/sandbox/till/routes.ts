import type { FastifyInstance } from 'fastify';
import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../../shared/clock.ts';
import { type Html, html, momentText } from '../../shared/html.ts';
import { decimalText, moneyText } from '../../shared/money.ts';
import { hourMinute, instantWords } from '../../shared/time.ts';
import { navigation } from '../navigation.ts';
import { sendPage } from '../page.ts';
import { type CashAnswer, type Movement, type Outcome, type Till, type TillFault, tillFaults, type ShopAnswer } from './till.ts';

export interface TillPageParts {
  readonly till: Till;
  readonly clock: Clock;
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
  silent: { name: 'Cobrar sin avisar a Andén', note: 'El vale sigue pendiente.' },
  twice: { name: 'Avisar dos veces', note: 'El segundo aviso no debe cambiar nada.' },
  late: { name: 'Avisar 10 minutos tarde', note: 'Por el reloj de la sesión: muévelo en el tablero para no esperar.' },
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

const referenceSchema = { type: 'string', maxLength: 40 } as const;

const paidSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['reference', 'received'],
    properties: {
      reference: referenceSchema,
      /** What the customer hands over, in 1/100000 of the currency's unit. */
      received: { type: 'integer', minimum: 0 },
      faults: { type: 'array', maxItems: tillFaults.length, items: { enum: tillFaults } },
    },
  },
} as const;

const refusedSchema = {
  body: { type: 'object', additionalProperties: false, required: ['reference'], properties: { reference: referenceSchema } },
} as const;

const digitsOf = (reference: string): string => reference.replaceAll(/\D/g, '');
/** A reference in groups of four digits. */
const grouped = (reference: string): string => reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Mounts the page of a convenience store's till: it asks for a reservation by its reference and takes its money, or does not. */
export function mountTill(app: FastifyInstance, { till, clock, timeZone, currency }: TillPageParts): void {
  app.post<{ Body: { reference: string; received: number; faults?: TillFault[] } }>(
    '/till/paid',
    { schema: paidSchema },
    async ({ body: { reference, received, faults = [] } }, reply) => {
      const answered = await till.collect(digitsOf(reference), received, faults);
      return answered.kind === 'refused'
        ? reply.code(422).send(answered)
        : { kind: 'paid', change: answered.change, answer: answered.answer };
    },
  );

  app.post<{ Body: { reference: string } }>('/till/refused', { schema: refusedSchema }, async ({ body }, reply) => {
    const answered = await till.refuse(digitsOf(body.reference));
    return answered.kind === 'refused' ? reply.code(422).send(answered) : { kind: 'refused', answer: answered.answer };
  });

  function payment(reference: string, amount: number): Html {
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

  function reservationCard(reference: string, answered: ShopAnswer): Html {
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
      ${state === 'pending' ? payment(reference, amount) : ''}
    </section>`;
  }

  function movementsCard(movements: readonly Movement[]): Html {
    const inTill = movements.filter(({ outcome }) => outcome !== 'Rechazado' && outcome !== 'Devuelto');
    const total = inTill.reduce((sum, { amount }) => sum + amount, 0);
    return html`<section class="card">
      <h2>Movimientos de hoy</h2>
      ${
        movements.length === 0
          ? html`<p class="empty">Todavía no hay cobros.</p>`
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

  app.get<{ Querystring: { reference?: string } }>('/till', async ({ query }, reply) => {
    const reference = digitsOf(query.reference ?? '').slice(0, 16);
    const answered = reference.length === 16 ? await till.ask(reference) : undefined;
    const today = Temporal.Instant.fromEpochMilliseconds(clock.now())
      .toZonedDateTimeISO(timeZone ?? 'UTC')
      .startOfDay();
    const movements = await till.movements(new Date(today.epochMilliseconds));
    return sendPage(reply, {
      title: 'Caja de tienda',
      script: '/sandbox/till.js',
      body: html`${navigation('/till')}
        <main class="wide">
          <h1>Caja de tienda</h1>
          <p>Simula el cobro en una tienda de conveniencia. No mueve dinero.</p>
          <div class="split">
            <div>
              <section class="card">
                <form action="/till">
                  <label for="reference">Referencia</label>
                  <div class="field">
                    <input
                      id="reference"
                      name="reference"
                      inputmode="numeric"
                      autocomplete="off"
                      maxlength="24"
                      value="${grouped(query.reference ?? '')}"
                    />
                    <button>Buscar</button>
                  </div>
                  <p class="note">16 dígitos o lector de código de barras.</p>
                  ${query.reference !== undefined && reference.length !== 16 ? html`<p class="problem" role="alert">La referencia tiene 16 dígitos.</p>` : ''}
                </form>
              </section>
              ${answered === undefined ? '' : reservationCard(reference, answered)}
            </div>
            ${movementsCard(movements)}
          </div>
        </main>`,
    });
  });
}
