import type { Sleep } from './sleep.ts';

type Handle = ReturnType<typeof setTimeout>;

/**
 * The timers of one page or worker, over those of the process. These are looked up at each call, because the world replaces them by virtual
 * ones. `report` gets what a callback throws. After `end` none runs.
 */
export class Timers {
  readonly #report: (thrown: unknown) => void;
  readonly #sleep: Sleep;
  readonly #running = new Map<number, Handle>();
  readonly #ends = new Set<() => void>();
  #last = 0;
  #isOver = false;

  constructor(report: (thrown: unknown) => void, sleep: Sleep) {
    this.#report = report;
    this.#sleep = sleep;
  }

  get count(): number {
    return this.#running.size;
  }

  readonly setTimeout = (work: (...given: unknown[]) => unknown, ms = 0, ...given: unknown[]): number => {
    const id = this.#next();
    this.#start(id, ms, () => {
      this.#running.delete(id);
      this.guard(() => work(...given));
    });
    return id;
  };

  readonly setInterval = (work: (...given: unknown[]) => unknown, ms = 0, ...given: unknown[]): number => {
    const id = this.#next();
    const run = () => {
      this.#start(id, ms, run);
      this.guard(() => work(...given));
    };
    this.#start(id, ms, run);
    return id;
  };

  readonly clear = (id: number | undefined): void => {
    if (id === undefined) return;
    globalThis.clearTimeout(this.#running.get(id));
    this.#running.delete(id);
  };

  readonly queueMicrotask = (work: () => void): void => globalThis.queueMicrotask(() => this.guard(work));

  /** Runs what another side calls, unless this side has ended. Reports what it throws. */
  readonly guard = (work: () => unknown): void => {
    if (this.#isOver) return;
    try {
      work();
    } catch (thrown) {
      this.#report(thrown);
    }
  };

  /** A promise of another side; never settled after the end. */
  held<Result>(promise: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      promise.then(
        (result) => this.#sleep.after(() => this.guard(() => resolve(result))),
        (thrown: unknown) => this.#sleep.after(() => this.guard(() => reject(thrown))),
      );
    });
  }

  /** Calls back when this side ends. Returns the unsubscribe function. */
  onEnd(listener: () => void): () => void {
    this.#ends.add(listener);
    return () => void this.#ends.delete(listener);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  end(): void {
    this.#isOver = true;
    for (const listener of this.#ends) listener();
    for (const id of [...this.#running.keys()]) this.clear(id);
  }

  #start(id: number, ms: number, run: () => void): void {
    if (this.#isOver) return;
    const wake = () => this.#sleep.after(() => this.#running.has(id) && run());
    this.#running.set(id, globalThis.setTimeout(wake, ms));
  }

  #next(): number {
    this.#last += 1;
    return this.#last;
  }
}
