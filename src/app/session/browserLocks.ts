export type Locks = { request<T>(name: string, run: () => Promise<T>): Promise<T> };

/** The browser's locks. A browser that refuses storage also refuses locks, and then no other tab shares what they protect. */
export const browserLocks: Locks = {
  async request(name, run) {
    let running: ReturnType<typeof run> | undefined;
    try {
      return await navigator.locks.request(name, () => (running = run()));
    } catch (error) {
      if (running) throw error;
      return run();
    }
  },
};
