import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';

/** Stands between the live channel and the browsers of this process, and disturbs what single sessions hear. */
export interface LiveEdge {
  /** The session of a browser that connects, or undefined for one whose channel nobody disturbs. */
  sessionOf(headers: IncomingHttpHeaders): string | undefined;
  /** Which of these browsers may not be connected now. */
  refused(sessions: readonly (string | undefined)[]): Promise<ReadonlySet<string | undefined>>;
  /** When each copy of a message goes out, in milliseconds from now: `[0]` as it is, `[]` lost, `[0, 0]` repeated. */
  copies(session: string, topic: string): Promise<readonly number[]>;
}

const PUBLISH = 3;

/** The MQTT packets in a stream of bytes, each once it is whole. Fixed header: a byte with the kind, then the length in groups of 7 bits. */
function createFramer(): (chunk: Buffer) => Buffer[] {
  let bytes = Buffer.alloc(0);
  const next = (): Buffer | undefined => {
    let length = 0;
    for (let place = 1; place <= 4 && place < bytes.length; place += 1) {
      const group = bytes[place] ?? 0;
      length += (group & 127) * 128 ** (place - 1);
      if (group > 127) continue;
      const end = place + 1 + length;
      if (bytes.length < end) return undefined;
      const packet = bytes.subarray(0, end);
      bytes = bytes.subarray(end);
      return packet;
    }
    return undefined;
  };
  return (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    const packets: Buffer[] = [];
    for (let packet = next(); packet !== undefined; packet = next()) packets.push(packet);
    return packets;
  };
}

/** The topic of a packet that tells a message; undefined for every other packet. */
function topicOf(packet: Buffer): string | undefined {
  if ((packet[0] ?? 0) >> 4 !== PUBLISH) return undefined;
  const start = packet.findIndex((group, place) => place > 0 && group < 128) + 1;
  return packet.toString('utf8', start + 2, start + 2 + packet.readUInt16BE(start));
}

/** Lets every message to a browser pass the edge, in order; what the edge holds back does not hold up the others. */
export function passThrough(websocket: WebSocket, session: string, edge: LiveEdge): void {
  const send = websocket.send.bind(websocket);
  const packetsIn = createFramer();
  const deliver = (packet: Buffer): void => {
    if (websocket.readyState === websocket.OPEN) send(packet, () => undefined);
  };
  let last = Promise.resolve();
  const judge = async (packet: Buffer): Promise<void> => {
    const topic = topicOf(packet);
    // A database that is out of reach disturbs nothing.
    const copies = topic === undefined ? [0] : await edge.copies(session, topic).catch(() => [0]);
    for (const late of copies) {
      if (late === 0) deliver(packet);
      else void pause(late, undefined, { ref: false }).then(() => deliver(packet));
    }
  };
  websocket.send = (data: Parameters<WebSocket['send']>[0], ...rest: unknown[]): void => {
    for (const packet of packetsIn(Buffer.from(data as Buffer))) last = last.then(() => judge(packet));
    const done = rest.at(-1);
    if (typeof done === 'function') done();
  };
}
