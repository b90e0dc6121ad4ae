import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import createClient from 'openapi-fetch';
import type { components, paths } from '../../../openapi/types/trip.ts';
import { type Clock, currentSession } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';
import type { BusRun, BusRuns } from '../../shared/busRuns.ts';
import { type Html, html } from '../../shared/html.ts';
import { Problem } from '../../shared/problem.ts';
import { readDelays, reportDelay } from '../buses/delays.ts';
import { navigation } from '../navigation.ts';
import { sendPage } from '../page.ts';
import { icon } from './icons.ts';
import { answerOf, departureText, type Scan } from './words.ts';

export interface ScannerParts {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly runs: BusRuns;
  readonly tripUrl: string;
  readonly serviceToken: string;
}

type Boarding = components['schemas']['Boarding'];

interface Reading extends Record<string, unknown> {
  answer: Scan;
  read_at: Date;
}

interface Readings {
  /** The newest first. */
  readonly readings: readonly Reading[];
  /** How many were not valid. */
  readonly refused: number;
}

const readSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['unit', 'code'],
    properties: {
      unit: { type: 'string', minLength: 1, maxLength: 20 },
      code: { type: 'string', minLength: 1, maxLength: 200 },
    },
  },
} as const;

const delaySchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['unit', 'minutes'],
    properties: {
      unit: { type: 'string', minLength: 1, maxLength: 20 },
      minutes: { type: 'integer', minimum: 0, maximum: 600 },
    },
  },
} as const;

const mostShown = 7;
const floors: Readonly<Record<NonNullable<Scan['ticket']>['floor'], string>> = { 'P.B.': 'Planta baja', 'P.A.': 'Planta alta' };

function readingCard({ answer: scan, read_at: readAt }: Reading, isNewest: boolean): Html {
  const { word, icon: name, tone, why, act } = answerOf(scan, readAt.getTime());
  const { ticket } = scan;
  return html`<article class="card scan ${tone} ${isNewest ? 'newest' : ''}" aria-label="${word}">
    <header>
      ${icon(name)}
      <p><b>${word}</b><span>${why}</span></p>
    </header>
    <div>
      ${
        ticket === null
          ? ''
          : html`<div class="rider">
              <span class="seat ${tone === 'ok' ? '' : 'taken'}" aria-hidden="true">${ticket.seat}</span>
              <p><b>${ticket.passenger}</b><span>${ticket.fare} · asiento ${ticket.seat} · ${floors[ticket.floor]}</span></p>
            </div>`
      }
      <p class="act">${act}</p>
      ${ticket === null ? '' : html`<p class="note">Boleto <code>${ticket.folio}</code> · ${ticket.from} a ${ticket.to}</p>`}
    </div>
  </article>`;
}

const unitForm = (unit: string): Html =>
  html`<form action="/scanner">
    <label for="unit">Unidad</label>
    <div class="field">
      <input id="unit" name="unit" inputmode="numeric" autocomplete="off" maxlength="20" required value="${unit}" />
      <button>Abrir</button>
    </div>
  </form>`;

const runText = ({ from, to, departureDatetime, timeZone }: Boarding): string =>
  `${from} a ${to} · ${departureText(departureDatetime, timeZone)}`;

function doorOf(
  unit: string,
  boarding: (Boarding & { readonly late: number }) | undefined,
  { readings: [newest, ...earlier], refused }: Readings,
): Html {
  return html`<p class="note">
      Unidad ${unit} · ${boarding === undefined ? 'Sin corrida en la red: solo lee boletos de la plataforma anterior' : runText(boarding)}
    </p>
    <div role="status">${newest === undefined ? '' : readingCard(newest, true)}</div>
    <div class="split">
      <section class="card">
        <h2>Siguiente boleto</h2>
        <div class="viewfinder" aria-hidden="true"><span>${icon('code')}</span>Acerca el código QR al lector</div>
        <form id="read" data-unit="${unit}">
          <label for="code">Código del boleto</label>
          <div class="field">
            <input id="code" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200" required autofocus />
            <button class="primary">Revisar</button>
          </div>
          <p class="note">Un lector de mano lo escribe solo. También puedes pegarlo.</p>
          <p id="status" class="problem" role="alert"></p>
        </form>
      </section>
      <section class="card">
        <h2>Abordaje</h2>
        <dl class="cells">
          <div>
            <dt>A bordo</dt>
            <dd>${boarding?.boarded ?? '-'}</dd>
          </div>
          <div>
            <dt>Faltan</dt>
            <dd>${boarding?.missing ?? '-'}</dd>
          </div>
          <div>
            <dt>No aceptados</dt>
            <dd>${refused}</dd>
          </div>
        </dl>
        ${unitForm(unit)}
        ${
          boarding === undefined
            ? ''
            : html`<form id="delay" data-unit="${unit}">
                <label for="minutes">Retraso, en minutos</label>
                <div class="field">
                  <input id="minutes" type="number" min="0" max="600" required value="${boarding.late / 60}" />
                  <button>Avisar</button>
                </div>
                <p class="note">Mis viajes y el mapa de los pasajeros lo muestran.</p>
              </form>`
        }
      </section>
    </div>
    ${
      earlier.length === 0
        ? ''
        : html`<h2>Lecturas anteriores</h2>
            <div class="scans">${earlier.map((reading) => readingCard(reading, false))}</div>`
    }`;
}

/**
 * Mounts the driver's scanner: it reads the code of a ticket at the door of a bus. A reader that types the code and Enter works in the field,
 * which has the focus after each answer.
 */
export function mountScanner(app: FastifyInstance, { sql, clock, runs, tripUrl, serviceToken }: ScannerParts): void {
  const client = createClient<paths>({ baseUrl: tripUrl });
  const headers = (): Record<string, string> => {
    const session = currentSession();
    return { 'service-token': serviceToken, ...(session === undefined ? {} : { 'sandbox-session': session }) };
  };

  app.post<{ Body: { unit: string; code: string } }>('/scanner/readings', { schema: readSchema }, async ({ body: { unit, code } }) => {
    const { data } = await client
      .POST('/internal/boarding/{unit}/scans', {
        headers: headers(),
        params: { path: { unit }, header: { 'idempotency-key': randomUUID() } },
        body: { code },
      })
      .catch(() => ({ data: undefined }));
    if (data === undefined) throw new Problem(503, 'unavailable', 'El servicio de boletos no responde. Lee el boleto otra vez.');
    await sql.query('insert into sandbox.reading (unit, answer, read_at) values ($1, $2, $3)', [unit, JSON.stringify(data), clock.date()]);
    return { verdict: data.verdict };
  });

  async function readingsOf(unit: string): Promise<Readings> {
    const readings = await sql.query<Reading>('select answer, read_at from sandbox.reading where unit = $1 order by number desc limit $2', [
      unit,
      mostShown,
    ]);
    const [counted] = await sql.query<{ refused: number }>(
      `select count(*)::int as refused from sandbox.reading where unit = $1 and answer ->> 'verdict' <> 'valid'`,
      [unit],
    );
    return { readings, refused: counted?.refused ?? 0 };
  }

  const runOf = async (unit: string): Promise<BusRun | undefined> => (await runs(clock.now())).find((run) => run.unit === unit);

  async function boardingOf(unit: string): Promise<(Boarding & { readonly late: number }) | undefined> {
    const { data } = await client.GET('/internal/boarding/{unit}', { headers: headers(), params: { path: { unit } } });
    const run = data && (await runOf(unit));
    return data && { ...data, late: run === undefined ? 0 : (await readDelays(sql)).of(run) };
  }

  app.post<{ Body: { unit: string; minutes: number } }>('/scanner/delays', { schema: delaySchema }, async ({ body: { unit, minutes } }) => {
    const run = await runOf(unit);
    if (run === undefined) throw new Problem(404, 'bus-not-found', 'No encontramos esa unidad.');
    await reportDelay(sql, run, minutes * 60);
    return { minutes };
  });

  app.get<{ Querystring: { unit?: string } }>('/scanner', async ({ query }, reply) => {
    const unit = (query.unit ?? '').trim().slice(0, 20);
    const door =
      unit === ''
        ? html`<p>Esta página es el lector de la puerta del autobús. Escribe la unidad: su número está en cada boleto.</p>
            <section class="card">${unitForm('')}</section>`
        : doorOf(unit, await boardingOf(unit), await readingsOf(unit));
    return sendPage(reply, {
      title: 'Escáner de abordaje',
      script: '/sandbox/scanner.js',
      body: html`${navigation('/scanner')}
        <main class="wide">
          <h1>Escáner de abordaje</h1>
          ${door}
        </main>`,
    });
  });
}
