import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fault } from '../support/fault.ts';
import { newHolder } from '../support/holders.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { findProgram, MissingProgram } from '../support/serverPrograms.ts';
import { legsOf } from '../support/trip.ts';
import { ask, offersIn } from './support/httpClient.ts';
import { sharingEnv, startWholeProcess, type WholeProcess } from './support/wholeProcess.ts';

const limitMs = 30_000;

/** A way to the database that can be cut. */
async function wayTo(url: string) {
  const { port } = new URL(url);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((socket) => {
    const onward = connect(Number(port), '127.0.0.1');
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        socket.destroy();
        onward.destroy();
      });
    }
    if (!isOpen) socket.destroy();
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    set(open: boolean) {
      isOpen = open;
      if (!open) for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
}

/** The Caddyfile of docs/operations before processes of this machine, which it asks more often. */
async function startProxy(folder: string, ports: readonly number[]) {
  const caddy = findProgram('caddy');
  if (caddy === undefined) throw new MissingProgram('caddy is not installed');
  const port = await freePort();
  const shipped = readFileSync(new URL('../../docs/operations/Caddyfile', import.meta.url), 'utf8');
  const local = shipped.replaceAll('first:3000 second:3000', ports.map((one) => `127.0.0.1:${one}`).join(' '));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${local.replaceAll('health_interval 2s', 'health_interval 200ms')}`);
  const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], HOME: folder, PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return { port, url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** docs/operations.md, "Health": what a browser gets through the proxy while one process, and then each, has no database. */
await fault('the database away behind the proxy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anden-proxy-'));
  const shop = join(folder, 'shop');
  mkdirSync(join(shop, 'assets'), { recursive: true });
  writeFileSync(join(shop, 'index.html'), '<!doctype html><html><head></head><body>the shop</body></html>');
  writeFileSync(join(shop, 'assets/one.js'), 'export {};');
  const ports = await Promise.all([0, 1].map(async () => ({ shop: await freePort(), sandbox: await freePort() })));
  const proxy = await startProxy(
    folder,
    ports.map((one) => one.shop),
  );
  const postgres = await startPostgres();
  const ways = await Promise.all([0, 1].map(() => wayTo(postgres.url)));
  const running: WholeProcess[] = [];
  let pages = 0;
  let isOpen = true;
  const wrong: string[] = [];

  /** Reads page and file until the end: none may fail. */
  const browse = async (): Promise<void> => {
    while (isOpen) {
      for (const path of ['/compra/', '/compra/buscar', '/compra/assets/one.js']) {
        const { status } = await fetch(`${proxy.url}${path}`);
        if (status !== 200) wrong.push(`${path} is answered ${status}`);
        pages += 1;
      }
      await pause(20);
    }
  };
  /** Selects a seat until all answers of a second are so, which is longer than the proxy needs to notice a process. */
  const answered = async (what: 'by a process that sells' | 'unavailable', run: ReturnType<typeof legsOf>): Promise<void> => {
    const began = performance.now();
    for (let since = began; performance.now() - since < 1000; await pause(20)) {
      const { status, body } = await ask<{ code?: string }>(proxy.port, 'POST', '/seat/select', {
        headers: { holder: newHolder() },
        body: { run, seatIds: ['1'] },
      });
      const isSo = what === 'unavailable' ? status === 503 && body.code === 'unavailable' : status < 500;
      if (!isSo) since = performance.now();
      if (performance.now() - began > limitMs) throw new Error(`selections are answered ${status}, not ${what}`);
    }
  };
  try {
    for (const [place, way] of ways.entries())
      running.push(
        await startWholeProcess({ ...sharingEnv(ports[place], way.url, ports[0]?.sandbox ?? 0), BUILT_SHOP: shop, PUBLIC_URL: proxy.url }),
      );
    const run = legsOf((await offersIn(ports[0]?.shop ?? 0, 5))[0]);
    await answered('by a process that sells', run);
    const browsing = browse().catch((error: unknown) => wrong.push(String(error)));
    ways[1]?.set(false);
    await answered('by a process that sells', run);
    ways[0]?.set(false);
    await answered('unavailable', run);
    const health = await (await fetch(`http://127.0.0.1:${ports[0]?.shop}/healthz`)).text();
    if (health !== '{"status":"serving","sells":false}') wrong.push(`/healthz says ${health}`);
    for (const way of ways) way.set(true);
    await answered('by a process that sells', run);
    isOpen = false;
    await browsing;
    if (wrong.length > 0) throw new Error(wrong.slice(0, 20).join('\n'));
    return `0 of ${pages} pages and files failed; with one database of two the shop sells, with none it answers 503 as a problem, and then it sells again`;
  } finally {
    isOpen = false;
    for (const way of ways) way.set(true);
    await Promise.all(running.map((process) => process.end(limitMs)));
    for (const way of ways) way.close();
    proxy.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
