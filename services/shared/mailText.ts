import type { Company } from './company.ts';
import type { Mail, MailFoot } from './outbox.ts';

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

/** Whom a traveller calls, and where the rules are (decision 46). */
export function mailFoot({ phone, whatsapp, email, hours }: Partial<Company>, publicUrl: string): MailFoot {
  const ways = [
    ...(phone === undefined ? [] : [`llama al ${phone}`]),
    ...(whatsapp === undefined ? [] : [`escribe por WhatsApp al ${whatsapp}`]),
    ...(email === undefined ? [] : [`escribe a ${email}`]),
  ];
  const help = `${publicUrl}/compra/ayuda`;
  const asks = ways.length === 0 ? '' : `¿Necesitas ayuda? ${firstUpper(list.format(ways))}. `;
  const open = ways.length === 0 || hours === undefined ? '' : `Te atendemos ${hours}. `;
  const rules = `${asks}${open}Reglas de cambios, cancelación y equipaje: `;
  return {
    text: `\n\n${rules}${help}`,
    html: `<p style="font-family:system-ui,sans-serif;max-width:34rem;margin:1.5rem auto 0;border-top:1px solid #ccc;padding-top:1rem;font-size:.875rem;color:#4d5c57">${escapeHtml(rules)}<a href="${escapeHtml(help)}">${escapeHtml(help)}</a></p>`,
  };
}

const list = new Intl.ListFormat('es-MX', { type: 'disjunction' });
const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
