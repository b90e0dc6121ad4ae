/** MQTT packets by hand, for what a client library would not send. */

/** A text with its length before it. */
export const textOf = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes]);
};

/** A packet below 16 kB; its length always takes two groups of 7 bits. */
export const packetOf = (first: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([first, (content.length & 127) | 128, content.length >> 7]), content]);

export const connectPacket = ({ clientId, ticket }: { clientId: string; ticket: string }): Buffer =>
  packetOf(0x10, Buffer.concat([textOf('MQTT'), Buffer.from([4, 0b1100_0010, 0, 30]), textOf(clientId), textOf('x'), textOf(ticket)]));

export const subscribePacket = (topic: string): Buffer =>
  packetOf(0x82, Buffer.concat([Buffer.from([0, 1]), textOf(topic), Buffer.from([0])]));

export const publishPacket = (topic: string, payload: string, flags = 0): Buffer =>
  packetOf(0x30 | flags, Buffer.concat([textOf(topic), Buffer.from(payload)]));

/** The header of a packet of 268 MB, whose content never comes. */
export const endlessHeader = Buffer.from([0x30, 0xff, 0xff, 0xff, 0x7f]);
