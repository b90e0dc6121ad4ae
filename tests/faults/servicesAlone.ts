import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fault } from '../support/fault.ts';
import { holderEnv } from '../support/holders.ts';
import { noLimitsEnv } from '../support/noLimits.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { newShopper } from './support/shopper.ts';
import { demoFeed } from './support/tripProcess.ts';

const services = ['trip', 'identity', 'payment', 'sandbox'] as const;
type Name = (typeof services)[number];

/** One service by its server.ts. Resolves when it listens. */
async function startAlone(name: Name, port: number, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [`services/${name}/server.ts`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      VALIDATE_RESPONSES: '1',
      ...holderEnv,
      ...noLimitsEnv,
      ...env,
    },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      if (output.includes(`puerto ${port}`)) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', (code) => reject(new Error(`services/${name}/server.ts ended with ${code}:\n${output}`)));
  });
  return child;
}

/** The proxy of docs/operations.md, which sends each path to its service. */
async function startProxy(portOf: Readonly<Record<Name, number>>) {
  const server = createServer((incoming, outgoing) => {
    const name = services.find((one) => incoming.url?.startsWith(`/${one}-api/`));
    if (name === undefined) return void outgoing.writeHead(404).end();
    const { method, url, headers } = incoming;
    const sent = request({ host: '127.0.0.1', port: portOf[name], method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sent.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(sent);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** docs/operations.md: each service also runs alone, behind one proxy. */
await fault('four services in processes of their own', async ({ short }) => {
  const purchases = short ? 2 : 50;
  const postgres = await startPostgres();
  const portOf = { trip: await freePort(), identity: await freePort(), payment: await freePort(), sandbox: await freePort() };
  const proxy = await startProxy(portOf);
  const url = `http://127.0.0.1:${proxy.port}`;
  const sandboxUrl = `http://127.0.0.1:${portOf.sandbox}`;
  const running: ChildProcess[] = [];
  try {
    for (const name of services) {
      const env = {
        DATABASE_URL: postgres.url,
        HOST: '127.0.0.1',
        PORT: String(portOf[name]),
        SANDBOX_PORT: String(portOf.sandbox),
        PUBLIC_URL: url,
        SANDBOX_URL: sandboxUrl,
        TRIP_URL: `${url}/trip-api`,
        IDENTITY_URL: `${url}/identity-api`,
        PAYMENT_URL: `${url}/payment-api`,
        ...(name === 'trip' ? { FEED: demoFeed } : {}),
      };
      running.push(await startAlone(name, portOf[name], env));
    }
    const shopper = await newShopper(url, sandboxUrl);
    for (let made = 0; made < purchases; made += 1) {
      const { status, body } = await shopper.pay(await shopper.fillCart(), '4242424242424242');
      if (status !== 200) throw new Error(`a payment is answered ${status} ${JSON.stringify(body)}`);
    }
    for (const [name, port] of Object.entries(portOf)) {
      const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
      if (status !== 200) throw new Error(`/readyz of ${name} is answered ${status}`);
    }
    return `${purchases} purchases through ${services.length} processes, each with its own /readyz`;
  } finally {
    await Promise.all(
      running.map(async (child) => {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      }),
    );
    proxy.close();
    await postgres.stop();
  }
});
