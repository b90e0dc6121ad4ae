import type { FastifyReply } from 'fastify';
import { html, sendPage } from './html.ts';
import type { ProblemBody } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where a page of a refusal leads. */
    readonly shopUrl: string;
  }
}

/** Copies the colours of `src/styles`, which a service cannot import. */
const css = `
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;background:#f6f3ec;color:#14251f;font:1rem/1.5 system-ui,sans-serif}
h1{margin:0;font-size:1.5rem;line-height:1.25}
p{margin:.5rem 0 2rem;max-width:36rem}
a{padding:.75rem 1.25rem;border-radius:.75rem;background:#0b7a4b;color:#fff;font-weight:600;text-decoration:none}
@media(prefers-color-scheme:dark){body{background:#0e1613;color:#f2efe7}a{background:#3fc48a;color:#05241a}}
`;

/** Says to a person what the problem says to a program, and leads to the shop. */
export function sendProblemPage(reply: FastifyReply, { title, detail }: ProblemBody): FastifyReply {
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
