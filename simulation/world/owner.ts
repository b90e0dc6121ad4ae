import { AsyncLocalStorage } from 'node:async_hooks';

/** A process of the shop. After its death none of its code runs: its timers are dropped, and its promises never resolve. */
export interface Owner {
  readonly name: string;
  isAlive: boolean;
}

const owners = new AsyncLocalStorage<Owner>();

export const currentOwner = (): Owner | undefined => owners.getStore();

/** Runs `work` as code of `owner`. Every timer and promise that it makes belongs to the owner too. */
export const runAs = <T>(owner: Owner, work: () => T): T => owners.run(owner, work);

/** Stops the code of a dead process, which waits for it. */
export const neverResolves = <T>(): Promise<T> => new Promise<T>(() => undefined);
