import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readDocument } from '../shared/document.ts';
import { Problem } from '../shared/problem.ts';

const folder = join(import.meta.dirname, '../../openapi');
const apis = ['trip', 'identity', 'payment'] as const;
const files = [...apis.map((name) => `${name}.yaml`), 'live-seats.asyncapi.yaml'];

interface OpenApi {
  readonly info: { readonly title: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string; readonly summary?: string }>>>>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function section(name: (typeof apis)[number]): string {
  const document = readDocument<OpenApi>(join(folder, `${name}.yaml`));
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation.operationId === undefined
        ? []
        : [
            `<tr><td><code>${method.toUpperCase()}</code></td><td><code>/${name}-api${escaped(path)}</code></td><td>${escaped(operation.summary ?? '')}</td><td><code>${escaped(operation.operationId)}</code></td></tr>`,
          ],
    ),
  );
  return `<h2>${escaped(document.info.title)}</h2><p><a href="/docs/${name}.yaml">${name}.yaml</a> · OpenAPI 3.1</p>
<table><thead><tr><th>Método</th><th>Dirección</th><th>Qué hace</th><th>Operación</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const page = (): string => `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Documentos de las API</title>
<link rel="stylesheet" href="/docs/docs.css"></head>
<body><main><h1>Documentos de las API</h1>
<p>Cada servicio valida sus solicitudes con estos documentos. Importes en cienmilésimos de peso; instantes en ISO 8601 con su desfase.</p>
${apis.map(section).join('\n')}
<h2>Canal de asientos en vivo</h2><p><a href="/docs/live-seats.asyncapi.yaml">live-seats.asyncapi.yaml</a> · MQTT sobre websocket en <code>/mqtt</code></p>
</main></body></html>`;

const style = readFileSync(new URL('./docs.css', import.meta.url), 'utf8');

const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Serves /docs/: the API documents as a page and as files. */
export function serveDocs(app: FastifyInstance): void {
  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 302));
  app.get('/docs/', (_request, reply) => reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page()));
  app.get('/docs/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get<{ Params: { file: string } }>('/docs/:file', (request, reply) => {
    const file = files.find((name) => name === request.params.file);
    if (file === undefined) throw new Problem(404, 'not-found', 'No existe esa dirección.');
    return reply.type('application/yaml; charset=utf-8').send(readFileSync(join(folder, file), 'utf8'));
  });
}
