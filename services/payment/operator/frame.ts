import type { FastifyReply } from 'fastify';
import { type Html, html, sendPage } from '../../shared/html.ts';

export interface OperatorPage {
  readonly heading: string;
  /** What stands below the heading. */
  readonly under: Html;
  /** What stands beside it. */
  readonly beside: Html | string;
  readonly body: Html;
  readonly operator: string;
  /** The name of the shop. */
  readonly shop: string;
  /** Of the window; the heading unless it is told. */
  readonly title?: string;
}

/** One cell of the figures of a page. */
export const cell = (title: string, text: string): Html =>
  html`<div>
    <dt>${title}</dt>
    <dd>${text}</dd>
  </div>`;

/** Sends a page of /operacion. It needs no script. */
export function sendInFrame(
  reply: FastifyReply,
  { heading, under, beside, body, operator, shop, title = heading }: OperatorPage,
): FastifyReply {
  return sendPage(reply, {
    title: `${title} · Operación de ${shop}`,
    styles: '/operacion/estilo.css',
    body: html`<header class="board">
        <p><b>${shop}</b><span class="place">Operación</span></p>
        <p>${operator}</p>
      </header>
      <main>
        <div class="row">
          <div>
            <h1>${heading}</h1>
            <p class="muted">${under}</p>
          </div>
          ${beside}
        </div>
        ${body}
      </main>`,
  });
}
