import { useEffect, useState, useSyncExternalStore } from 'react';
import { assign, createActor, sendParent, setup } from 'xstate';
import { inspect } from '../src/inspect.ts';

const timer = setup({}).createMachine({
  id: 'timer',
  initial: 'waiting',
  states: { waiting: { on: { WIND: { target: 'wound', actions: sendParent({ type: 'TICKED' }) } } }, wound: {} },
});

const clock = setup({
  types: {
    context: {} as { minutes: number; name: string },
    events: {} as { type: 'WOUND' } | { type: 'TICKED' } | { type: 'SET'; minutes: number },
  },
  actors: { timer },
}).createMachine({
  id: 'clock',
  context: { minutes: 0, name: 'kitchen' },
  invoke: { id: 'timer', src: 'timer' },
  initial: 'still',
  on: { SET: { actions: assign({ minutes: ({ event }) => event.minutes }) } },
  states: {
    still: {
      on: {
        WOUND: { actions: ({ self }) => self.getSnapshot().children.timer?.send({ type: 'WIND' }) },
        TICKED: { target: 'running', actions: assign({ minutes: ({ context }) => context.minutes + 1 }) },
      },
    },
    running: {},
  },
});

/** A story that runs its actor, with a child. */
function Clock() {
  const [actor] = useState(() => createActor(clock, { inspect }));
  useEffect(() => void actor.start(), [actor]);
  const snapshot = useSyncExternalStore(
    (changed) => {
      const { unsubscribe } = actor.subscribe(changed);
      return unsubscribe;
    },
    () => actor.getSnapshot(),
  );
  return (
    <p>
      <button type="button" onClick={() => actor.send({ type: 'WOUND' })}>
        wind
      </button>
      <output>{`${snapshot.value}, ${snapshot.context.minutes} min`}</output>
    </p>
  );
}

export default { title: 'storybook-xstate/Running', component: Clock, parameters: { xstate: { inspect: true } } };

export const Running = {};
