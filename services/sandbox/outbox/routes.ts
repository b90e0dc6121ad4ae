import type { FastifyInstance } from 'fastify';
import type { Sql } from '../../shared/db.ts';
import { type Html, html, momentText } from '../../shared/html.ts';
import { sendPage } from '../page.ts';
import { navigation } from '../navigation.ts';

interface Row extends Record<string, unknown> {
  id: number;
  kind: 'mail' | 'sms';
  recipient: string;
  subject: string | null;
  text: string;
  created_at: Date;
  sent_at: Date | null;
}

interface Query {
  Querystring: { to?: string; kind?: string; after?: string; limit?: string };
}

/** The one-time code in a message, or null. */
const codeOf = (text: string): string | null => /\b(\d{6})\b/.exec(text)?.[1] ?? null;

async function read(sql: Sql, { to, kind, after, limit }: Query['Querystring']): Promise<Row[]> {
  const most = Math.min(Math.max(Number(limit ?? 100) || 100, 1), 500);
  return sql.query<Row>(
    `select id, kind, recipient, subject, text, created_at, sent_at from platform.outbox
     where ($1::text is null or recipient = $1) and ($2::text is null or kind = $2) and id > $3 order by id desc limit $4`,
    [to ?? null, kind ?? null, Number(after ?? 0) || 0, most],
  );
}

function letter(row: Row, timeZone: string | undefined): Html {
  const code = row.kind === 'sms' ? codeOf(row.text) : null;
  return html`<article class="card">
    <div class="row">
      <h2>${row.kind === 'sms' ? 'SMS' : 'Correo'} a ${row.recipient}</h2>
      <time class="when" datetime="${row.created_at.toISOString()}">${momentText(row.created_at, timeZone)}</time>
    </div>
    ${row.subject === null ? '' : html`<p><strong>${row.subject}</strong></p>`} ${code === null ? '' : html`<p class="otp">${code}</p>`}
    <p class="letter">${row.text}</p>
  </article>`;
}

/** Serves every sent mail and SMS: as a page, and as JSON for tests (`?to=`, `?kind=`, `?after=`, newest first). */
export function mountOutbox(app: FastifyInstance, sql: Sql, timeZone: string | undefined): void {
  app.get<Query>('/outbox.json', async ({ query }) => ({
    messages: (await read(sql, query)).map((row) => ({
      id: row.id,
      kind: row.kind,
      to: row.recipient,
      subject: row.subject,
      text: row.text,
      code: codeOf(row.text),
      at: row.created_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
    })),
  }));

  app.get<Query>('/outbox', async ({ query }, reply) => {
    const rows = await read(sql, query);
    return sendPage(reply, {
      title: 'Buzón de salida',
      script: '/sandbox/outbox.js',
      body: html`${navigation('/outbox')}
        <main data-newest="${rows[0]?.id ?? 0}">
          <h1>Buzón de salida</h1>
          <p>Los correos y SMS que la tienda envió, del más nuevo al más viejo.</p>
          ${rows.length === 0 ? html`<p class="empty">Todavía no se ha enviado nada.</p>` : rows.map((row) => letter(row, timeZone))}
        </main>`,
    });
  });
}
