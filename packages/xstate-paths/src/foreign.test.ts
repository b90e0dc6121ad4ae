import { describe, expect, it } from 'vitest';
import { assign, fromPromise, raise, setup, spawnChild, stopChild } from 'xstate';
import {
  canHappen,
  done,
  elapsed,
  failed,
  follow,
  beginning,
  isIn,
  leaves,
  netsOf,
  shortestPaths,
  simplePaths,
  transitionCover,
  transitions,
  walkThrough,
  type Model,
} from './index.ts';

// Charts that no shop has: each shows parts of XState that the paths have to understand.

const never = fromPromise(() => new Promise<number>(() => {}));

/** What the cover of a model leaves out: transitions and states. */
function missedBy(model: Model): string[] {
  const walks = transitionCover(model).map(({ steps }) => walkThrough(model, steps));
  const crossed = new Set(walks.flatMap(({ crosses, comesTo }) => [...crosses, ...comesTo]));
  return [...transitions(model.machine), ...leaves(model.machine)].filter((name) => !crossed.has(name));
}

const namesOf = (model: Model) => transitionCover(model).map(({ steps }) => steps.map(({ name }) => name).join(' '));

describe('a kettle: invoke and after', () => {
  const machine = setup({ actors: { boil: never }, delays: { patience: 5_000 } }).createMachine({
    id: 'kettle',
    initial: 'idle',
    states: {
      idle: { on: { pressed: 'boiling' } },
      boiling: {
        invoke: { id: 'boil', src: 'boil', onDone: 'hot', onError: 'broken' },
        after: { patience: 'slow' },
      },
      slow: { on: { pressed: 'boiling' }, after: { 60_000: 'idle' } },
      hot: { type: 'final' },
      broken: { type: 'final' },
    },
  });
  const model: Model = {
    machine,
    input: undefined,
    events: {
      pressed: { type: 'pressed' },
      boiled: done('boil'),
      burnt: failed('boil', 'no water'),
      late: elapsed('patience', 'kettle.boiling'),
      forgotten: elapsed(60_000, 'kettle.slow'),
    },
    facts: () => null,
  };

  it('is crossed by two paths, because one of the ends ends each', () => {
    expect(missedBy(model)).toEqual([]);
    expect(transitionCover(model)).toHaveLength(2);
  });

  it('answers only while its actor runs, and a delay passes only in its state', () => {
    const idle = beginning(model);
    const boiling = follow(model, idle, { type: 'pressed' }).end;
    const allowed = (from: typeof idle) =>
      Object.entries(model.events)
        .filter(([, event]) => canHappen(from, event))
        .map(([name]) => name);
    expect(allowed(idle)).toEqual(['pressed']);
    expect(allowed(boiling)).toEqual(['pressed', 'boiled', 'burnt', 'late']);
    expect(allowed(follow(model, boiling, done('boil')).end)).toEqual([]);
  });

  it('has a shortest path to each situation, and paths without a cycle to a state', () => {
    expect(shortestPaths(model).map(({ steps }) => steps.length)).toEqual([0, 1, 2, 2, 2]);
    expect(simplePaths(model, 'hot', 10).map(({ steps }) => steps.map(({ name }) => name))).toEqual([['pressed', 'boiled']]);
  });

  it('has a net for an actor whose failure the model leaves out', () => {
    const { burnt: _, ...events } = model.events;
    expect(netsOf([{ ...model, events }])).toEqual(['kettle.boiling — xstate.error.actor.boil → kettle.broken']);
    expect(netsOf([model])).toEqual([]);
  });
});

describe('a player: parallel regions and history', () => {
  const machine = setup({}).createMachine({
    id: 'player',
    type: 'parallel',
    states: {
      deck: {
        initial: 'off',
        states: {
          off: { on: { switched: 'on.last' } },
          on: {
            initial: 'radio',
            on: { switched: 'off' },
            states: { radio: { on: { turned: 'tape' } }, tape: { on: { turned: 'radio' } }, last: { type: 'history' } },
          },
        },
      },
      sound: { initial: 'loud', states: { loud: { on: { muted: 'mute' } }, mute: { on: { muted: 'loud' } } } },
    },
  });
  const model: Model = {
    machine,
    input: undefined,
    events: { switched: { type: 'switched' }, turned: { type: 'turned' }, muted: { type: 'muted' } },
    facts: () => null,
  };

  it('is crossed whole, and its history is no state', () => {
    expect(missedBy(model)).toEqual([]);
    expect(leaves(machine)).toEqual([
      'player.deck.off',
      'player.deck.on.radio',
      'player.deck.on.tape',
      'player.sound.loud',
      'player.sound.mute',
    ]);
  });

  it('is another situation when its history differs', () => {
    // Off without a memory, off after the radio, off after the tape: each with sound and without.
    expect(shortestPaths(model).filter(({ end }) => isIn(end, 'deck.off'))).toHaveLength(6);
  });
});

describe('a lift: wildcards, raised events and guards that are written in place', () => {
  const machine = setup({ types: { context: {} as { floor: number } } }).createMachine({
    id: 'lift',
    context: { floor: 0 },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'call.up': {
            guard: ({ context }) => context.floor < 2,
            target: 'moving',
            actions: [assign({ floor: ({ context }) => context.floor + 1 })],
          },
          'call.*': { actions: raise({ type: 'alarm' }) },
          alarm: 'stuck',
        },
      },
      moving: { on: { arrived: 'closed', '*': 'stuck' } },
      stuck: {},
    },
  });
  const model: Model = {
    machine,
    input: undefined,
    events: { up: { type: 'call.up' }, down: { type: 'call.down' }, arrived: { type: 'arrived' } },
    facts: ({ context }) => context.floor,
  };

  it('is crossed whole, the raised event with the step that caused it', () => {
    expect(missedBy(model)).toEqual([]);
    const raised = follow(model, beginning(model), { type: 'call.down' });
    expect(raised.crosses).toEqual(['lift.closed — call.* → ·', 'lift.closed — alarm → lift.stuck']);
  });

  it('names a guard that is written in place, so that the transition counts as guarded', () => {
    expect(transitions(machine)).toContain('lift.closed — call.up [guard] → lift.moving');
  });
});

describe('a meter: a fact that never repeats', () => {
  const machine = setup({ types: { context: {} as { turns: number } } }).createMachine({
    id: 'meter',
    context: { turns: 0 },
    initial: 'on',
    states: { on: { on: { turned: { actions: assign({ turns: ({ context }) => context.turns + 1 }) }, pressed: 'off' } }, off: {} },
  });
  const model: Model = {
    machine,
    input: undefined,
    events: { turned: { type: 'turned' }, pressed: { type: 'pressed' } },
    facts: ({ context, value }) => [value, context.turns],
  };

  it('is told with the chart and the fact', () => {
    const told = /^meter has more than \d+ steps. The fact with the most values is facts\[1\]: \d{4,}, such as 0, 1, 2\.$/;
    expect(() => transitionCover(model)).toThrow(told);
    expect(() => shortestPaths(model)).toThrow(told);
  });
});

describe('a kitchen: spawned actors', () => {
  const machine = setup({ actors: { cook: never }, types: { context: {} as { served: number } } }).createMachine({
    id: 'kitchen',
    context: { served: 0 },
    on: {
      ordered: { guard: ({ context }) => context.served < 1, actions: spawnChild('cook', { id: 'dish' }) },
      'xstate.done.actor.dish': { actions: [stopChild('dish'), assign({ served: ({ context }) => context.served + 1 })] },
    },
  });
  const model: Model = {
    machine,
    input: undefined,
    events: { ordered: { type: 'ordered' }, cooked: done('dish') },
    facts: ({ context }) => context.served,
  };

  it('answer only after they were spawned', () => {
    expect(canHappen(beginning(model), done('dish'))).toBe(false);
    expect(namesOf(model)).toEqual(['ordered cooked']);
    expect(missedBy(model)).toEqual([]);
  });
});
