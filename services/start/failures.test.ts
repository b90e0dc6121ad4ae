import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveFailures } from './failures.ts';

it('a page that failed is logged by its kind and its places, 60 in a minute, and nothing that a traveller wrote', async () => {
  let now = 0;
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  serveFailures(app, { machineNow: () => now });
  const send = async (payload: object) => (await app.inject({ method: 'POST', url: '/compra/failures', payload })).statusCode;
  const failure = { name: 'TypeError', at: ['index-B1.js:12:3'] };
  expect(await send(failure)).toBe(204);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ failure, msg: 'a page failed' });
  expect(await send({ ...failure, name: 'Ana Peña' })).toBe(400);
  expect(await send({ ...failure, at: ['ana@example.com pagó'] })).toBe(400);
  expect(await send({ ...failure, at: Array.from({ length: 6 }, () => 'index.js:1:1') })).toBe(400);
  for (let turn = 1; turn < 61; turn += 1) expect(await send(failure)).toBe(204);
  expect(lines).toHaveLength(60);
  now = 60_001;
  await send(failure);
  expect(lines).toHaveLength(61);
  await app.close();
});
