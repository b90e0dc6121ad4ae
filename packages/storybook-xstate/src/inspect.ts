import type { InspectionEvent } from 'xstate';

type Listener = (event: InspectionEvent) => void;

/** A build may contain this module twice, so the listeners are kept beside it. */
const KEY = Symbol.for('storybook-xstate.inspect');

function listeners(): Set<Listener> {
  const page = globalThis as { [KEY]?: Set<Listener> };
  return (page[KEY] ??= new Set());
}

/**
 * Shows an actor that a story runs in the panel: `useMachine(machine, { inspect })`, or `createActor(machine, { inspect })`. The story says
 * `parameters: { xstate: { inspect: true } }`.
 */
export function inspect(event: InspectionEvent): void {
  for (const listener of listeners()) listener(event);
}

/** Calls the listener with all that the inspected actors do. */
export function listen(listener: Listener): void {
  listeners().add(listener);
}
