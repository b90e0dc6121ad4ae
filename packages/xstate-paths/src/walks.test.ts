import { expect, it } from 'vitest';
import { assign, setup, type AnyMachineSnapshot } from 'xstate';
import { isIn, type Model } from './model.ts';
import { walkAgain, walkByChance, walkNamed, walkText } from './walks.ts';
import { english } from './words.ts';

const machine = setup({}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { opened: 'open', locked: 'locked' } },
    open: { on: { closed: 'shut' } },
    locked: { on: { unlocked: 'shut', forced: 'broken' } },
    broken: {},
  },
});
const events = ['opened', 'closed', 'locked', 'unlocked', 'forced'];
const model: Model = { machine, input: undefined, events: Object.fromEntries(events.map((type) => [type, { type }])), facts: () => null };
const door = { id: 'door', models: [model], table: null };

/** The name of a walk that breaks the door, from the message of the failure. */
function failedWalk(): { message: string; name: string } {
  const look = (snapshot: AnyMachineSnapshot) => {
    if (isIn(snapshot, 'broken')) throw new Error('should not break');
  };
  try {
    walkByChance(model, { runs: 500, repeat: (name) => `repeat ${name}` }, look);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return { message, name: /repeat (\S+)$/.exec(message)?.[1] ?? '' };
  }
  throw new Error('no walk breaks the door');
}

it('a failed walk names its shortest version, and the command that repeats it', () => {
  const { message, name } = failedWalk();
  const found = walkNamed(name);
  if (!found) throw new Error(`no walk in ${message}`);
  expect(message).toContain('should not break\nafter locked, forced\nrepeat ');
  expect(walkAgain(model, found).map((step) => step.name)).toEqual(['locked', 'forced']);
});

it('a planted fault is found with nothing but the steps that cause it', () => {
  const desk = setup({ types: { context: {} as { lent: number } } }).createMachine({
    id: 'desk',
    context: { lent: 0 },
    initial: 'shut',
    states: {
      shut: { on: { opened: 'open', rung: {} } },
      open: {
        on: {
          closed: 'shut',
          rung: {},
          greeted: {},
          lent: { actions: assign({ lent: ({ context }) => context.lent + 1 }) },
          returned: { actions: assign({ lent: ({ context }) => Math.max(0, context.lent - 1) }) },
        },
      },
    },
  });
  const names = ['rung', 'greeted', 'opened', 'closed', 'lent', 'returned'];
  const at: Model = {
    machine: desk,
    input: undefined,
    events: Object.fromEntries(names.map((type) => [type, { type }])),
    facts: () => null,
  };
  const look = (snapshot: AnyMachineSnapshot) => {
    if (isIn(snapshot, 'shut') && snapshot.context.lent > 1) throw new Error('two are out overnight');
  };
  expect(() => walkByChance(at, { runs: 5_000 }, look)).toThrow(/^two are out overnight\nafter opened, lent, lent, closed\n/);
});

it('a walk is told in words, and only by a name', () => {
  const { name } = failedWalk();
  expect(walkText(door, name, english.words)).toMatch(/^door, walk \S+\n {2}begins in door\.shut\n {2}1\. locked {2}→ {2}door\.locked\n/);
  expect(walkText(door, 'tomorrow', english.words)).toBeNull();
  expect(walkText(door, '42:9:3', english.words)).toBeNull();
});
