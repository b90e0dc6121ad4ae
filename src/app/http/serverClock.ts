import { instantOf, type Instant } from '../../../machines/domain/instant.ts';

/** One measurement in milliseconds since the epoch: the server's time, and our time of request and answer. */
export type ClockSample = { server: number; sent: number; received: number };

export type ServerClock = {
  sample(sample: ClockSample): void;
  /** The server's time now, in milliseconds since the epoch. */
  epoch(): number;
  now(): Instant;
  /** Calls back when the estimate changes by more than 250 ms. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
};

const WINDOW = 8;
const BLINK_MS = 250;
/** Two valid samples differ by no more than their round trips plus this tolerance. A larger difference means that a clock was changed. */
const JUMP_MS = 1_000;

type Measured = { offset: number; roundTrip: number };

/**
 * The server's clock, estimated. It uses the sample with the shortest round trip among the latest eight and subtracts half of the trip.
 * Before the first sample it is the browser's clock.
 */
export function createServerClock(read: () => number = () => Date.now()): ServerClock {
  let samples: Measured[] = [];
  let offset = 0;
  const listeners = new Set<() => void>();

  return {
    sample({ server, sent, received }) {
      const roundTrip = received - sent;
      if (!Number.isFinite(server) || roundTrip < 0) return;
      const measured = { offset: server - (sent + received) / 2, roundTrip };
      const jumped = samples.some((other) => Math.abs(other.offset - measured.offset) > (other.roundTrip + roundTrip) / 2 + JUMP_MS);
      samples = [...(jumped ? [] : samples), measured].slice(-WINDOW);
      const best = samples.reduce((a, b) => (b.roundTrip < a.roundTrip ? b : a));
      const moved = Math.abs(best.offset - offset) > BLINK_MS;
      offset = best.offset;
      if (moved) for (const listener of listeners) listener();
    },
    epoch: () => read() + offset,
    now: () => instantOf(read() + offset),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const serverClock = createServerClock();

/** The server's time now. */
export function serverNow(): Instant {
  return serverClock.now();
}
