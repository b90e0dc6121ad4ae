import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { html, sendPage } from './html.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where a page of a refusal leads. */
    readonly shopUrl: string;
  }
}

const css = readFileSync(new URL('./problemPage.css', import.meta.url), 'utf8');

/** Says to a person what the problem says to a program, and leads to the shop. */
export function sendProblemPage(reply: FastifyReply, { title, detail }: { readonly title: string; readonly detail: string }): FastifyReply {
  return sendPage(reply, {
    title,
    styles: { css },
    body: html`<main>
      <h1>${title}</h1>
      <p>${detail}</p>
      <a href="${reply.server.shopUrl}">Ir a la tienda</a>
    </main>`,
  });
}
