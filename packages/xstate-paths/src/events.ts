import type { AnyEventObject } from 'xstate';

/** The answer of the actor `id`, as the event that the chart receives. */
export function done(id: string, output?: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${id}`, output, actorId: id };
}

/** The rejection of the actor `id`. */
export function failed(id: string, error: unknown): AnyEventObject {
  return { type: `xstate.error.actor.${id}`, error, actorId: id };
}

/** The end of a delay (`after`) of a state. `delay` is its name or its milliseconds, `state` the id of the state (`shop.waiting`). */
export function elapsed(delay: string | number, state: string): AnyEventObject {
  return { type: `xstate.after.${delay}.${state}` };
}
