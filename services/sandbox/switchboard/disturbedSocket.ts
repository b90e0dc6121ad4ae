import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';

/** When each copy of a message is sent, in milliseconds from now: `[0]` unchanged, `[]` lost, `[0, 0]` repeated. */
type CopiesOf = (topic: string) => Promise<readonly number[]>;

const PUBLISH = 3;

/** Splits a stream of bytes into complete MQTT packets. Fixed header: one byte with the kind, then the length in groups of 7 bits. */
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

/** The topic of a PUBLISH packet; undefined for every other packet. */
function topicOf(packet: Buffer): string | undefined {
  if ((packet[0] ?? 0) >> 4 !== PUBLISH) return undefined;
  const start = packet.findIndex((group, place) => place > 0 && group < 128) + 1;
  return packet.toString('utf8', start + 2, start + 2 + packet.readUInt16BE(start));
}

/** Sends each message to a browser as `copiesOf` returns, in order. A delayed message does not delay the others. */
export function disturbSocket(websocket: WebSocket, copiesOf: CopiesOf): void {
  const send = websocket.send.bind(websocket);
  const packetsIn = createFramer();
  const deliver = (packet: Buffer): void => {
    if (websocket.readyState === websocket.OPEN) send(packet, () => undefined);
  };
  let last = Promise.resolve();
  const judge = async (packet: Buffer): Promise<void> => {
    const topic = topicOf(packet);
    // When the database does not answer, the message is sent unchanged.
    const copies = topic === undefined ? [0] : await copiesOf(topic).catch(() => [0]);
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
