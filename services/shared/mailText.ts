import type { Mail } from './outbox.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The page of a mail around its HTML. */
export const mailPage = (title: string, html: string): string =>
  `<div style="font-family:system-ui,sans-serif;max-width:34rem;margin:0 auto;color:#14251f">
<h1 style="font-size:1.5rem">${escapeHtml(title)}</h1>
${html}</div>`;

/** A mail of a title and paragraphs. */
export function linesMail({ to, subject, title, lines }: { to: string; subject: string; title: string; lines: readonly string[] }): Mail {
  return {
    to,
    subject,
    text: [title, '', ...lines].join('\n'),
    html: mailPage(title, lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')),
  };
}
