import { expect, it } from 'vitest';
import { setup, type AnyMachineSnapshot } from 'xstate';
import { isIn, type Model, type Step } from './model.ts';
import { walk, walkAgain, walkByChance, walkNamed, walkText } from './walks.ts';
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

it('a failed walk names the command that repeats its shortest version', () => {
  const breaks = (steps: readonly Step[]) => {
    let broken = false;
    walk(model, steps, (snapshot) => (broken ||= isIn(snapshot, 'broken')));
    return broken;
  };
  const { message, name } = failedWalk();
  const found = walkNamed(name);
  if (!found) throw new Error(`no walk in ${message}`);
  const steps = walkAgain(model, found);
  expect(message).toContain('should not break');
  expect(breaks(steps)).toBe(true);
  expect(breaks(steps.slice(0, -1))).toBe(false);
});

it('a walk is told in words, and only by a name', () => {
  const { name } = failedWalk();
  expect(walkText(door, name, english.words)).toMatch(/^door, walk \S+\n {2}begins in door\.shut\n {2}1\. locked {2}→ {2}door\.locked\n/);
  expect(walkText(door, 'tomorrow', english.words)).toBeNull();
  expect(walkText(door, '42:9:3', english.words)).toBeNull();
});
