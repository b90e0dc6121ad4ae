/** Types of packets that a browser sends. Messages go out at QoS 0, so it acknowledges none. */
const connect = 1;
const publish = 3;
const subscribe = 8;
const unsubscribe = 10;
const ping = 12;
const disconnect = 14;
const sent = new Set([connect, publish, subscribe, unsubscribe, ping, disconnect]);

/** Whether the first byte is of a type that no browser sends, of a retained message or of QoS 2. */
function isForeign(first: number): boolean {
  const type = first >> 4;
  return !sent.has(type) || (type === publish && (first & 0b0101) !== 0);
}

/**
 * Reads the fixed header of each MQTT packet in a stream: a byte with type and flags, then the length in groups of 7 bits, lowest first.
 * The parser of the broker buffers a packet until it is complete, so the announced length is checked here. Each call returns how many
 * packets begin in the chunk, or undefined when one of them is refused.
 */
export function createHeaderReader(packetBytes: number): (chunk: Uint8Array) => number | undefined {
  let inLength = false;
  let scale = 1;
  let length = 0;
  return (chunk) => {
    let begun = 0;
    for (let place = 0; place < chunk.length; place += 1) {
      const byte = chunk[place] ?? 0;
      if (inLength) {
        length += (byte & 127) * scale;
        scale *= 128;
        inLength = byte > 127;
        if (length > packetBytes) return undefined;
      } else if (length > 0) {
        const skipped = Math.min(length, chunk.length - place);
        length -= skipped;
        place += skipped - 1;
      } else {
        if (isForeign(byte)) return undefined;
        begun += 1;
        inLength = true;
        scale = 1;
      }
    }
    return begun;
  };
}
