import { expect, it } from 'vitest';
import { and, assign, not, setup, stateIn } from 'xstate';
import { answersOf, leavesOf, nameOf, shortestPaths, transitionCover, transitions, walkThrough, watchGuards, type Model } from './index.ts';

const machine = setup({
  types: { context: {} as { coins: number } },
  guards: { isPaid: ({ context }) => context.coins > 1, isWorn: (_, { after }: { after: number }) => after > 9 },
}).createMachine({
  id: 'gate',
  context: { coins: 0 },
  initial: 'shut',
  states: {
    shut: {
      always: { guard: 'isPaid', target: 'open' },
      on: {
        coin: { actions: assign({ coins: ({ context }) => context.coins + 1 }) },
        pushed: [
          { guard: and([not('isPaid'), stateIn('open')]), target: 'open' },
          { guard: not('isPaid'), actions: () => {} },
        ],
        kicked: [
          { guard: { type: 'isWorn', params: { after: 1 } }, target: 'open' },
          { guard: ({ context }) => context.coins < 9, target: 'shut', reenter: true },
        ],
      },
    },
    open: {},
  },
});
const types = ['coin', 'pushed', 'kicked'];
const model: Model = {
  machine,
  input: undefined,
  events: Object.fromEntries(types.map((type) => [type, { type }])),
  facts: ({ context }) => context.coins,
};

it('names tell apart what differs in a composed guard, a parameter, reenter or an event', () => {
  expect(transitions(machine)).toEqual([
    'gate.shut — coin → ·',
    'gate.shut — pushed → gate.open',
    'gate.shut — pushed → ·',
    'gate.shut — kicked [isWorn 1] → gate.open',
    'gate.shut — kicked [guard] → gate.shut (reenter)',
    'gate.shut — always [isPaid] → gate.open',
  ]);
});

it('a watched chart does the same under the same names', () => {
  const watched = watchGuards(model);
  const walks = (of: Model) => transitionCover(of).map(({ steps }) => walkThrough(of, steps));
  expect(transitions(watched.model.machine)).toEqual(transitions(machine));
  expect(walks(watched.model).map(({ crosses }) => crosses)).toEqual(walks(model).map(({ crosses }) => crosses));
  expect(walks(watched.model).map(({ end }) => leavesOf(end))).toEqual([['gate.open']]);
});

it('tells what each guard answered', () => {
  const watched = watchGuards(model);
  shortestPaths(watched.model);
  expect([...answersOf([watched, watchGuards(model)])]).toEqual([
    ['gate.shut — pushed → gate.open', { held: false, refused: true }],
    ['gate.shut — pushed → ·', { held: true, refused: false }],
    ['gate.shut — kicked [isWorn 1] → gate.open', { held: false, refused: true }],
    ['gate.shut — kicked [guard] → gate.shut (reenter)', { held: true, refused: false }],
    ['gate.shut — always [isPaid] → gate.open', { held: true, refused: true }],
  ]);
});

it('two transitions that only a composed guard tells apart have different names', () => {
  const twice = setup({ guards: { a: () => false, b: () => true } }).createMachine({
    id: 'twice',
    on: { asked: [{ guard: not('b') }, { guard: not('a') }] },
  });
  expect(transitions(twice)).toEqual(['twice — asked → ·', 'twice — asked → · #2']);
  expect(new Set([...twice.root.transitions.values()].flat().map(nameOf)).size).toBe(2);
});

it('the beginning crosses transitions too, and a chart that nothing can happen to has one path', () => {
  const decided = setup({}).createMachine({ id: 'decided', initial: 'asking', states: { asking: { always: 'known' }, known: {} } });
  const still: Model = { machine: decided, input: undefined, events: {}, facts: () => null };
  const [path] = transitionCover(still);
  expect(path?.steps).toEqual([]);
  expect(walkThrough(still, []).crosses).toEqual(['decided.asking — always → decided.known']);
});
