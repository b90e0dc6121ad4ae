import type { Broker } from '../../shared/broker.ts';
import type { Database } from '../../shared/db.ts';
import { eventMessage, eventsTopic } from '../domain/channel.ts';
import { forgetPublished, lastAfter, lastAtRest, publishWaiting, type SeatEvent } from '../store/events.ts';

/** A loop that does `round` now and then, at once after `wake`, one at a time. */
export interface Loop {
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Runs `round` every `everyMs` and soon after each `wake`. `round` tells whether there may be more to do at once.
 * The first of several failures is told, and the next round tries again.
 */
export function startLoop(everyMs: number, round: () => Promise<boolean>, onError: (error: unknown) => void): Loop {
  let stopped = false;
  let again = false;
  let failing = false;
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    do {
      again = false;
      try {
        if (await round()) again = true;
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

const batch = 500;

/** Sends the events of seats to the live channel. What was committed but not sent, by a process that died, goes out with the next round. */
export function startPublisher(db: Database, broker: Broker, onError: (error: unknown) => void): Loop {
  let nextCleaning = 0;
  return startLoop(
    500,
    async () => {
      if (performance.now() > nextCleaning) {
        nextCleaning = performance.now() + 3_600_000;
        await forgetPublished(db);
      }
      const sent = await publishWaiting(db, batch, (event) =>
        broker.publish(eventsTopic(event.runId), JSON.stringify(eventMessage(event))),
      );
      return sent === batch;
    },
    onError,
  );
}

type Local = Pick<Broker, 'publishLocal'>;

function tellLocal(broker: Local, events: readonly SeatEvent[]): void {
  for (const event of events) broker.publishLocal(eventsTopic(event.runId), JSON.stringify(eventMessage(event)));
}

/** The clocks of the processes and of the database may differ by this much, in milliseconds. */
const clockMargin = 5000;

/**
 * Tells the browsers of this process the last change of each run that changed while it did not hear the bus: another process may have come back
 * first and have sent what they missed. Who has missed a change sees the gap and asks for the map: one answer, however long the bus was away.
 */
export async function tellMissed(db: Database, broker: Local, lostAt: Date): Promise<void> {
  tellLocal(broker, await lastAfter(db, new Date(lostAt.getTime() - clockMargin)));
}

const secondsBetweenReminders = 15;
/** Younger changes may still be on their way. */
const restSeconds = 2;

/**
 * Tells the browsers of this process the last change of each run again, twice, once the run has come to rest. Who lost a change on the way learns of it
 * by the next one; the last one has none.
 */
export async function remind(db: Database, broker: Local): Promise<void> {
  tellLocal(broker, await lastAtRest(db, restSeconds + 2 * secondsBetweenReminders, restSeconds));
}

/** Reminds every 15 s. */
export function startReminder(db: Database, broker: Local, onError: (error: unknown) => void): Loop {
  return startLoop(
    secondsBetweenReminders * 1000,
    async () => {
      await remind(db, broker);
      return false;
    },
    onError,
  );
}
