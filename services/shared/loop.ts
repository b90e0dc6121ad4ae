/** A loop that runs `round` at intervals and right after `wake`, one at a time. */
export interface Loop {
  wake(): void;
  /** Resolves when the running round has ended. */
  stop(): Promise<void>;
}

/**
 * The only loop of the services (0039). It runs `round` every `everyMs` and soon after each `wake`. A `round` that resolves with true may
 * have more to do and runs again at once. Of several failures in a row the first is reported; the next round retries.
 */
export function startLoop(everyMs: number, round: () => Promise<unknown>, onError: (error: unknown) => void): Loop {
  let stopped = false;
  let again = false;
  let failing = false;
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    do {
      again = false;
      try {
        if ((await round()) === true) again = true;
        failing = false;
      } catch (error) {
        if (!stopped && !failing) onError(error);
        failing = true;
      }
    } while (again && !stopped);
  };
  const wake = (): void => {
    if (stopped) return;
    again = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(wake, everyMs);
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** A loop whose first round runs now. */
export function startLoopNow(...settings: Parameters<typeof startLoop>): Loop {
  const loop = startLoop(...settings);
  loop.wake();
  return loop;
}

export async function stopLoops(loops: readonly Loop[]): Promise<void> {
  await Promise.all(loops.map((loop) => loop.stop()));
}

/** Runs `work` while the loop runs, and stops it. A lease is renewed in this way. */
export async function during<T>(loop: Loop, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await loop.stop();
  }
}
