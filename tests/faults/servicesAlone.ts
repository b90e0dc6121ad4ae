import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components as Trip } from '../../openapi/types/trip.ts';
import { fault } from '../support/fault.ts';
import { noLimitsEnv } from '../support/noLimits.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { newShopper, type Shopper } from './support/shopper.ts';
import { demoFeed } from './support/tripProcess.ts';
import { startVehicleFeed } from './support/vehicleFeed.ts';
import { startWholeProcess, type WholeProcess } from './support/wholeProcess.ts';

const services = ['trip', 'identity', 'payment', 'sandbox'] as const;
type Name = (typeof services)[number];

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

/** Where the shop says that the first bus of a search is, after a feed has said it. */
async function locate(shopper: Shopper, show: Awaited<ReturnType<typeof startVehicleFeed>>['show']): Promise<string> {
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const search = `/trip-api/trip?originId=MTY&destinationId=TAM&departureDate=${day}`;
  const { body } = await shopper.call<Trip['schemas']['TripSearch']>('GET', search);
  const id = body.oneWayTrips[0]?.unitNumber;
  if (id == null) throw new Error('no bus');
  show({ id, latitude: 24.12, longitude: -99.01, at: Math.floor(Date.now() / 1000) });
  const found = await shopper.call<{ lat: number; stale: boolean }>('POST', '/trip-api/trip/location', { id });
  return found.status === 200 ? `${found.body.lat.toFixed(2)} stale ${found.body.stale}` : `answer ${found.status}`;
}

/** docs/operations.md: each service also runs alone, behind one proxy. */
await fault('four services in processes of their own', async ({ short }) => {
  const purchases = short ? 2 : 50;
  const postgres = await startPostgres();
  const portOf = { trip: await freePort(), identity: await freePort(), payment: await freePort(), sandbox: await freePort() };
  const proxy = await startProxy(portOf);
  const url = `http://127.0.0.1:${proxy.port}`;
  const sandboxUrl = `http://127.0.0.1:${portOf.sandbox}`;
  const buses = await startVehicleFeed();
  const running: WholeProcess[] = [];
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
        ...(name === 'trip' ? { FEED: demoFeed, VEHICLE_POSITIONS_URL: buses.url } : {}),
        ...noLimitsEnv,
      };
      running.push(await startWholeProcess(env, [process.execPath, `services/${name}/server.ts`]));
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
    const located = await locate(shopper, buses.show);
    if (located !== '24.12 stale false') throw new Error(`the bus is at ${located}`);
    return `${purchases} purchases through ${services.length} processes, each with its own /readyz, and a bus at its place by VEHICLE_POSITIONS_URL`;
  } finally {
    await Promise.all(running.map((service) => service.end(10_000)));
    proxy.close();
    buses.close();
    await postgres.stop();
  }
});
