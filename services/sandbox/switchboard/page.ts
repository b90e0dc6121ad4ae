import type { FastifyReply } from 'fastify';
import type { BankView } from '../bank/bank.ts';
import { statusNames } from '../bank/statusNames.ts';
import { type Html, html, momentText } from '../../shared/html.ts';
import { moneyText } from '../../shared/money.ts';
import { sendPage } from '../page.ts';
import { navigation } from '../navigation.ts';
import { makeReservation, reservationStates } from '../older/words.ts';
import { demoUser } from '../values.ts';
import type { OperationFault } from './faultKinds.ts';
import { operationName, operationText, shopOperations, stepFiles } from './operations.ts';
import { faultText, liveText, type Recipe, type SeatChange } from './recipe.ts';
import { recipeCard } from './recipePage.ts';
import type { Switches } from './store.ts';
import { changeButton } from './buttons.ts';

const kinds = {
  fail: 'Responde con un error 500',
  'drop-request': 'La solicitud no llega',
  'drop-answer': 'Se hace, pero la respuesta se pierde',
  delay: 'Responde tarde',
  refuse: 'Se niega con el estado y el código de abajo',
  empty: 'Responde con listas vacías',
  pass: 'Responde bien',
} as const;

const services = { trip: 'Viajes', identity: 'Cuentas', payment: 'Pagos' } as const;

const jumps = [
  ['−15 min', -900],
  ['−1 min', -60],
  ['+1 min', 60],
  ['+3 min', 180],
  ['+5 min', 300],
  ['+9 min', 540],
  ['+15 min', 900],
  ['+1 día', 86_400],
] as const;

const seatChanges: readonly (readonly [SeatChange, string])[] = [
  ['take', 'Que otra persona lo tome'],
  ['sell', 'Vender el asiento'],
  ['release', 'Que lo suelte'],
  ['expire', 'Que se le venza'],
];

const spell = (milliseconds: number): string => {
  const whole = Math.round(milliseconds / 1000);
  return whole === 0 ? 'la hora real' : `${whole > 0 ? '+' : '−'}${Math.floor(Math.abs(whole) / 60)} min ${Math.abs(whole) % 60} s`;
};

export interface SwitchboardView {
  readonly switches: Switches;
  readonly stoppedForAll: boolean;
  readonly machineNow: number;
  readonly charges: readonly BankView[];
  /** Origin of the shop. */
  readonly shop: string;
  /** The shop's own zone, when it is configured. */
  readonly timeZone: string | undefined;
  /** Link that shows again what the session did. */
  readonly recording: string;
  readonly recipe?: Recipe;
  /** Link that restarts the path. */
  readonly again?: string;
}

/** Sends the page of the switchboard: buttons for the time and faults of this browser session, and the path to walk. */
export function switchboardPage(reply: FastifyReply, view: SwitchboardView): FastifyReply {
  const { switches, machineNow, shop, timeZone, recipe, again } = view;
  const { session, shiftMs, faults } = switches;
  const now = new Date(faults.frozenAt ?? machineNow + shiftMs);
  return sendPage(reply, {
    title: recipe ? `${recipe.goal ?? recipe.title} · Tablero` : 'Tablero',
    script: '/sandbox/switchboard.js',
    body: html`${navigation('/switchboard')}
      <main data-session="${session}">
        <h1>Tablero</h1>
        <p>
          Cambia el tiempo y las fallas solo para este navegador (sesión <code>${session}</code>). La tienda abierta en este mismo
          navegador, con el mismo nombre de equipo, es la que los nota.
        </p>
        <p><a href="${shop}${recipe?.open ?? '/compra/'}" target="_blank">Abrir la tienda en esta sesión</a></p>
        <p class="status" id="status" data-fresh="status">
          Hora de esta sesión:
          <strong>${momentText(now, timeZone)}</strong>
          (${faults.frozenAt === undefined ? spell(shiftMs) : 'detenida'})
        </p>
        ${recipe ? recipeCard(recipe, { again: again ?? '/switchboard', shop, timeZone }) : ''}
        <div class="grid">
          ${clockCard(switches)} ${answersCard(switches, machineNow)} ${liveCard(view)} ${othersCard(switches)} ${bankCard(view)}
          ${sessionCard(switches)} ${reservationCard()}
          <section class="card" aria-labelledby="anew">
            <h2 id="anew">Empezar de nuevo</h2>
            <div class="actions">${changeButton('Quitar todo', { reset: true })}</div>
          </section>
          ${recordingCard(view)}
        </div>
      </main>`,
  });
}

function clockCard({ faults }: Switches): Html {
  const isFrozen = faults.frozenAt !== undefined;
  return html`<section class="card" aria-labelledby="clock">
    <h2 id="clock">Tiempo</h2>
    <p>La tienda se entera con su siguiente solicitud; si no hace ninguna, recarga su página.</p>
    <div class="actions" data-fresh="clock">
      ${jumps.map(([label, seconds]) => changeButton(label, { forwardSeconds: seconds }))}
      ${changeButton(isFrozen ? 'Soltar el reloj' : 'Detener el reloj', { freeze: !isFrozen })}
      ${changeButton('A la hora real', { freeze: false, shiftSeconds: 0 })}
    </div>
    <form data-clock>
      <label for="seconds">Segundos que adelantar; con un número negativo, el reloj se atrasa</label>
      <input id="seconds" name="seconds" type="number" step="1" value="30" required />
      <div class="actions"><button type="submit">Mover el reloj</button></div>
    </form>
  </section>`;
}

const isDisturbing = ({ kind, held }: OperationFault): boolean => kind !== 'pass' || held === true;

function answersCard({ faults }: Switches, machineNow: number): Html {
  const held = (faults.held ?? []).filter(({ until }) => until > machineNow);
  const active = Object.entries(faults.plans ?? {}).filter(([, plan]) => plan.some(isDisturbing));
  return html`<section class="card" aria-labelledby="answers">
    <h2 id="answers">Respuestas de los servicios</h2>
    <form data-fault>
      <label for="operation">Operación</label>
      <select id="operation" name="operation">
        ${[...Map.groupBy(shopOperations(), ({ service }) => service)].map(
          ([service, operations]) =>
            html`<optgroup label="${services[service]}">
              ${operations.map((operation) => html`<option value="${operation.operationId}">${operationText(operation)}</option>`)}
            </optgroup>`,
        )}
        <optgroup label="Tienda">${stepFiles.map(({ id, name }) => html`<option value="${id}">${name} (${id})</option>`)}</optgroup>
      </select>
      <label for="kind">Qué le pasa</label>
      <select id="kind" name="kind">
        ${Object.entries(kinds).map(([kind, label]) => html`<option value="${kind}">${label}</option>`)}
      </select>
      <label for="times">Cuántas veces; sin número, siempre</label>
      <input id="times" name="times" type="number" min="1" max="1000" value="1" />
      <label class="step"><input type="checkbox" name="held" /> Antes espera a que la sueltes; la tienda espera medio minuto</label>
      <label for="ms">Milisegundos de retraso, si responde tarde</label>
      <input id="ms" name="ms" type="number" min="0" max="600000" value="10000" required />
      <div class="pair">
        <div>
          <label for="refusal">Estado, si se niega</label>
          <input id="refusal" name="status" type="number" min="400" max="599" value="429" required />
        </div>
        <div>
          <label for="reason">Código</label>
          <input id="reason" name="code" value="too-many-requests" pattern="[a-z0-9\\-]{2,60}" required />
        </div>
      </div>
      <div class="actions"><button type="submit" class="primary">Poner la falla</button></div>
    </form>
    <div data-fresh="faults">
      ${active.map(
        ([id, plan]) =>
          html`<p class="row">
            <span>${operationName(id)}: ${plan.map(faultText).join('; luego ')}</span>
            ${changeButton('Quitar', { operation: { id, fault: null } })}
          </p>`,
      )}
      ${[...new Set(held.map(({ operation }) => operation))].map(
        (operation) =>
          html`<p class="row"><span>${operationName(operation)} espera</span> ${changeButton('Soltar', { release: operation })}</p>`,
      )}
    </div>
  </section>`;
}

function liveCard({ switches: { faults }, stoppedForAll }: SwitchboardView): Html {
  const isStopped = faults.channelStopped === true;
  const live = (kind: 'lose' | 'repeat' | 'delay', times: number | null, ms = 0) => ({ live: { kind, times, ms } });
  return html`<section class="card" aria-labelledby="live">
    <h2 id="live">Canal en vivo</h2>
    <div data-fresh="live">
      <p>
        ${isStopped || stoppedForAll ? `Detenido ${stoppedForAll ? 'para todos' : 'para esta sesión'}.` : faults.live ? `Por ${liveText(faults.live)}.` : 'Los mensajes llegan.'}
      </p>
      <div class="actions">
        ${changeButton('Perder el siguiente mensaje', live('lose', 1))} ${changeButton('Repetir el siguiente', live('repeat', 1))}
        ${changeButton('Retrasar 5 s el siguiente', live('delay', 1, 5000))} ${changeButton('Perder todos', live('lose', null))}
        ${faults.live ? changeButton('Que lleguen', { live: null }) : ''}
        ${changeButton(isStopped ? 'Volver a abrir el canal' : 'Detener el canal', { channelStopped: !isStopped })}
        ${changeButton(stoppedForAll ? 'Volver a abrirlo para todos' : 'Detenerlo para todos', { channelStoppedForAll: !stoppedForAll })}
      </div>
    </div>
  </section>`;
}

function othersCard({ faults: { lastRun, others = [] } }: Switches): Html {
  return html`<section class="card" aria-labelledby="others">
    <h2 id="others">Otra persona</h2>
    <div data-fresh="others">
      ${
        lastRun === undefined
          ? html`<p>Abre primero el mapa de un autobús en la tienda.</p>`
          : html`<p>Último autobús visto: <code>${lastRun.routeId} ${lastRun.scheduleId} ${lastRun.manifestDate}</code></p>
              ${others.length === 0 ? '' : html`<p>Tiene: ${others.map(({ seatId }) => html`<code>${seatId}</code> `)}</p>`}`
      }
    </div>
    <form data-seats novalidate>
      <label for="seat">Asiento</label>
      <input id="seat" name="seat" required maxlength="20" autocomplete="off" aria-describedby="seat-problem" />
      <p class="problem" id="seat-problem"></p>
      <div class="actions">${seatChanges.map(([to, label]) => html`<button type="submit" name="to" value="${to}">${label}</button> `)}</div>
    </form>
  </section>`;
}

function bankCard({ switches: { faults }, charges }: SwitchboardView): Html {
  const open = charges.filter((row) => row.status === 'processing' || row.status === 'challenge');
  const settle = (label: string, paymentId: string, to: 'authorised' | 'refused') =>
    html`<button type="button" data-settle="${JSON.stringify({ paymentId, to })}">${label}</button>`;
  return html`<section class="card" aria-labelledby="bank">
    <h2 id="bank">Banco</h2>
    <div data-fresh="bank">
      <p>
        ${faults.bankStallMs ? `Cada respuesta del banco tarda ${faults.bankStallMs / 1000} s más.` : 'El banco responde de inmediato.'}
      </p>
      <div class="actions">
        ${changeButton('Tardar 5 s', { bankStallMs: 5000 })} ${changeButton('Tardar 60 s', { bankStallMs: 60_000 })}
        ${changeButton('Sin demora', { bankStallMs: 0 })}
      </div>
      ${open.map(
        (row) =>
          html`<p class="row">
            <span><code>${row.paymentId}</code> ${moneyText(row.amount, row.currency)}, ${statusNames[row.status]}</span>
            <span class="actions">${settle('Autorizar', row.paymentId, 'authorised')} ${settle('Rechazar', row.paymentId, 'refused')}</span>
          </p>`,
      )}
    </div>
  </section>`;
}

function reservationCard(): Html {
  return html`<section class="card" aria-labelledby="reservation">
    <h2 id="reservation">Reserva de la plataforma anterior</h2>
    <p>Se aparta para la cuenta de ese correo, y su enlace llega al <a href="/outbox" target="_blank">buzón de salida</a>.</p>
    <form data-reservation>
      <label for="email">Correo de la cuenta</label>
      <input id="email" name="email" type="email" maxlength="254" value="${demoUser.email}" autocomplete="off" required />
      <label for="state">Estado</label>
      <select id="state" name="state">
        ${Object.entries(reservationStates).map(([state, label]) => html`<option value="${state}">${label}</option>`)}
      </select>
      <div class="actions"><button type="submit">${makeReservation}</button></div>
    </form>
  </section>`;
}

function recordingCard({ switches: { faults }, recording }: SwitchboardView): Html {
  const count = faults.recorded?.length ?? 0;
  return html`<section class="card" aria-labelledby="recording">
    <h2 id="recording">Grabación</h2>
    <div data-fresh="recording">
      <p>
        ${count === 0 ? 'Esta sesión no ha cambiado nada todavía.' : `Esta sesión hizo ${count === 1 ? 'un cambio' : `${count} cambios`}.`}
        El enlace guarda el reloj, las fallas y las tarjetas, y los repite en otra sesión, paso a paso.
      </p>
      <div class="actions"><a class="button" href="${recording}" target="_blank">Abrir la grabación</a></div>
    </div>
  </section>`;
}

function sessionCard({ faults }: Switches): Html {
  const isSet = (faults.plans?.['refreshToken'] ?? []).length > 0;
  const dead = { kind: 'refuse', times: 1, ms: 0, status: 401, code: 'session-expired' };
  return html`<section class="card" aria-labelledby="session">
    <h2 id="session">Sesión</h2>
    <p>La tienda renueva su sesión sola, cada 15 minutos; aquí puede fallar.</p>
    <div class="actions" data-fresh="session">
      ${changeButton('Que falle la renovación', { refreshFails: true })}
      ${changeButton('Que se niegue la renovación', { operation: { id: 'refreshToken', fault: dead } })}
      ${isSet ? changeButton('Que vuelva a renovarse', { refreshFails: false }) : ''}
    </div>
  </section>`;
}
