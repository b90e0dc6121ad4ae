import {
  and,
  assign,
  cancel,
  createMachine,
  enqueueActions,
  fromCallback,
  fromObservable,
  fromPromise,
  not,
  raise,
  sendTo,
  setup,
  stateIn,
  stopChild,
  type AnyActorRef,
} from 'xstate';
import type { Chart } from '../src/index.ts';

/** `after` with numbers, names and functions, and a state that enters itself again. */
const signal = setup({
  delays: { short: 2_000, byLoad: () => 500 },
  actions: { count: () => {}, ring: () => {} },
}).createMachine({
  id: 'signal',
  description: 'Lets the one side go, then the other.',
  initial: 'go',
  states: {
    go: { entry: 'count', exit: ['ring', 'count'], after: { 30_000: 'slow' }, on: { 'button.pressed': { target: 'go', reenter: true } } },
    slow: { description: 'Only a moment', after: { short: 'stop', byLoad: { target: 'go', guard: () => false } } },
    stop: { after: { 90_000: 'go' }, on: { 'power.cut': '#dark' } },
    dark: { id: 'dark' },
  },
});

/** Regions, a transition with a target in each, and guards that look at the other region. */
const page = createMachine({
  id: 'page',
  type: 'parallel',
  on: { 'all.reset': { target: ['.bold.off', '.list.none'] } },
  states: {
    bold: { initial: 'off', states: { off: { on: { TOGGLE: 'on' } }, on: { on: { TOGGLE: 'off' } } } },
    list: {
      initial: 'none',
      states: {
        none: { on: { BULLETS: { target: 'bullets', guard: and([stateIn({ bold: 'on' }), not(stateIn('#far'))]) } } },
        bullets: { id: 'far', on: { NONE: 'none' } },
      },
    },
    empty: {},
  },
});

/** Shallow and deep history, with and without a default. */
const player = createMachine({
  id: 'player',
  initial: 'idle',
  states: {
    idle: { on: { resumed: 'deck.last', continued: 'deck.exact' } },
    deck: {
      initial: 'song',
      on: { stopped: 'idle', cleaned: '.last' },
      states: {
        song: { initial: 'playing', states: { playing: { on: { paused: 'waiting' } }, waiting: {} }, on: { switched: 'radio' } },
        radio: { on: { switched: 'song' } },
        last: { type: 'history', target: 'radio' },
        exact: { type: 'history', history: 'deep' },
      },
    },
  },
});

/** Nested final states with `onDone`, of a compound and of a parallel state, and an output. */
const form = createMachine({
  id: 'form',
  initial: 'filling',
  output: { kept: true },
  states: {
    filling: {
      initial: 'name',
      onDone: 'checking',
      states: { name: { on: { NEXT: 'mail' } }, mail: { on: { NEXT: 'ready' } }, ready: { type: 'final' } },
    },
    checking: {
      type: 'parallel',
      onDone: { target: 'kept', actions: 'thank' },
      states: {
        spelling: { initial: 'running', states: { running: { on: { SPELT: 'over' } }, over: { type: 'final' } } },
        address: { initial: 'running', states: { running: { on: { FOUND: 'over' } }, over: { type: 'final' } } },
      },
    },
    kept: { type: 'final', output: 'kept' },
  },
});

/** Invoked promise, callback, observable and machine. */
const reader = setup({
  types: { context: {} as { pages: number } },
  actors: {
    load: fromPromise(async ({ input }: { input: { page: number } }) => input.page),
    keys: fromCallback(({ sendBack }) => {
      sendBack({ type: 'key' });
      return () => {};
    }),
    ticks: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => {} }) })),
    form,
  },
}).createMachine({
  id: 'reader',
  context: { pages: 0 },
  invoke: { src: 'keys' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ page: context.pages }),
        onDone: [
          { guard: ({ event }) => event.output > 3, target: 'reading' },
          { target: 'asking', actions: assign({ pages: ({ event }) => event.output }) },
        ],
        onError: { target: 'failed' },
      },
    },
    reading: {
      invoke: [
        { src: 'ticks', onSnapshot: { actions: assign({ pages: ({ context }) => context.pages + 1 }) } },
        { src: 'load', input: { page: 1 } },
      ],
    },
    asking: { invoke: { src: 'form', onDone: 'reading', onError: 'failed' } },
    failed: { on: { retry: 'loading' } },
  },
});

/** Wildcards, partial wildcards, forbidden events, and events without a target. */
const router = createMachine({
  id: 'router',
  initial: 'quiet',
  on: { '*': { actions: 'note' } },
  states: {
    quiet: { on: { 'mouse.*': 'busy', 'mouse.left': {}, 'key.pressed': undefined } },
    busy: { on: { '*': 'quiet', 'mouse.up': { actions: ['note', 'note'] } } },
  },
});

/** `raise`, `cancel`, `enqueueActions`, and `always` with guards in a row. */
const meter = setup({ types: { context: {} as { value: number }, events: {} as { type: 'up' | 'down' | 'over' | 'late' } } }).createMachine(
  {
    id: 'meter',
    context: { value: 0 },
    initial: 'weighing',
    states: {
      weighing: {
        always: [
          { guard: ({ context }) => context.value > 2, target: 'heavy' },
          { guard: ({ context }) => context.value < 0, target: 'light' },
        ],
        on: {
          up: { actions: [assign({ value: ({ context }) => context.value + 1 }), raise({ type: 'late' }, { delay: 100, id: 'late' })] },
          down: { actions: [assign({ value: ({ context }) => context.value - 1 }), cancel('late')] },
          late: { actions: enqueueActions(({ enqueue, check }) => void (check(() => true) && enqueue.raise({ type: 'over' }))) },
          over: 'heavy',
        },
      },
      heavy: { entry: raise({ type: 'over' }), on: { over: 'light' } },
      light: {},
    },
  },
);

/** Actors spawned into the context, sent to, and stopped. */
const nursery = setup({
  types: { context: {} as { children: AnyActorRef[] } },
  actors: { form },
  actions: { greet: sendTo('first', { type: 'NEXT' }) },
}).createMachine({
  id: 'nursery',
  context: ({ spawn }) => ({ children: [spawn('form', { id: 'first' })] }),
  on: {
    add: { actions: assign({ children: ({ context, spawn }) => [...context.children, spawn('form')] }) },
    greet: { actions: 'greet' },
    drop: { actions: [stopChild('first'), assign({ children: [] })] },
  },
});

/** Ids with dots, names with spaces and signs, targets by id, and states that leave for their own parents and children. */
const names = createMachine({
  id: 'a.b.c',
  initial: 'two words',
  states: {
    'two words': { id: 'x.y', on: { 'an event': '#z', 'ünïcode "quoted" <b>': { target: '#a\\.b\\.c', reenter: true } } },
    outer: {
      id: 'z',
      initial: 'inner',
      on: { deeper: { target: '.inner.core', reenter: true }, same: { target: 'outer', reenter: true } },
      states: {
        inner: {
          id: 'elsewhere',
          initial: 'core',
          on: { up: '#z', out: '#x\\.y' },
          states: { core: { on: { top: { target: '#z', reenter: true } } } },
        },
      },
    },
  },
});

/** Names that nobody provides, and parts that throw. */
const broken = createMachine({
  id: 'broken',
  initial: 'standing',
  states: {
    standing: {
      entry: 'missingAction',
      invoke: { src: 'missingActor', onDone: 'fallen', onError: 'fallen' },
      on: {
        ASK: { guard: 'missingGuard', target: 'fallen' },
        WEIGH: {
          guard: () => {
            throw new Error('the scale is broken');
          },
          target: 'fallen',
        },
        ADD: {
          actions: assign(() => {
            throw new Error('the sum is broken');
          }),
        },
        RUN: 'circling',
        FALL: 'fallen',
      },
      after: { missingDelay: 'fallen' },
    },
    circling: { always: 'dizzy' },
    dizzy: { always: 'circling' },
    fallen: {},
  },
});

/** A context that cannot be made without an input. */
const hungry = createMachine({
  id: 'hungry',
  context: ({ input }) => ({ size: (input as { meal: string[] }).meal.length }),
  initial: 'eating',
  states: { eating: { on: { full: 'asleep' } }, asleep: { type: 'final' } },
});

/** Nothing at all, and a first state that does not exist. */
const bare = createMachine({});
const aimless = createMachine({ id: 'aimless', initial: 'nowhere', states: { one: { on: { GO: 'two' } }, two: {} } });

/** Charts in the shapes that people write, none of them made for this add-on. */
export const foreign = {
  signal: { machine: signal },
  page: { machine: page },
  player: { machine: player },
  form: { machine: form },
  reader: {
    machine: reader,
    models: [{ events: { many: { type: 'xstate.done.actor.load', output: 9 }, few: { type: 'xstate.done.actor.load', output: 1 } } }],
  },
  router: { machine: router },
  meter: { machine: meter },
  nursery: { machine: nursery },
  names: { machine: names },
  broken: { machine: broken },
  hungry: { machine: hungry },
  fed: { machine: hungry, input: { meal: ['soup'] } },
  bare: { machine: bare },
  aimless: { machine: aimless },
} satisfies Record<string, Chart>;
