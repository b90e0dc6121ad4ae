import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Aedes, type AuthenticateError, type Client, type ConnectPacket } from 'aedes';
import mqtt from 'mqtt';
import { type WebSocket, WebSocketServer } from 'ws';
import { batchByKey } from './batchByKey.ts';
import { BrowserStream } from './browserStream.ts';
import type { Config } from './config.ts';
import { type AdmissionConfig, createAdmission } from './liveAdmission.ts';
import { onTheWire } from './gate.ts';
import { createBucket, type LiveLimits, liveLimits } from './liveLimits.ts';
import type { Tickets } from './liveTicket.ts';
import { startLoop } from './loop.ts';
import { invalidRequest, Problem, tooManyRequests, unavailable } from './problem.ts';
import type { LiveEdge } from './sandbox.ts';

/** The topics that a browser may use. `clientId` is the MQTT client id of the connection. */
export interface TopicRule {
  maySubscribe(topic: string, clientId: string): boolean;
  mayPublish(topic: string, clientId: string): boolean;
}

/**
 * The live channel. Browsers connect to the process's own MQTT broker at /mqtt with a ticket. With MQTT_URL, that broker connects the
 * processes: each message goes there first, and each process forwards it to its own browsers.
 */
export interface Broker {
  /** Publishes to the browsers of every process. Rejects when the bus does not answer. */
  publish(topic: string, payload: string): Promise<void>;
  /** Publishes to the browsers of this process only. */
  publishLocal(topic: string, payload: string): void;
  /** Receives what browsers of this process publish, within the rate of a connection. */
  onPublish(listener: (topic: string, payload: string) => void): void;
  /** Called with the topic of each message to the browsers of this process, before they receive it. */
  onLocalPublish(listener: (topic: string) => void): void;
  /** Calls back when the lost bus is connected again. Messages after `lostAt` did not reach this process. */
  onReturn(tell: (lostAt: Date) => void): void;
  allow(rule: TopicRule): void;
  /** Accepts browsers on the websocket path /mqtt of a server. `edge` may refuse and disturb them. */
  attach(server: Server, edge?: LiveEdge): void;
  readonly connectedBrowsers: () => number;
  /** Whether messages reach the other processes. Always true without MQTT_URL. */
  readonly reachesOthers: () => boolean;
  close(): Promise<void>;
}

export interface BrokerOptions {
  readonly config: AdmissionConfig & Pick<Config, 'mqttUrl'>;
  /** Filters of the bus that this process forwards to its browsers. */
  readonly forwarded: readonly string[];
  readonly tickets: Tickets;
  readonly limits?: LiveLimits;
}

/** Interval in which the edge is asked whom to disconnect. */
const edgeLookMs = 250;
/** Most browsers in one question to the edge. */
const edgeBatch = 1000;

const notAuthorized = (): AuthenticateError => Object.assign(new Error('not authorized'), { returnCode: 5 });

/** The text of each refusal, because a flood makes thousands. */
const refusals = Object.fromEntries(
  [
    invalidRequest(),
    new Problem(403, 'forbidden', 'Esta página no puede abrir el canal en vivo.'),
    new Problem(404, 'not-found', 'No existe esa dirección.'),
    tooManyRequests(1),
    unavailable(),
  ].map((problem) => [problem.status, onTheWire(problem, { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })]),
);

/** Answers an upgrade with a problem and closes the socket, also when nobody reads the answer. */
function refuse(socket: Duplex, status: 400 | 403 | 404 | 429 | 503): void {
  socket.once('finish', () => socket.destroy());
  socket.end(refusals[status]);
}

/** Only clean sessions with a bounded keepalive and without a will. */
function mayConnect({ clean, will, keepalive = 0 }: ConnectPacket, { keepAliveSeconds }: LiveLimits): boolean {
  return clean === true && will === undefined && keepalive > 0 && keepalive <= keepAliveSeconds;
}

/** What a connection has used of its limits. */
interface Used {
  readonly topics: Set<string>;
  readonly takeJoin: () => number;
}

export async function openBroker({ config, forwarded, tickets, limits = liveLimits }: BrokerOptions): Promise<Broker> {
  const rules: TopicRule[] = [];
  const used = new WeakMap<Client, Used>();
  const usedBy = (client: Client): Used => {
    const known = used.get(client) ?? { topics: new Set(), takeJoin: createBucket(limits.joins) };
    used.set(client, known);
    return known;
  };
  const fits = (topic: string): boolean => topic.length <= limits.topicCharacters;
  const aedes = await Aedes.createBroker({
    connectTimeout: limits.connectSeconds * 1000,
    // A browser that does not read is disconnected. Without a limit on concurrency, no other browser waits for it meanwhile.
    drainTimeout: limits.unreadSeconds * 1000,
    concurrency: 0,
    preConnect(_client, packet, done) {
      const isAllowed = mayConnect(packet, limits);
      done(isAllowed ? null : new Error('session not allowed'), isAllowed);
    },
    authenticate({ id }, _user, password, done) {
      tickets.redeem(password?.toString() ?? '', id).then(
        (isGood) => done(isGood ? null : notAuthorized(), isGood),
        () => done(notAuthorized(), false),
      );
    },
    authorizeSubscribe(client, subscription, done) {
      const { topic, qos } = subscription;
      const { topics } = usedBy(client);
      const isAllowed =
        qos < 2 &&
        fits(topic) &&
        (topics.has(topic) || topics.size < limits.topics) &&
        rules.some((rule) => rule.maySubscribe(topic, client.id));
      if (isAllowed) topics.add(topic);
      done(null, isAllowed ? subscription : null);
    },
    authorizePublish(client, { topic }, done) {
      const isAllowed = client === null || (fits(topic) && rules.some((rule) => rule.mayPublish(topic, client.id)));
      done(isAllowed ? null : new Error('topic not allowed'));
    },
  });
  const publishListeners: ((topic: string, payload: string) => void)[] = [];
  aedes.on('publish', ({ topic, payload }, client) => {
    if (client === null) return;
    const left = usedBy(client).takeJoin();
    if (left >= 0) for (const listener of publishListeners) listener(topic, payload.toString());
    else if (left < -limits.droppedJoins) client.close();
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.packetBytes,
    // Browsers send no websocket pings. Pongs that nobody reads would fill the memory.
    autoPong: false,
    handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false),
  });
  sockets.on('wsClientError', (_error, socket) => refuse(socket, 400));
  const admit = createAdmission(config);
  const localListeners: ((topic: string) => void)[] = [];
  const publishLocal = (topic: string, payload: string): void => {
    for (const listener of localListeners) listener(topic);
    aedes.publish({ cmd: 'publish', topic, payload, qos: 0, retain: false, dup: false }, () => undefined);
  };

  const returns: ((lostAt: Date) => void)[] = [];
  const bus =
    config.mqttUrl === undefined
      ? undefined
      : await mqtt.connectAsync(config.mqttUrl, { protocolVersion: 4, reconnectPeriod: 250, clean: true, resubscribe: false });
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
      // When the bus is lost again meanwhile, the next connect event calls this again.
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
  const upgrades: (() => Promise<void>)[] = [];

  return {
    publishLocal,
    async publish(topic, payload) {
      if (bus === undefined) return publishLocal(topic, payload);
      if (!bus.connected) throw new Error('the message bus is out of reach');
      await bus.publishAsync(topic, payload, { qos: 1 });
    },
    onPublish: (listener) => void publishListeners.push(listener),
    onLocalPublish: (listener) => void localListeners.push(listener),
    onReturn: (tell) => void returns.push(tell),
    allow: (rule) => void rules.push(rule),
    attach(server, edge) {
      const connected = new Map<WebSocket, string | undefined>();
      // A flood of upgrades must not occupy the pool: one query at a time asks for all that wait.
      const refusedByEdge = batchByKey<string | undefined, boolean>(async (_, sessions) => {
        const refused = await edge?.refused([...new Set(sessions)]);
        return sessions.map((session) => refused?.has(session) ?? false);
      }, edgeBatch);
      const accept = (request: IncomingMessage, socket: Duplex, head: Buffer, session?: string): void => {
        sockets.handleUpgrade(request, socket, head, (websocket) => {
          connected.set(websocket, session);
          websocket.once('close', () => connected.delete(websocket));
          if (session !== undefined) edge?.disturb(websocket, session);
          aedes.handle(new BrowserStream(websocket, socket, limits), request);
        });
      };
      const listener = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
        socket.on('error', () => undefined);
        if ((request.url ?? '').split('?', 1)[0] !== '/mqtt') return refuse(socket, 404);
        const status = admit(request, socket);
        if (status !== undefined) return refuse(socket, status);
        if (edge === undefined) {
          accept(request, socket, head);
          return;
        }
        const session = edge.sessionOf(request.headers);
        refusedByEdge('', session).then(
          (refused) => (refused ? socket.destroy() : accept(request, socket, head, session)),
          () => accept(request, socket, head, session),
        );
      };
      const look = async (): Promise<void> => {
        if (edge === undefined || connected.size === 0) return;
        const refused = await edge.refused([...new Set(connected.values())]);
        for (const [websocket, session] of connected) if (refused.has(session)) websocket.terminate();
      };
      // When the database does not answer, nobody is disconnected.
      const looking = edge === undefined ? undefined : startLoop(edgeLookMs, look, () => undefined);
      server.on('upgrade', listener);
      upgrades.push(async () => {
        server.off('upgrade', listener);
        await looking?.stop();
      });
    },
    connectedBrowsers: () => aedes.connectedClients,
    reachesOthers: () => bus === undefined || bus.connected,
    async close() {
      await Promise.all(upgrades.map((detach) => detach()));
      await bus?.endAsync(true);
      for (const websocket of sockets.clients) websocket.terminate();
      await new Promise<void>((resolve) => aedes.close(resolve));
    },
  };
}
