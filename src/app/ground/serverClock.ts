import { instantOf, type Instant } from '../../../machines/domain/instant.ts';

/** One measurement in milliseconds: the server's time since the epoch, and `performance.now()` at the request and at its answer. */
export type ClockSample = { server: number; sent: number; received: number };

export type ServerClock = {
  sample(sample: ClockSample): void;
  /** False until the first sample: `epoch` and `now` are then those of the browser. */
  isMeasured(): boolean;
  /** The server's time now, in milliseconds since the epoch. */
  epoch(): number;
  now(): Instant;
  /** Calls back at the first sample, and when the estimate changes by more than 250 ms. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
};

const WINDOW = 8;
const BLINK_MS = 250;
/** Two valid samples differ by no more than their round trips plus this tolerance. A larger difference means that a clock was changed. */
const JUMP_MS = 1_000;

type Measured = { offset: number; roundTrip: number };

/**
 * The server's clock, estimated. It uses the sample with the shortest round trip among the latest eight and subtracts half of the trip. It runs
 * on `performance.now()`, which a change of the device's clock does not affect. Before the first sample it is the browser's clock, which may be wrong by days.
 */
export function createServerClock(read: () => number = () => performance.now(), wall: () => number = () => Date.now()): ServerClock {
  let samples: Measured[] = [];
  let offset = wall() - read();
  const listeners = new Set<() => void>();

  return {
    sample({ server, sent, received }) {
      const roundTrip = received - sent;
      if (!Number.isFinite(server) || roundTrip < 0) return;
      const measured = { offset: server - (sent + received) / 2, roundTrip };
      const jumped = samples.some((other) => Math.abs(other.offset - measured.offset) > (other.roundTrip + roundTrip) / 2 + JUMP_MS);
      samples = [...(jumped ? [] : samples), measured].slice(-WINDOW);
      const best = samples.reduce((a, b) => (b.roundTrip < a.roundTrip ? b : a));
      const moved = samples.length === 1 || Math.abs(best.offset - offset) > BLINK_MS;
      offset = best.offset;
      if (moved) for (const listener of listeners) listener();
    },
    isMeasured: () => samples.length > 0,
    epoch: () => read() + offset,
    now: () => instantOf(read() + offset),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const serverClock = createServerClock();

/** A time of this device's clock, in milliseconds since the epoch, as the server's. */
export function serverTimeOf(deviceTime: number): Instant {
  return instantOf(deviceTime - Date.now() + serverClock.epoch());
}

/** The server's time now. */
export function serverNow(): Instant {
  return serverClock.now();
}
