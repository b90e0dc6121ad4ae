type Run = (lock: { name: string; mode: 'exclusive' } | null) => unknown;
type Options = { ifAvailable?: boolean; steal?: boolean };
type Waiting = { page: object; grant: () => void };
type Held = { page: object; lose: () => void };

/** The locks of a device, exclusive only. A page is any object; what it holds or awaits ends with it. */
export class DeviceLocks {
  readonly #held = new Map<string, Held>();
  readonly #waiting = new Map<string, Waiting[]>();

  /** `navigator.locks.request` of one page: granted in the order of the calls, at the earliest after the present task. */
  async request(page: object, name: string, options: Options | Run, run?: Run): Promise<unknown> {
    const work = typeof options === 'function' ? options : run;
    const { ifAvailable = false, steal = false } = typeof options === 'function' ? {} : options;
    if (!work) throw new TypeError('a lock needs what runs under it');
    await Promise.resolve();
    if (steal) this.#steal(name);
    else if (this.#held.has(name)) {
      if (ifAvailable) return work(null);
      await new Promise<void>((grant) => this.#queueOf(name).push({ page, grant }));
    }
    return this.#hold(page, name, work);
  }

  /** Ends what a page holds and awaits; nothing of it is told to the page. */
  end(page: object): void {
    for (const [name, queue] of this.#waiting)
      this.#waiting.set(
        name,
        queue.filter((one) => one.page !== page),
      );
    for (const [name, held] of this.#held) if (held.page === page) this.#free(name, held);
  }

  #queueOf(name: string): Waiting[] {
    const queue = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, queue);
    return queue;
  }

  #hold(page: object, name: string, work: Run): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const held: Held = { page, lose: () => reject(new DOMException('Another request stole the lock.', 'AbortError')) };
      this.#held.set(name, held);
      const free = () => this.#free(name, held);
      Promise.resolve()
        .then(() => work({ name, mode: 'exclusive' }))
        .finally(free)
        .then(resolve, reject);
    });
  }

  #steal(name: string): void {
    const held = this.#held.get(name);
    this.#held.delete(name);
    held?.lose();
  }

  #free(name: string, held: Held): void {
    // A stolen lock belongs to another already.
    if (this.#held.get(name) !== held) return;
    this.#held.delete(name);
    const [next, ...others] = this.#queueOf(name);
    this.#waiting.set(name, others);
    // Until the next one runs, nobody else may take the lock.
    if (next) this.#held.set(name, { page: next.page, lose: () => {} });
    next?.grant();
  }
}
