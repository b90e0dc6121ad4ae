import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

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
