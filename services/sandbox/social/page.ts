import type { FastifyReply } from 'fastify';
import { html } from '../../shared/html.ts';
import { sendPage } from '../page.ts';
import { socialPeople, socialRefusals } from '../values.ts';

export const providerNames = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;
export type ProviderName = keyof typeof providerNames;

export interface ChoicePage {
  readonly provider: ProviderName;
  /** Where the form is posted. */
  readonly action: string;
  /** The origin of the shop, to which the answer redirects. */
  readonly shop: string;
  readonly problem?: string;
}

/** The sign-in page of a provider: who signs in, or how it fails. */
export function choicePage(reply: FastifyReply, { provider, action, shop, problem }: ChoicePage): FastifyReply {
  const name = providerNames[provider];
  return sendPage(reply, {
    title: `${name} de pruebas`,
    formTargets: shop,
    body: html`<main>
      <h1>Entrar con ${name}</h1>
      <p>${name} de pruebas: nada de aquí es real. La tienda quiere saber tu nombre y tu correo.</p>
      <form class="card" method="post" action="${action}">
        <h2>¿Quién eres?</h2>
        ${socialPeople.map(
          (person) =>
            html`<p>
              <button name="persona" value="${person.id}">${person.nombre} ${person.apellidos}</button>
              <span class="note">${person.label}</span>
            </p>`,
        )}
        <label for="correo">Otra persona, con este correo</label>
        <input id="correo" name="correo" type="email" maxlength="254" autocomplete="off" />
        ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
        <div class="actions"><button class="primary" name="persona" value="otra">Entrar con este correo</button></div>
      </form>
      <form class="card" method="post" action="${action}">
        <h2>O no entrar</h2>
        <div class="actions">
          ${socialRefusals.map((refusal) => html`<button name="persona" value="${refusal.id}">${refusal.label}</button> `)}
        </div>
      </form>
    </main>`,
  });
}
