import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { freePort } from '../../tests/support/ports.ts';
import { freeFrom, isTaken, listen } from './listen.ts';

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
const hasIPv6 = addresses.some(({ address }) => address === '::1');
const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4');

it('localhost is both loopback addresses with one server, and no other address', async () => {
  const port = await freePort();
  const app = fastify({ forceCloseConnections: true });
  app.get('/', async () => 'good');
  app.server.on('upgrade', (_request, socket) => socket.end('upgraded'));
  await listen(app, { port, host: 'localhost' });

  for (const address of ['127.0.0.1', ...(hasIPv6 ? ['::1'] : [])]) {
    const url = `http://${address.includes(':') ? `[${address}]` : address}:${port}/`;
    expect(await (await fetch(url)).text()).toBe('good');
    const socket = connect(port, address);
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toBe('upgraded');
  }
  if (outside !== undefined) await expect(once(connect(port, outside.address), 'connect')).rejects.toThrow('ECONNREFUSED');
  expect(await isTaken(port, 'localhost')).toBe(true);
  const free = await freeFrom(port - 1, 'localhost');
  expect(free).toBeGreaterThan(port);
  expect([await isTaken(free, 'localhost'), await isTaken(free + 1, 'localhost')]).toEqual([false, false]);
  await app.close();
  expect(await isTaken(port, 'localhost')).toBe(false);
});
