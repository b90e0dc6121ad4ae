import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { hourMinuteSecond, instantWords } from './time.ts';

/** Escaped HTML. */
export interface Html {
  readonly html: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function render(value: unknown): string {
  if (Array.isArray(value)) return value.map(render).join('');
  if (typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string') return value.html;
  if (value === undefined || value === null || value === false) return '';
  return String(value).replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** Template tag that escapes every value except Html. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return { html: parts.reduce((text, part, index) => text + (index === 0 ? '' : render(values[index - 1])) + part, '') };
}

export interface Page {
  readonly title: string;
  readonly body: Html;
  /** Address of its stylesheet, or the styles themselves. */
  readonly styles: string | { readonly css: string };
  readonly script?: string;
  readonly className?: string;
  /** Origins that may frame the page; none by default. */
  readonly frameAncestors?: string;
  /** Origins to which an answer to its form may redirect. */
  readonly formTargets?: string;
}

/** Sends a page that no program draws, with a policy against inline scripts, inline styles and other frames. */
export function sendPage(reply: FastifyReply, { title, body, styles, script, className, frameAncestors, formTargets }: Page): FastifyReply {
  const linked = typeof styles === 'string';
  const style: Html = linked ? html`<link rel="stylesheet" href="${styles}" />` : { html: `<style>${styles.css}</style>` };
  const styleSource = linked ? "'self'" : `'sha256-${createHash('sha256').update(styles.css).digest('base64')}'`;
  const page = html`<!doctype html>
    <html lang="es-MX">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${style} ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
      </head>
      <body class="${className ?? ''}">
        ${body}
      </body>
    </html>`;
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${styleSource}; script-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self' ${formTargets ?? ''}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors ${frameAncestors ?? "'none'"}`,
    )
    .type('text/html; charset=utf-8')
    .send(page.html);
}

/** An instant in the shop's time zone, in seconds. */
export function momentText(at: Date, timeZone: string | undefined): string {
  return instantWords(at, timeZone, { day: 'numeric', month: 'short', year: 'numeric', ...hourMinuteSecond });
}
