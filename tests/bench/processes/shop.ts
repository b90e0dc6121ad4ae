import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readConfig } from '../../../services/shared/config.ts';
import { startAnden } from '../../../services/start/startAnden.ts';
import { bareFolder, barePath } from '../bare/build.ts';

// The shop as `npm start` serves it, with the bare page on the same server, so that both call the same services.
const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };

const files = new Map(
  readdirSync(bareFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => extname(file) in types)
    .map((file) => [file, brotliCompressSync(readFileSync(join(bareFolder, file)))]),
);

function serveBarePage(path: string, response: ServerResponse): void {
  const name = path === barePath ? 'index.html' : path.slice(barePath.length);
  const body = files.get(name);
  if (body === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': types[extname(name)], 'content-encoding': 'br' }).end(body);
}

const anden = await startAnden(readConfig());
const { server } = anden.app;
// The listeners of a server are untyped; fastify has just added this one.
const [serveShop] = server.listeners('request') as RequestListener[];
if (serveShop === undefined) throw new Error('the shop does not listen');
server.removeAllListeners('request');
server.on('request', (request, response) => {
  const [path = ''] = (request.url ?? '').split('?', 1);
  if (path.startsWith(barePath)) serveBarePage(path, response);
  else serveShop(request, response);
});
process.send?.('ready');
process.once('SIGTERM', () => void anden.close().then(() => process.exit(0)));
