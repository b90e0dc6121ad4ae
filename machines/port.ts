import { fromCallback, fromPromise, type AnyStateMachine, type EventObject, type NonReducibleUnknown } from 'xstate';
import { lateChart, type LateChart } from './lateChart.ts';

/** Declares a one-time effect of a chart. It rejects until the application provides it. */
export function promisePort<Output, Input extends NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`the port ${name} is not provided`)));
}

/** Declares an effect that sends events to a chart repeatedly. */
export function callbackPort<Input extends NonReducibleUnknown>(name: string) {
  return fromCallback<EventObject, Input>(() => {
    throw new Error(`the port ${name} is not provided`);
  });
}

/** Declares a chart that is loaded after the chart that invokes it. Entering it before the application provides it throws. */
export function chartPort<Chart extends AnyStateMachine>(name: string): LateChart<Chart> {
  return lateChart<Chart>(() => {
    throw new Error(`the chart ${name} is not provided`);
  });
}
