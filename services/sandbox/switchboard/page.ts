import type { FastifyReply } from 'fastify';
import type { BankView } from '../bank/bank.ts';
import { html, pesos, sendPage } from '../html.ts';
import { navigation } from '../navigation.ts';
import type { Switches } from './store.ts';

const operations = [
  'searchTrips',
  'getSeatMap',
  'selectSeat',
  'blockSeats',
  'unblockSeats',
  'sendVerification',
  'verifyPhone',
  'signUpGuest',
  'getCart',
  'createPayment',
  'getPaymentTransaction',
  'getCartDetail',
];
const kinds = {
  'drop-answer': 'Se hace, pero la respuesta se pierde',
  'drop-request': 'La solicitud no llega',
  fail: 'Responde con un error 500',
  delay: 'Responde tarde (10 s)',
} as const;

const minutes = (milliseconds: number): string => {
  const whole = Math.round(milliseconds / 1000);
  return whole === 0 ? 'la hora real' : `${whole > 0 ? '+' : '−'}${Math.floor(Math.abs(whole) / 60)} min ${Math.abs(whole) % 60} s`;
};

/** Buttons that change time and faults for the browser that shows this page. */
export function switchboardPage(
  reply: FastifyReply,
  { session, shiftMs, faults }: Switches,
  machineNow: number,
  recent: readonly BankView[],
): FastifyReply {
  const now = new Date(faults.frozenAt ?? machineNow + shiftMs);
  const forward = (label: string, seconds: number) =>
    html`<button type="button" data-change="${JSON.stringify({ forwardSeconds: seconds })}">${label}</button>`;
  const open = recent.filter((row) => row.status === 'processing' || row.status === 'challenge');
  const active = Object.entries(faults.operations ?? {}).filter(([, fault]) => fault.times !== 0);
  return sendPage(reply, {
    title: 'Tablero',
    script: '/sandbox/switchboard.js',
    body: html`${navigation('/switchboard')}
      <main>
        <h1>Tablero</h1>
        <p>
          Cambia el tiempo y las fallas solo para este navegador (sesión <code>${session}</code>). Abre la tienda en este mismo navegador y
          con el mismo nombre de equipo.
        </p>
        <p class="status" role="status" id="status">
          Hora de esta sesión:
          <strong>${now.toLocaleString('es-MX', { timeZone: 'America/Monterrey', dateStyle: 'medium', timeStyle: 'medium' })}</strong>
          (${faults.frozenAt === undefined ? minutes(shiftMs) : 'detenida'})
        </p>
        <div class="grid">
          <section class="card">
            <h2>Tiempo</h2>
            <div class="actions">
              ${forward('+1 min', 60)}${forward('+3 min', 180)}${forward('+5 min', 300)}${forward('+9 min', 540)}${forward('+15 min', 900)}
              <button type="button" data-change="${JSON.stringify({ freeze: faults.frozenAt === undefined })}">
                ${faults.frozenAt === undefined ? 'Detener el reloj' : 'Soltar el reloj'}
              </button>
            </div>
          </section>

          <section class="card">
            <h2>Banco</h2>
            <p>
              ${faults.bankStallMs ? `Cada respuesta del banco tarda ${faults.bankStallMs / 1000} s más.` : 'El banco responde de inmediato.'}
            </p>
            <div class="actions">
              <button type="button" data-change="${JSON.stringify({ bankStallMs: 5000 })}">Tardar 5 s</button>
              <button type="button" data-change="${JSON.stringify({ bankStallMs: 60_000 })}">Tardar 60 s</button>
              <button type="button" data-change="${JSON.stringify({ bankStallMs: 0 })}">Sin demora</button>
            </div>
            ${open.map(
              (row) =>
                html`<p class="row">
                  <span><code>${row.paymentId}</code> ${pesos(row.amount)}, ${row.status}</span>
                  <span class="actions"
                    ><button type="button" data-settle="${JSON.stringify({ paymentId: row.paymentId, to: 'authorised' })}">
                      Autorizar
                    </button>
                    <button type="button" data-settle="${JSON.stringify({ paymentId: row.paymentId, to: 'refused' })}">
                      Rechazar
                    </button></span
                  >
                </p>`,
            )}
          </section>

          <section class="card">
            <h2>Respuestas de los servicios</h2>
            <form id="fault">
              <label for="operation">Operación</label>
              <select id="operation" name="operation">
                ${operations.map((id) => html`<option>${id}</option>`)}
              </select>
              <label for="kind">Qué le pasa, la próxima vez</label>
              <select id="kind" name="kind">
                ${Object.entries(kinds).map(([kind, label]) => html`<option value="${kind}">${label}</option>`)}
              </select>
              <div class="actions"><button type="submit" class="primary">Poner la falla</button></div>
            </form>
            ${active.map(
              ([id, fault]) =>
                html`<p class="row">
                  <span><code>${id}</code>: ${kinds[fault.kind]}${fault.times === null ? ', siempre' : `, ${fault.times} vez`}</span>
                  <button type="button" data-change="${JSON.stringify({ operation: { id, fault: null } })}">Quitar</button>
                </p>`,
            )}
          </section>

          <section class="card">
            <h2>Sesión</h2>
            <p>La tienda renueva su sesión sola; aquí puede fallar.</p>
            <div class="actions">
              <button type="button" data-change="${JSON.stringify({ refreshFails: !(faults.operations?.['refreshToken'] !== undefined) })}">
                ${faults.operations?.['refreshToken'] === undefined ? 'Que falle la renovación' : 'Que vuelva a renovarse'}
              </button>
            </div>
          </section>

          <section class="card">
            <h2>Otra persona</h2>
            ${
              faults.lastRun === undefined
                ? html`<p>Abre primero el mapa de un autobús en la tienda.</p>`
                : html`<p>
                      Último autobús visto:
                      <code>${faults.lastRun.routeId} ${faults.lastRun.scheduleId} ${faults.lastRun.manifestDate}</code>
                    </p>
                    <form id="sell">
                      <label for="seat">Asiento</label><input id="seat" name="seat" required maxlength="20" />
                      <div class="actions"><button type="submit" class="primary">Que otra persona lo tome</button></div>
                    </form>`
            }
          </section>

          <section class="card">
            <h2>Empezar de nuevo</h2>
            <div class="actions"><button type="button" data-change="${JSON.stringify({ reset: true })}">Quitar todo</button></div>
          </section>
        </div>
      </main>`,
  });
}
