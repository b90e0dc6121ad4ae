import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { connectPacket, endlessHeader, publishPacket, subscribePacket, textOf } from '../../tests/support/mqttPackets.ts';
import { type Broker, openBroker } from './broker.ts';
import { createClock } from './clock.ts';
import type { AdmissionConfig } from './liveAdmission.ts';
import { type LiveLimits, liveLimits } from './liveLimits.ts';
import { createTickets, type Tickets } from './liveTicket.ts';

const tickets: Tickets = createTickets('a secret of the tests', createClock());
const publicUrl = 'https://anden.example';
let ids = 0;
let broker: Broker;
let server: Server;
let url: string;
let endings: (() => unknown)[];
const heard: string[] = [];

/** A broker where everybody may subscribe to `news/…` and publish to `say`. */
async function start(limits: Partial<LiveLimits> = {}, config: Partial<AdmissionConfig> = {}): Promise<void> {
  broker = await openBroker({
    config: { publicUrl, sandbox: false, trustProxy: false, liveSockets: { perAddress: 100, inAll: 100 }, mqttUrl: undefined, ...config },
    forwarded: [],
    tickets,
    limits: { ...liveLimits, ...limits },
  });
  broker.allow({ maySubscribe: (topic) => topic.startsWith('news/'), mayPublish: (topic) => topic === 'say' });
  broker.onPublish((_topic, payload) => heard.push(payload));
  server = createServer();
  broker.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/mqtt`;
}

beforeEach(() => {
  heard.length = 0;
  endings = [];
});
afterEach(async () => {
  for (const end of endings) end();
  await broker.close();
  await new Promise((resolve) => server.close(resolve));
});

async function pass(): Promise<{ clientId: string; password: string }> {
  const clientId = `an-${(ids += 1)}`;
  return { clientId, password: await tickets.issue(clientId) };
}

async function connect(options: IClientOptions = {}): Promise<MqttClient> {
  const client = mqtt.connect(url, { protocolVersion: 4, username: 'x', ...(await pass()), keepalive: 30, reconnectPeriod: 0, ...options });
  endings.push(() => client.end(true));
  await new Promise<void>((resolve, reject) => {
    client.once('connect', () => resolve());
    client.once('error', reject);
    client.once('close', () => reject(new Error('closed')));
  });
  return client;
}

const ended = (client: MqttClient): Promise<void> => new Promise((resolve) => client.once('close', () => resolve()));
const closed = (socket: WebSocket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));
const said = (socket: WebSocket): Promise<Buffer> => new Promise((resolve) => socket.once('message', (data) => resolve(data as Buffer)));

/** An open websocket, or the status that refused it. */
function open(headers: Readonly<Record<string, string>> = {}): Promise<WebSocket | number> {
  const socket = new WebSocket(url, 'mqtt', { headers });
  socket.on('error', () => undefined);
  endings.push(() => socket.terminate());
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket));
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0));
  });
}

async function openSocket(headers?: Readonly<Record<string, string>>): Promise<WebSocket> {
  const socket = await open(headers);
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
  return socket;
}

/** A websocket that has connected by hand, so that it can send any bytes. */
async function connectByHand(): Promise<WebSocket> {
  const { clientId, password } = await pass();
  const packet = connectPacket({ clientId, ticket: password });
  const socket = await openSocket();
  const answer = said(socket);
  // In pieces, as a slow network brings it.
  for (let from = 0; from < packet.length; from += 90) socket.send(packet.subarray(from, from + 90));
  expect([...(await answer)]).toEqual([0x20, 2, 0, 0]);
  return socket;
}

const pingRequest = Buffer.from([0xc0, 0]);

describe('what a browser sends', () => {
  beforeEach(() => start());

  it('is served within the limits, also in pieces', async () => {
    const socket = await connectByHand();
    const answer = said(socket);
    socket.send(pingRequest);
    expect([...(await answer)]).toEqual([0xd0, 0]);
  });

  it.each<[string, (socket: WebSocket) => void]>([
    ['an announced length of 268 MB', (socket) => socket.send(endlessHeader)],
    ['an announced length of one byte more than 16 kB', (socket) => socket.send(Buffer.from([0x30, 0x81, 0x80, 0x01]))],
    ['a length without end', (socket) => socket.send(Buffer.from([0xc0, 0x80, 0x80, 0x80, 0x80]))],
    [
      'is a message of the websocket above 16 kB',
      (socket) => socket.send(Buffer.concat([publishPacket('say', 'x'.repeat(9000)), publishPacket('say', 'x'.repeat(9000))])),
    ],
    ['text', (socket) => socket.send(Buffer.from([0x30, 6, ...textOf('say'), 0x31]), { binary: false })],
    ['a retained message', (socket) => socket.send(publishPacket('say', '1', 1))],
    ['QoS 2', (socket) => socket.send(Buffer.from([0x34, 8, ...textOf('say'), 0, 1, 0x31]))],
    ['an acknowledgement of nothing', (socket) => socket.send(Buffer.from([0x40, 2, 0, 1]))],
    ['a message to another topic', (socket) => socket.send(publishPacket('news/1', '1'))],
    ['too many packets', (socket) => socket.send(Buffer.concat(Array<Buffer>(61).fill(pingRequest)))],
    [
      'too many bytes without a packet',
      (socket) => {
        for (let count = 0; count < 12_000; count += 1) socket.ping();
      },
    ],
  ])('closes the connection: %s', async (_what, send) => {
    const socket = await connectByHand();
    const end = closed(socket);
    send(socket);
    await end;
    expect(heard).toEqual([]);
  });

  it('gets no pong for a ping of the websocket', async () => {
    const socket = await connectByHand();
    let pongs = 0;
    socket.on('pong', () => (pongs += 1));
    const answer = said(socket);
    socket.ping();
    socket.send(pingRequest);
    await answer;
    expect(pongs).toBe(0);
  });
});

describe('a connection', () => {
  it.each<[string, IClientOptions]>([
    ['keeps its session', { clean: false }],
    ['has no keepalive', { keepalive: 0 }],
    ['has a keepalive above the limit', { keepalive: liveLimits.keepAliveSeconds + 1 }],
    ['leaves a will', { will: { topic: 'say', payload: Buffer.from('late'), qos: 0, retain: false } }],
  ])('is refused when it %s', async (_what, options) => {
    await start();
    await expect(connect(options)).rejects.toThrow('closed');
    expect(broker.connectedBrowsers()).toBe(0);
  });

  it('needs a ticket of its client id, once', async () => {
    await start();
    const first = await pass();
    const other = await pass();
    await expect(connect({ ...first, clientId: other.clientId })).rejects.toMatchObject({ code: 5 });
    await connect(first);
    await expect(connect(first)).rejects.toMatchObject({ code: 5 });
    await connect(other);
  });

  it('is closed without CONNECT in time', async () => {
    await start({ connectSeconds: 0.05 });
    await closed(await openSocket());
  });

  it('subscribes to a bounded number of topics of bounded length, at QoS 0 or 1', async () => {
    await start({ topics: 2 });
    const client = await connect();
    const subscribe = (topic: string, qos: 0 | 1 | 2 = 0) =>
      client.subscribeAsync(topic, { qos }).then(
        () => 'heard',
        () => 'refused',
      );
    const long = `news/${'x'.repeat(liveLimits.topicCharacters - 4)}`;
    expect([await subscribe(long), await subscribe('news/1', 2)]).toEqual(['refused', 'refused']);
    expect([await subscribe('news/1'), await subscribe('news/2', 1), await subscribe('news/1')]).toEqual(['heard', 'heard', 'heard']);
    await client.unsubscribeAsync('news/1');
    expect(await subscribe('news/3')).toBe('refused');
    expect(client.connected).toBe(true);
  });

  it('publishes within its rate, and is closed when it continues above it', async () => {
    await start({ droppedJoins: 3 });
    const client = await connect();
    const end = ended(client);
    for (let count = 1; count <= 8; count += 1) await client.publishAsync('say', String(count), { qos: 1 });
    expect(heard).toEqual(['1', '2', '3', '4', '5']);
    expect(client.connected).toBe(true);
    client.publish('say', '9');
    await end;
    expect(heard).toHaveLength(5);
  });

  describe('that does not read', () => {
    /** A reader beside a subscriber that does not read. Resolves when the reader has received all messages. */
    async function readBeside(messages: number): Promise<MqttClient> {
      const socket = await connectByHand();
      const answer = said(socket);
      socket.send(subscribePacket('news/1'));
      await answer;
      socket.pause();
      const reader = await connect();
      await reader.subscribeAsync('news/1');
      for (let count = 0; count < messages; count += 1) {
        broker.publishLocal('news/1', 'x'.repeat(64 * 1024));
        await new Promise<void>((resolve) => reader.once('message', () => resolve()));
      }
      return reader;
    }

    it('makes no other browser wait', async () => {
      await start({ unreadSeconds: 60 });
      await readBeside(300);
      expect(broker.connectedBrowsers()).toBe(2);
    });

    it('is closed', async () => {
      await start({ unreadSeconds: 0.05 });
      const reader = await readBeside(200);
      await expect.poll(() => broker.connectedBrowsers()).toBe(1);
      expect(reader.connected).toBe(true);
    });
  });
});

describe('admission', () => {
  const local = { publicUrl: 'http://localhost:3000', sandbox: true };

  it.each<[string, Partial<AdmissionConfig>, string, number | 'open']>([
    ['the shop', {}, publicUrl, 'open'],
    ['another site', {}, 'https://other.example', 403],
    ['the shop without TLS', {}, 'http://anden.example', 403],
    ['no site at all', {}, 'null', 403],
    ['this machine under another name', local, 'http://127.0.0.1:5173', 'open'],
    ['another site, in the sandbox', local, 'http://localhost.example', 403],
    ['this machine, without the sandbox', { ...local, sandbox: false }, 'http://127.0.0.1:3000', 403],
    ['this machine, of a public sandbox', { sandbox: true }, 'http://127.0.0.1:3000', 403],
  ])('depends on the origin: %s', async (_whose, config, origin, result) => {
    await start({}, config);
    const socket = await open({ origin });
    expect(typeof socket === 'number' ? socket : 'open').toBe(result);
  });

  it('is bounded for one network and in all, and a closed socket admits another', async () => {
    await start({}, { trustProxy: 1, liveSockets: { perAddress: 2, inAll: 3 } });
    const from = (address: string) => ({ 'x-forwarded-for': `203.0.113.1, ${address}` });
    const first = await openSocket(from('2001:db8:1:2::3'));
    await openSocket(from('2001:db8:1:2:ffff::4'));
    expect(await open(from('2001:db8:1:2::5'))).toBe(429);
    await openSocket(from('198.51.100.7'));
    expect(await open(from('198.51.100.8'))).toBe(503);
    first.terminate();
    await expect.poll(() => open(from('198.51.100.8'))).toBeInstanceOf(WebSocket);
  });
});
