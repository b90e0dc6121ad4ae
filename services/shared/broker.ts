import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Aedes, type AedesPublishPacket, type AuthenticateError } from 'aedes';
import mqtt from 'mqtt';
import { createWebSocketStream, type WebSocket, WebSocketServer } from 'ws';
import { type LiveEdge, passThrough } from './liveEdge.ts';
import type { Tickets } from './ticket.ts';

/** Which topics a browser may use. `clientId` is the MQTT client id of the connection. */
export interface TopicRule {
  maySubscribe(topic: string, clientId: string): boolean;
  mayPublish(topic: string, clientId: string): boolean;
}

/**
 * The live channel. Browsers reach the process's own MQTT broker at /mqtt with a ticket.
 * With MQTT_URL that broker is the bus between processes: what is published goes there first, and each process hands it to its own browsers.
 */
export interface Broker {
  /** Tells everyone, on every process. Rejects when the bus is out of reach. */
  publish(topic: string, payload: string): Promise<void>;
  /** Tells the browsers of this process only. */
  publishLocal(topic: string, payload: string): void;
  /** Hears what browsers of this process publish. The filter is MQTT's. */
  subscribe(filter: string, hear: (topic: string, payload: string) => void): Promise<void>;
  /** Calls back when the bus was lost and is heard again. What others said after `lostAt` did not reach this process. */
  onReturn(tell: (lostAt: Date) => void): void;
  allow(rule: TopicRule): void;
  /** Accepts browsers on the websocket path /mqtt of a server; `edge` may refuse and disturb them. */
  attach(server: Server, edge?: LiveEdge): void;
  readonly connectedBrowsers: () => number;
  close(): Promise<void>;
}

export interface BrokerOptions {
  readonly mqttUrl: string | undefined;
  /** Filters of the bus that this process hands on to its browsers. */
  readonly forwarded: readonly string[];
  readonly tickets: Tickets;
}

/** How soon a browser that the edge refuses is cut off. */
const edgeLookMs = 250;

const notAuthorized = (): AuthenticateError => Object.assign(new Error('not authorized'), { returnCode: 5 });

// From Node 26 on, read() of a stream gives one chunk and not the whole buffer, and aedes would wait for the rest for ever.
function readWhole(stream: Duplex): Duplex {
  const readOne = stream.read.bind(stream);
  stream.read = (size?: number): unknown => {
    if (size !== undefined) return readOne(size);
    const chunks: Buffer[] = [];
    for (let chunk: unknown = readOne(); chunk !== null; chunk = readOne()) {
      if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    }
    return chunks.length === 0 ? null : Buffer.concat(chunks);
  };
  return stream;
}

// The broker writes a message in five pieces, and each would go out as a frame of its own: five calls of the system here, five events there.
function sendTogether(stream: Duplex, websocket: WebSocket): Duplex {
  stream._writev = (pieces, done) => {
    if (websocket.readyState === websocket.OPEN) websocket.send(Buffer.concat(pieces.map(({ chunk }) => chunk)), done);
    else done(new Error('the browser is gone'));
  };
  return stream;
}

export async function openBroker({ mqttUrl, forwarded, tickets }: BrokerOptions): Promise<Broker> {
  const rules: TopicRule[] = [];
  const aedes = await Aedes.createBroker({
    authenticate(_client, _user, password, done) {
      tickets.check(password?.toString() ?? '').then(
        (subject) => done(subject === undefined ? notAuthorized() : null, subject !== undefined),
        () => done(notAuthorized(), false),
      );
    },
    authorizeSubscribe(client, subscription, done) {
      done(null, rules.some((rule) => rule.maySubscribe(subscription.topic, client.id)) ? subscription : null);
    },
    authorizePublish(client, packet, done) {
      const allowed = client === null || rules.some((rule) => rule.mayPublish(packet.topic, client.id));
      done(allowed && !packet.retain ? null : new Error('topic not allowed'));
    },
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 64 * 1024,
    handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false),
  });
  const publishLocal = (topic: string, payload: string): void => {
    aedes.publish({ cmd: 'publish', topic, payload, qos: 0, retain: false, dup: false }, () => undefined);
  };

  const returns: ((lostAt: Date) => void)[] = [];
  const bus =
    mqttUrl === undefined
      ? undefined
      : await mqtt.connectAsync(mqttUrl, { protocolVersion: 4, reconnectPeriod: 250, clean: true, resubscribe: false });
  if (bus !== undefined) {
    bus.on('message', (topic, payload) => publishLocal(topic, payload.toString()));
    bus.on('error', () => undefined);
    const listen = async (): Promise<void> => {
      if (forwarded.length > 0) await bus.subscribeAsync([...forwarded], { qos: 1 });
    };
    await listen();
    let lostAt: Date | undefined;
    bus.on('close', () => (lostAt ??= new Date()));
    bus.on('connect', () => {
      // A bus that is lost again meanwhile comes back once more.
      listen().then(
        () => {
          const since = lostAt;
          lostAt = undefined;
          if (since !== undefined) for (const tell of returns) tell(since);
        },
        () => undefined,
      );
    });
  }
  const upgrades: (() => void)[] = [];

  return {
    publishLocal,
    async publish(topic, payload) {
      if (bus === undefined) return publishLocal(topic, payload);
      if (!bus.connected) throw new Error('the message bus is out of reach');
      await bus.publishAsync(topic, payload, { qos: 1 });
    },
    async subscribe(filter, hear) {
      const deliver = (packet: AedesPublishPacket, done: () => void): void => {
        hear(packet.topic, packet.payload.toString());
        done();
      };
      await new Promise<void>((resolve) => aedes.subscribe(filter, deliver, resolve));
    },
    onReturn: (tell) => void returns.push(tell),
    allow: (rule) => void rules.push(rule),
    attach(server, edge) {
      const connected = new Map<WebSocket, string | undefined>();
      const accept = (request: IncomingMessage, socket: Duplex, head: Buffer, session?: string): void => {
        sockets.handleUpgrade(request, socket, head, (websocket) => {
          connected.set(websocket, session);
          websocket.once('close', () => connected.delete(websocket));
          if (edge !== undefined && session !== undefined) passThrough(websocket, session, edge);
          const stream = sendTogether(readWhole(createWebSocketStream(websocket)), websocket);
          stream.on('error', () => undefined);
          aedes.handle(stream, request);
        });
      };
      const listener = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
        if ((request.url ?? '').split('?', 1)[0] !== '/mqtt') {
          socket.destroy();
          return;
        }
        if (edge === undefined) {
          accept(request, socket, head);
          return;
        }
        const session = edge.sessionOf(request.headers);
        socket.on('error', () => undefined);
        edge.refused([session]).then(
          (refused) => (refused.has(session) ? socket.destroy() : accept(request, socket, head, session)),
          () => accept(request, socket, head, session),
        );
      };
      const look = async (): Promise<void> => {
        if (edge === undefined || connected.size === 0) return;
        const refused = await edge.refused([...new Set(connected.values())]);
        for (const [websocket, session] of connected) if (refused.has(session)) websocket.terminate();
      };
      // A database that is out of reach cuts nobody off.
      const looking = edge === undefined ? undefined : setInterval(() => void look().catch(() => undefined), edgeLookMs);
      server.on('upgrade', listener);
      upgrades.push(() => {
        clearInterval(looking);
        server.off('upgrade', listener);
      });
    },
    connectedBrowsers: () => aedes.connectedClients,
    async close() {
      for (const detach of upgrades) detach();
      await bus?.endAsync(true);
      for (const websocket of sockets.clients) websocket.terminate();
      await new Promise<void>((resolve) => aedes.close(resolve));
    },
  };
}
