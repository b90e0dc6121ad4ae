export interface SharedReads<Value> {
  /** The value of a name. All callers share one read of it. Rejects when too many names wait for their turn. */
  ask(name: string): Promise<Value>;
  /** Later callers get a read that begins from now on. */
  outdate(name: string): void;
}

interface Limits {
  /** Most reads at the same time, and most names that wait. */
  readonly atOnce: number;
  readonly waiting: number;
  /** How long a value is kept after its read, in milliseconds. */
  readonly lifeMs: number;
}

/** Shares each read of a name among all callers until it is outdated or its time is over. */
export function shareReads<Value>(read: (name: string) => Promise<Value>, { atOnce, waiting, lifeMs }: Limits): SharedReads<Value> {
  const known = new Map<string, { begun: boolean; value: Promise<Value> }>();
  const queue: (() => void)[] = [];
  let running = 0;

  const takeTurn = async (): Promise<void> => {
    if (running < atOnce) running += 1;
    // A read that ends hands its turn over.
    else await new Promise<void>((resolve) => queue.push(resolve));
  };
  const endTurn = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return {
    ask(name) {
      const shared = known.get(name);
      if (shared !== undefined) return shared.value;
      if (queue.length >= waiting) return Promise.reject(new Error('too many reads wait'));
      const readOnce = async (): Promise<Value> => {
        await takeTurn();
        one.begun = true;
        return read(name).finally(endTurn);
      };
      const one = { begun: false, value: Promise.resolve().then(readOnce) };
      known.set(name, one);
      const forget = (): void => {
        if (known.get(name) === one) known.delete(name);
      };
      one.value.then(() => setTimeout(forget, lifeMs).unref(), forget);
      return one.value;
    },
    outdate(name) {
      if (known.get(name)?.begun === true) known.delete(name);
    },
  };
}
