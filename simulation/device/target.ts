type Listener = ((event: Event) => unknown) | { handleEvent: (event: Event) => unknown };
type Options = boolean | { once?: boolean; signal?: AbortSignal };

/**
 * What events are sent to. `guard` runs a listener while its page lives, and takes what it throws: the target of Node would end the process.
 */
export class Target {
  readonly #guard: (work: () => unknown) => void;
  readonly #listeners = new Map<string, Map<Listener, Options | undefined>>();

  constructor(guard: (work: () => unknown) => void) {
    this.#guard = guard;
  }

  readonly addEventListener = (type: string, listener: Listener | null, options?: Options): void => {
    const signal = typeof options === 'object' ? options.signal : undefined;
    if (!listener || signal?.aborted) return;
    const listeners = this.#listeners.get(type) ?? new Map<Listener, Options | undefined>();
    this.#listeners.set(type, listeners);
    if (listeners.has(listener)) return;
    listeners.set(listener, options);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener), { once: true });
  };

  readonly removeEventListener = (type: string, listener: Listener | null): void => {
    if (listener) this.#listeners.get(type)?.delete(listener);
  };

  readonly dispatchEvent = (event: Event): boolean => {
    for (const [listener, options] of [...(this.#listeners.get(event.type) ?? [])]) {
      if (!this.#listeners.get(event.type)?.has(listener)) continue;
      if (typeof options === 'object' && options.once) this.removeEventListener(event.type, listener);
      this.#guard(() => (typeof listener === 'function' ? listener(event) : listener.handleEvent(event)));
    }
    return !event.defaultPrevented;
  };

  /** Sends an event with these fields. */
  readonly tell = (type: string, fields: object = {}): void => void this.dispatchEvent(Object.assign(new Event(type), fields));

  /** Number of listeners, for tests of what grows. */
  get count(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }
}
