import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestTime {
  readonly session: string | undefined;
  readonly shiftMs: number;
}

const current = new AsyncLocalStorage<RequestTime>();

/** The only source of time in the services. Inside a request of a sandbox session it is moved by that session's shift. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Milliseconds since the epoch, never shifted: for what belongs to others than the one who asks. */
  machineNow(): number;
  date(): Date;
  /** ISO instant in UTC with milliseconds. */
  iso(): string;
}

/** A clock over `source`, the machine's own by default; tests give theirs. */
export function createClock(source: () => number = Date.now): Clock {
  const now = (): number => source() + (current.getStore()?.shiftMs ?? 0);
  return { now, machineNow: source, date: () => new Date(now()), iso: () => new Date(now()).toISOString() };
}

/** Runs `work` as a request of `session` whose clock stands `shiftMs` ahead. */
export function withSession<T>(session: string | undefined, shiftMs: number, work: () => T): T {
  return current.run({ session, shiftMs }, work);
}

/** The sandbox session of the running request; calls between services pass it on. */
export function currentSession(): string | undefined {
  return current.getStore()?.session;
}
