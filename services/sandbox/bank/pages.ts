import type { FastifyReply } from 'fastify';
import { html } from '../../shared/html.ts';
import { moneyText } from '../../shared/money.ts';
import { sendPage } from '../page.ts';
import { challengeCode } from '../values.ts';
import type { ChallengeView } from './bank.ts';

/** The hidden device-data frame. It posts its message to the shop, or nothing for a card with silent device data. (PAY-007, PAY-008) */
export function deviceDataPage(reply: FastifyReply, { origins, silent }: { origins: readonly string[]; silent: boolean }): FastifyReply {
  return sendPage(reply, {
    title: 'Datos del dispositivo',
    body: html`<main id="device-data" data-origins="${origins.join(' ')}" data-silent="${silent ? 'true' : 'false'}"></main>`,
    script: '/sandbox/device-data.js',
    frameAncestors: origins.join(' '),
  });
}

/** The challenge page, on which the shopper authenticates. `merchant` is the name of the shop. */
export function challengePage(
  reply: FastifyReply,
  challenge: ChallengeView,
  { token, merchant, frameAncestors }: { token: string; merchant: string; frameAncestors: string },
): FastifyReply {
  return sendPage(reply, {
    title: 'Verificación del banco',
    script: '/sandbox/challenge.js',
    className: 'frame',
    frameAncestors,
    body: html`<main class="challenge" data-token="${token}">
      <p class="eyebrow">Banco de pruebas · verificación 3-D Secure</p>
      <h1>Confirma tu compra</h1>
      <dl class="facts">
        <div>
          <dt>Comercio</dt>
          <dd>${merchant}</dd>
        </div>
        <div>
          <dt>Importe</dt>
          <dd>${moneyText(challenge.amount, challenge.currency)}</dd>
        </div>
        <div>
          <dt>Tarjeta</dt>
          <dd>terminación ${challenge.last4}</dd>
        </div>
      </dl>
      <form id="challenge" novalidate>
        <label for="code">Código que te enviamos por SMS</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="4" aria-describedby="hint problem" />
        <p id="hint" class="hint">Banco de pruebas: el código es ${challengeCode}.</p>
        <p id="problem" class="problem" role="alert"></p>
        <div class="actions">
          <button type="submit" class="primary">Confirmar</button>
          <button type="button" id="cancel">Cancelar</button>
        </div>
      </form>
    </main>`,
  });
}

/** The last page of a challenge. It posts a message to the shop, which then asks the payment service for the result. */
export function challengeDonePage(reply: FastifyReply, challenge: ChallengeView): FastifyReply {
  return sendPage(reply, {
    title: 'Verificación terminada',
    script: '/sandbox/challenge-done.js',
    className: 'frame',
    frameAncestors: challenge.returnOrigin,
    body: html`<main class="challenge" id="done" data-payment="${challenge.paymentId}" data-origin="${challenge.returnOrigin}">
      <h1>Verificación terminada</h1>
      <p>Regresando a la tienda…</p>
    </main>`,
  });
}
