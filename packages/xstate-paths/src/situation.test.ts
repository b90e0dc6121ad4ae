import { describe, expect, it } from 'vitest';
import { assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import { chartOf, done, factsOf, treeAfter, situation, to, type Fact, type Model } from './index.ts';

const timer = setup({ types: { context: {} as { beeps: number } } }).createMachine({
  id: 'timer',
  context: { beeps: 0 },
  initial: 'running',
  states: {
    running: { on: { beep: { actions: assign({ beeps: ({ context }) => context.beeps + 1 }) }, stop: 'stopped' } },
    stopped: { type: 'final' },
  },
});

const oven = setup({
  actors: { timer, heat: fromPromise(() => new Promise<number>(() => {})) },
  types: { context: {} as { degrees: number } },
}).createMachine({
  id: 'oven',
  context: { degrees: 0 },
  initial: 'heating',
  states: {
    heating: {
      invoke: {
        id: 'heat',
        src: 'heat',
        onDone: { target: 'baking', actions: assign({ degrees: ({ event }) => event.output }) },
        onError: 'cold',
      },
    },
    baking: {
      invoke: { id: 'timer', src: 'timer', onDone: 'ready' },
      on: { opened: { actions: sendTo('timer', { type: 'beep' }) } },
    },
    ready: {},
    cold: {},
  },
});

const model: Model = {
  machine: oven,
  input: undefined,
  events: { heated: done('heat', 180), opened: { type: 'opened' } },
  facts: () => null,
};

describe('a situation', () => {
  it('is the chart after its events, without a started actor', () => {
    expect(situation(oven, undefined, [done('heat', 180)])).toMatchObject({ value: 'baking', context: { degrees: 180 } });
  });

  it('refuses an event that changes nothing', () => {
    expect(() => situation(oven, undefined, [{ type: 'opened' }])).toThrow('oven: opened does nothing in "heating"');
  });

  it('has its view under its name', () => {
    const view = ({ value }: SnapshotFrom<typeof oven>) => `the oven is ${value}`;
    const { examples } = chartOf(
      oven,
      { begun: { input: undefined, events: [] }, hot: { input: undefined, events: [done('heat', 1)] } },
      view,
    );
    expect(examples).toEqual({ begun: 'the oven is heating', hot: 'the oven is baking' });
  });
});

it('a tree of actors runs the charts that a chart invokes, and no port', () => {
  const { snapshot, received } = treeAfter(oven, undefined, [done('heat', 180), { type: 'opened' }, to('timer', { type: 'stop' })]);
  expect(snapshot.value).toBe('ready');
  expect(received.map(({ type }) => type)).toContain('xstate.done.actor.timer');
});

it('a fact states all that an event does', () => {
  const facts: Fact[] = [
    ['', 'heated', 'baking; degrees=180'],
    ['', 'opened', '-'],
    ['', '!heat', 'cold'],
    ['heated', 'opened', 'stays; timer<beep'],
  ];
  expect(factsOf([model], 0, facts)).toEqual(facts);
});
