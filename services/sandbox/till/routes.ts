import type { FastifyInstance } from 'fastify';
import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../../shared/clock.ts';
import { html } from '../../shared/html.ts';
import { navigation } from '../navigation.ts';
import { sendPage } from '../page.ts';
import { grouped, movementsCard, reservationCard } from './page.ts';
import { type Till, type TillFault, tillFaults } from './till.ts';

export interface TillPageParts {
  readonly till: Till;
  readonly clock: Clock;
  readonly timeZone: string | undefined;
  readonly currency: string;
}

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
          <p>Simula el cobro en una tienda de conveniencia; no mueve dinero.</p>
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
                  <p class="note">Escribe los 16 dígitos o usa un lector de código de barras.</p>
                  ${query.reference !== undefined && reference.length !== 16 ? html`<p class="problem" role="alert">La referencia tiene 16 dígitos.</p>` : ''}
                </form>
              </section>
              ${answered === undefined ? '' : reservationCard(reference, answered, { timeZone, currency })}
            </div>
            ${movementsCard(movements, { timeZone, currency })}
          </div>
        </main>`,
    });
  });
}
