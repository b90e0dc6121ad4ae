import { setTimeout as pause } from 'node:timers/promises';
import type { Broker } from '../../shared/broker.ts';
import type { Database } from '../../shared/db.ts';
import { type Loop, startLoop, startLoopNow } from '../../shared/loop.ts';
import { eventMessage, eventsTopic, type SeatEvent } from '../domain/channel.ts';
import { forgetHeld } from '../store/claims.ts';
import { forgetPublished, lastAfter, lastAtRest, publishWaiting } from '../store/events.ts';

const batch = 500;
/** Rest between two publications. */
const restMs = 10;

/** Publishes seat events to the live channel. The next round publishes events that a crashed process committed but did not send. */
export function startPublisher(db: Database, broker: Broker, onError: (error: unknown) => void): Loop {
  let nextCleaning = 0;
  return startLoopNow(
    500,
    async () => {
      if (performance.now() > nextCleaning) {
        nextCleaning = performance.now() + 3_600_000;
        await forgetPublished(db);
        await forgetHeld(db);
      }
      const sent = await publishWaiting(db, batch, (event) =>
        broker.publish(eventsTopic(event.runId), JSON.stringify(eventMessage(event))),
      );
      // While a bus is busy, its changes go out together; a browser reads them at most every 120 ms.
      if (sent > 0 && sent < batch) await pause(restMs);
      return sent === batch;
    },
    onError,
  );
}

type Local = Pick<Broker, 'publishLocal'>;

function publishLocally(broker: Local, events: readonly SeatEvent[]): void {
  for (const event of events) broker.publishLocal(eventsTopic(event.runId), JSON.stringify(eventMessage(event)));
}

/** Tolerance in milliseconds between the clocks of the processes and of the database. */
const clockMargin = 5000;

/**
 * Publishes to the browsers of this process the last change of each run that changed while the bus was away. Another process may have
 * reconnected first and sent what this one missed. A browser that missed a change sees the gap and refetches the map once, however long the
 * bus was away.
 */
export async function publishMissed(db: Database, broker: Local, lostAt: Date): Promise<void> {
  publishLocally(broker, await lastAfter(db, new Date(lostAt.getTime() - clockMargin)));
}

const secondsBetweenReminders = 15;
/** Younger changes may not have arrived yet. */
const restSeconds = 2;

/**
 * Publishes to the browsers of this process the last change of each run again, twice, when the run is at rest. A browser notices a lost
 * change by the next one, and after the last change there is none.
 */
export async function remind(db: Database, broker: Local): Promise<void> {
  publishLocally(broker, await lastAtRest(db, restSeconds + 2 * secondsBetweenReminders, restSeconds));
}

/** Runs `remind` every 15 s. */
export function startReminder(db: Database, broker: Local, onError: (error: unknown) => void): Loop {
  return startLoop(secondsBetweenReminders * 1000, () => remind(db, broker), onError);
}
