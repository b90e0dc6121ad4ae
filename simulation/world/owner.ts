import { AsyncLocalStorage } from 'node:async_hooks';

/** Whatever can end at any moment: a process of the shop. What belongs to it stops for ever when it is dead. */
export interface Owner {
  readonly name: string;
  isAlive: boolean;
}

const owners = new AsyncLocalStorage<Owner>();

export const currentOwner = (): Owner | undefined => owners.getStore();

/** Runs `work` and everything that it begins as a part of `owner`. */
export const as = <T>(owner: Owner, work: () => T): T => owners.run(owner, work);

/** Never resolves: the code that waits for it belongs to a dead process. */
export const forEver = <T>(): Promise<T> => new Promise<T>(() => undefined);
