import { createMachine, fromCallback, fromPromise, type AnyStateMachine, type EventObject, type NonReducibleUnknown } from 'xstate';

/** Something a chart asks of the world once. Rejects until the application provides it. */
export function promisePort<Output, Input extends NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`the port ${name} is not provided`)));
}

/** Something of the world that keeps talking to a chart by events. */
export function callbackPort<Input extends NonReducibleUnknown>(name: string) {
  return fromCallback<EventObject, Input>(() => {
    throw new Error(`the port ${name} is not provided`);
  });
}

/** A chart that arrives later than the one that names it: typed as that chart, and no step of it can be reached until the application provides it. */
export function chartPort<Chart extends AnyStateMachine>(name: string): Chart {
  // Only its type is known here; that the file of the chart is not loaded with its parent is the purpose.
  return createMachine({
    id: name,
    entry: () => {
      throw new Error(`the chart ${name} is not provided`);
    },
  }) as AnyStateMachine as Chart;
}
