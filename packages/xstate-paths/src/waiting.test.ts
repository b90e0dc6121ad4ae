import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { done, english, failed, pathsOf, tellPath, type Chart, type ChartTable, type Due, type Model, type Speech } from './index.ts';

/** A lift that is called, and may be called off before it comes. */
const machine = setup({ actors: { come: fromPromise(async () => 'here') } }).createMachine({
  id: 'lift',
  initial: 'away',
  states: {
    away: { on: { called: 'coming' } },
    coming: {
      initial: 'quiet',
      states: { quiet: { on: { knocked: 'loud' } }, loud: {} },
      invoke: { id: 'come', src: 'come', onDone: 'here', onError: 'away' },
      on: { calledOff: 'away' },
    },
    here: { type: 'final' },
  },
});
const model: Model = {
  machine,
  input: undefined,
  events: {
    called: { type: 'called' },
    knocked: { type: 'knocked' },
    calledOff: { type: 'calledOff' },
    comes: done('come'),
    sticks: failed('come', 'stuck'),
  },
  facts: () => null,
};
const play = () => Promise.resolve();
const table: ChartTable = {
  start: (index, steps) => `Stand before lift ${index}, for ${steps.length} steps.`,
  begin: play,
  events: {
    called: { says: 'Call the lift', play },
    knocked: { says: 'Knock at its door', play },
    calledOff: { says: 'Walk away', play },
    comes: { says: 'It comes', play },
    sticks: { says: 'It sticks', sandbox: { text: 'stop the motor', tools: [], when: 'before' }, play },
  },
};
const lift: Chart = { id: 'lift', models: [model], table };

const given: (readonly (readonly Due[])[])[] = [];
const speech: Speech = {
  ...english,
  waiting: {
    release: (actor) => (actor === 'come' ? { text: 'let it go on', tools: [] } : undefined),
    precedes: () => false,
  },
  prepare(turns) {
    given.push(turns);
    return turns.map((turn) =>
      turn.flatMap(({ waits, cause }) => [...(waits ? [{ text: 'hold it', tools: [] }] : []), ...(cause ? [cause] : [])]),
    );
  },
};
const step = (name: string) => ({ name, event: model.events[name] ?? failWithout(name) });
function failWithout(name: string): never {
  throw new Error(`no event ${name}`);
}
const told = (...names: string[]) => {
  const { steps } = tellPath(lift, { model: 0, steps: names.map(step) }, speech);
  return steps.map(({ before, says, sandbox }) =>
    [...before.map(({ text }) => text), says, ...(sandbox ? [sandbox.text] : [])].join(' | '),
  );
};

describe('a request', () => {
  it('waits when the person acts before its answer, and goes on at the answer', () => {
    expect(told('called', 'knocked', 'comes')).toEqual(['hold it | Call the lift', 'Knock at its door', 'It comes | let it go on']);
  });

  it('does not wait when its answer follows', () => {
    expect(told('called', 'comes')).toEqual(['Call the lift', 'It comes']);
    expect(told('called', 'sticks', 'called', 'comes')).toEqual([
      'stop the motor | Call the lift',
      'It sticks',
      'Call the lift',
      'It comes',
    ]);
  });

  it('waits when the person ends it, or acts after it at the end of the path', () => {
    expect(told('called', 'calledOff')).toEqual(['hold it | Call the lift', 'Walk away']);
    expect(told('called', 'knocked')).toEqual(['hold it | Call the lift', 'Knock at its door']);
    expect(told('called')).toEqual(['Call the lift']);
  });

  it('is given to `prepare` with its cause, by the actions of the person', () => {
    given.length = 0;
    told('called', 'sticks', 'called', 'knocked', 'comes');
    expect(given[0]?.map((turn) => turn.map(({ actor, cause, waits }) => [actor, cause?.text, waits]))).toEqual([
      [],
      [['come', 'stop the motor', false]],
      [['come', undefined, true]],
      [],
    ]);
  });
});

it('the start may depend on the path', () => {
  const [path] = pathsOf(lift, 'transitions');
  if (!path) throw new Error('no path');
  expect(tellPath(lift, path, english).start).toBe(`Stand before lift 0, for ${path.steps.length} steps.`);
});
