import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { components } from '../../../openapi/types/payment.ts';
import { type Clock, currentSession } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';
import { signed } from '../bank/notifier.ts';
import { type Html, html, momentText } from '../../shared/html.ts';
import { decimalText, moneyText } from '../../shared/money.ts';
import { sendPage } from '../page.ts';
import { navigation } from '../navigation.ts';

type Answer = components['schemas']['CashAnswer'];
type Told =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string };

interface Movement extends Record<string, unknown> {
  receipt: string;
  reference: string;
  amount: number;
  outcome: string;
  made_at: Date;
}

export interface TillParts {
  readonly sql: Sql;
  readonly clock: Clock;
  /** Base address of the payment service. */
  readonly paymentUrl: string;
  /** Secret for the signatures of messages to the shop. */
  readonly secret: string;
  readonly timeZone: string | undefined;
  readonly currency: string;
}

const stateNames: Readonly<Record<Answer['state'], string>> = {
  pending: 'Por pagar',
  paid: 'Pagada',
  expired: 'Vencida',
  cancelled: 'Cancelada',
};

const paidSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['reference', 'received'],
    properties: {
      reference: { type: 'string', maxLength: 40 },
      /** What the customer hands over, in 1/100000 peso. */
      received: { type: 'integer', minimum: 0 },
      /** The till tells the shop twice, as after a lost answer. */
      twice: { type: 'boolean' },
    },
  },
} as const;

/** Mounts the till of a convenience store: it asks for a reservation by its reference and takes its money. */
export function mountTill(app: FastifyInstance, { sql, clock, paymentUrl, secret, timeZone, currency }: TillParts): void {
  async function tell(
    type: 'cash.asked' | 'cash.paid',
    data: { reference: string; amount: number | null; receipt: string | null },
  ): Promise<Told> {
    const body = JSON.stringify({ id: randomUUID(), type, created: clock.iso(), data });
    const session = currentSession();
    const response = await fetch(`${paymentUrl}/payment/cash-events`, {
      method: 'POST',
      signal: AbortSignal.timeout(8000),
      headers: {
        'content-type': 'application/json',
        'bank-signature': signed(secret, body, Math.floor(clock.now() / 1000)),
        ...(session === undefined ? {} : { 'sandbox-session': session }),
      },
      body,
    }).catch(() => undefined);
    if (response === undefined) return { kind: 'refused', code: 'no-answer', detail: 'Andén no responde. Intenta de nuevo.' };
    if (response.ok) {
      const answer: Answer = await response.json();
      return { kind: 'answer', answer };
    }
    const { code, detail }: { code: string; detail: string } = await response.json();
    return { kind: 'refused', code, detail };
  }

  const record = (receipt: string, reference: string, amount: number, outcome: string): Promise<unknown> =>
    sql.query('insert into sandbox.till_movement (receipt, reference, amount, outcome, made_at) values ($1, $2, $3, $4, $5)', [
      receipt,
      reference,
      amount,
      outcome,
      clock.date(),
    ]);

  app.post<{ Body: { reference: string; received: number; twice?: boolean } }>(
    '/till/paid',
    { schema: paidSchema },
    async ({ body }, reply) => {
      const reference = body.reference.replaceAll(/\D/g, '');
      const asked = await tell('cash.asked', { reference, amount: null, receipt: null });
      if (asked.kind === 'refused') return reply.code(422).send(asked);
      const due = asked.answer.amount;
      const receipt = `caja3-${randomUUID()}`;
      // A till takes no part of an amount, so less than the amount is refused before the shop is told.
      const amount = body.received < due ? body.received : due;
      const told = await tell('cash.paid', { reference, amount, receipt });
      if (body.twice === true && told.kind === 'answer') await tell('cash.paid', { reference, amount, receipt });
      await record(receipt, reference, amount, told.kind === 'answer' ? 'Cobrado' : 'Devuelto');
      if (told.kind === 'refused') return reply.code(422).send(told);
      return { kind: 'paid', change: body.received - due, answer: told.answer };
    },
  );

  function reservationCard(reference: string, told: Told): Html {
    if (told.kind === 'refused') {
      return html`<section class="card">
        <h2>Referencia ${reference}</h2>
        <p class="problem" role="alert">
          ${told.code === 'payment-not-found' ? 'No existe ninguna reserva con esa referencia.' : told.detail}
        </p>
      </section>`;
    }
    const { folio, state, amount, expiresAt, passenger, from, to, departureDatetime } = told.answer;
    return html`<section class="card">
      <div class="row">
        <h2>Reserva ${folio}</h2>
        <strong>${stateNames[state]}</strong>
      </div>
      <dl class="facts">
        <div>
          <dt>Viaje</dt>
          <dd>${from} a ${to}</dd>
        </div>
        <div>
          <dt>Salida</dt>
          <dd>${momentText(new Date(departureDatetime), timeZone)}</dd>
        </div>
        <div>
          <dt>A nombre de</dt>
          <dd>${passenger}</dd>
        </div>
        <div>
          <dt>Vence</dt>
          <dd>${momentText(new Date(expiresAt), timeZone)}</dd>
        </div>
        <div>
          <dt>Por cobrar</dt>
          <dd>${moneyText(amount, currency)}</dd>
        </div>
      </dl>
      ${
        state === 'pending'
          ? html`<form id="pay" data-reference="${reference}">
              <label for="received">Recibido, en ${currency}</label>
              <input id="received" inputmode="decimal" autocomplete="off" value="${decimalText(amount, currency)}" />
              <label class="step"><input type="checkbox" id="twice" /> Avisar dos veces: el segundo aviso no debe cambiar nada</label>
              <p id="status" class="problem" role="status"></p>
              <div class="actions"><button class="primary">Cobrar ${moneyText(amount, currency)}</button></div>
            </form>`
          : ''
      }
    </section>`;
  }

  app.get<{ Querystring: { reference?: string } }>('/till', async ({ query }, reply) => {
    const reference = (query.reference ?? '').replaceAll(/\D/g, '').slice(0, 16);
    const told = reference.length === 16 ? await tell('cash.asked', { reference, amount: null, receipt: null }) : undefined;
    const movements = await sql.query<Movement>('select * from sandbox.till_movement order by made_at desc limit 20');
    return sendPage(reply, {
      title: 'Caja de tienda',
      script: '/sandbox/till.js',
      body: html`${navigation('/till')}
        <main>
          <h1>Caja de tienda</h1>
          <p>Simula el cobro en una tienda de conveniencia. No mueve dinero.</p>
          <section class="card">
            <form action="/till">
              <label for="reference">Referencia</label>
              <input
                id="reference"
                name="reference"
                inputmode="numeric"
                autocomplete="off"
                maxlength="24"
                value="${query.reference ?? ''}"
              />
              <p class="note">16 dígitos o lector de código de barras.</p>
              ${query.reference !== undefined && reference.length !== 16 ? html`<p class="problem" role="alert">La referencia tiene 16 dígitos.</p>` : ''}
              <div class="actions"><button>Buscar</button></div>
            </form>
          </section>
          ${told === undefined ? '' : reservationCard(reference, told)}
          <section class="card">
            <h2>Movimientos</h2>
            ${
              movements.length === 0
                ? html`<p class="empty">Todavía no hay cobros.</p>`
                : html`<div class="scroll">
                    <table>
                      <thead>
                        <tr>
                          <th scope="col">Referencia</th>
                          <th scope="col">Hora</th>
                          <th scope="col">Importe</th>
                          <th scope="col">Resultado</th>
                        </tr>
                      </thead>
                      <tbody>
                        ${movements.map(
                          (row) =>
                            html`<tr>
                              <td><code>${row.reference}</code></td>
                              <td>${momentText(row.made_at, timeZone)}</td>
                              <td>${moneyText(row.amount, currency)}</td>
                              <td>${row.outcome}</td>
                            </tr>`,
                        )}
                      </tbody>
                    </table>
                  </div>`
            }
          </section>
        </main>`,
    });
  });
}
