import { readdirSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const folder = new URL('./assets/', import.meta.url);

/** Serves the style and the scripts of the sandbox's pages. The files are read at the start. */
export function serveAssets(app: FastifyInstance): void {
  for (const name of readdirSync(folder)) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const [path, type] = name.endsWith('.css') ? [`/${name}`, 'text/css'] : [`/sandbox/${name}`, 'text/javascript'];
    app.get(path, (_request, reply) => reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=300').send(text));
  }
}
