import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestTime {
  readonly session: string | undefined;
  readonly shiftMs: number;
}

const current = new AsyncLocalStorage<RequestTime>();

/** The only source of time in the services. Inside a request of a sandbox session, the session's shift is added. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Milliseconds since the epoch, never shifted. Use it for data of other sessions. */
  machineNow(): number;
  date(): Date;
  /** ISO instant in UTC with milliseconds. */
  iso(): string;
}

/** A clock over `source`, by default the machine's own. Tests provide theirs. */
export function createClock(source: () => number = Date.now): Clock {
  const now = (): number => source() + (current.getStore()?.shiftMs ?? 0);
  return { now, machineNow: source, date: () => new Date(now()), iso: () => new Date(now()).toISOString() };
}

/** Runs `work` as a request of `session`, with a clock that is `shiftMs` ahead. */
export function withSession<T>(session: string | undefined, shiftMs: number, work: () => T): T {
  return current.run({ session, shiftMs }, work);
}

/** The sandbox session of the current request. Calls between services forward it. */
export function currentSession(): string | undefined {
  return current.getStore()?.session;
}
