import type { SnapshotFrom } from 'xstate';
import type { BookingActor } from '../../../src/app/boot/bookingActor.ts';

export type Snapshot = SnapshotFrom<BookingActor>;
export type Effect = (snapshot: Snapshot) => void;

type Run<Key> = (key: Key) => (() => void) | undefined | void;

/** An effect as React has them: `run` gets a key when its content changes, after the end of what it did for the key before. */
export function effect<Key>(key: (snapshot: Snapshot) => Key, run: Run<Key>): Effect {
  let last: string | undefined;
  let end: ReturnType<Run<Key>>;
  return (snapshot) => {
    const next = key(snapshot);
    const text = JSON.stringify(next) ?? '';
    if (text === last) return;
    last = text;
    end?.();
    end = run(next);
  };
}

/** Runs the effects now, and after each task in which a chart changed. */
export function follow(actor: BookingActor, effects: readonly Effect[]): void {
  let isScheduled = false;
  const run = () => {
    isScheduled = false;
    const snapshot = actor.getSnapshot();
    for (const look of effects) look(snapshot);
  };
  actor.system.inspect(({ type }) => {
    if (isScheduled || type !== '@xstate.snapshot') return;
    isScheduled = true;
    queueMicrotask(run);
  });
  run();
}
