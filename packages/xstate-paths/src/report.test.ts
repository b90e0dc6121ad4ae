import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import {
  english,
  isIn,
  nextOf,
  pathNumbered,
  pathsOf,
  provedBy,
  render,
  statesOf,
  summaryOf,
  tellPath,
  textOf,
  type Chart,
  type ChartTable,
  type Model,
  type NumberedPath,
} from './index.ts';

/** A machine for drinks: a coin is typed by its value, and the answer of the bank follows it. */
const machine = setup({}).createMachine({
  id: 'drinks',
  initial: 'idle',
  states: {
    idle: { on: { 'coin.put': 'paid' } },
    paid: { on: { 'drink.chosen': 'pouring', 'coin.returned': 'idle' } },
    pouring: { on: { 'xstate.poured': 'done', 'xstate.jammed': 'jammed' } },
    jammed: { on: { kicked: 'paid' } },
    done: { type: 'final' },
  },
});
const model: Model = {
  machine: machine.provide({}),
  input: undefined,
  events: {
    coinPut: { type: 'coin.put' },
    coinReturned: { type: 'coin.returned' },
    drinkChosen: { type: 'drink.chosen' },
    poured: { type: 'xstate.poured' },
    jams: { type: 'xstate.jammed' },
    kicked: { type: 'kicked' },
  },
  facts: () => null,
};
const play = () => Promise.resolve();
const table: ChartTable = {
  start: 'Stand before the machine.',
  begin: play,
  events: {
    coinPut: {
      says: 'Put a coin in',
      types: 'coin',
      sandbox: { text: 'coin 1', tools: [], typed: { label: 'coin', accepts: ['1', '2'] } },
      play,
    },
    coinReturned: { says: 'Press "return",\nand wait', play },
    drinkChosen: {
      says: 'Choose a drink',
      sandbox: (rest) => (nextOf(rest, 'jams') ? { text: 'the big cup', tools: [] } : undefined),
      play,
    },
    poured: {
      says: 'It pours',
      sandbox: { text: 'coin 2', tools: [], typed: { label: 'coin', accepts: ['2'] } },
      proves: () => ['DRINK-1'],
      play,
    },
    jams: { says: 'It jams', sandbox: { text: 'pull the plug', tools: [], when: 'before' }, play },
    kicked: { says: 'Kick it', play },
  },
};
const drinks: Chart = { id: 'drinks', models: [model], table };

describe('the paths of a chart', () => {
  it('have one number for every kind', () => {
    for (const kind of ['transitions', 'shortest'] as const)
      for (const path of pathsOf(drinks, kind)) expect(pathNumbered(drinks, path.number)?.steps).toEqual(path.steps);
  });

  it('to a state end with their last entry to it', () => {
    for (const { end, steps } of pathsOf(drinks, 'transitions', 'jammed')) {
      expect(isIn(end, 'jammed')).toBe(true);
      expect(steps.at(-1)?.name).toBe('jams');
    }
  });

  it('are counted with the states', () => {
    expect(statesOf(drinks)).toEqual(['idle', 'paid', 'pouring', 'jammed', 'done']);
    expect(summaryOf(drinks)).toMatchObject({ id: 'drinks', states: 5, events: 6 });
  });
});

describe('a path in words', () => {
  const path = pathsOf(drinks, 'transitions').find(({ steps }) => steps.some(({ name }) => name === 'jams'));
  if (!path) throw new Error('no path jams');
  const inWords = tellPath(drinks, path, english);
  const step = (name: string) => inWords.steps.find((one) => one.name === name);

  it('names a typed value where it is typed, the one that the later answer needs', () => {
    expect(path.steps.at(-1)?.name).toBe('poured');
    expect(inWords.steps.findLast(({ name }) => name === 'coinPut')?.sandbox?.text).toBe('coin 2');
    expect(step('poured')?.sandbox).toBeUndefined();
  });

  it('prepares a cause before the last action of the person', () => {
    expect(step('drinkChosen')?.before.map(({ text }) => text)).toEqual(['pull the plug']);
    expect(step('drinkChosen')?.sandbox?.text).toBe('the big cup');
    expect(step('jams')?.sandbox).toBeUndefined();
  });

  it('has the requirements that its steps prove', () => {
    expect(provedBy(drinks, path)).toEqual(['DRINK-1']);
    expect(textOf(drinks, path, english)).toMatch(/^drinks \d+ {2}→ {2}done \[DRINK-1\]\n {2}Goal: It pours\n {2}To begin: Stand before/);
  });

  it('is a conflict when no single value brings about every answer', () => {
    const jams = { says: 'It jams', sandbox: { text: 'coin 5', tools: [], typed: { label: 'coin', accepts: ['5'] } }, play };
    const never: Chart = { ...drinks, table: { ...table, events: { ...table.events, jams } } };
    expect(tellPath(never, path, english).conflicts).toEqual(['It jams / It pours']);
    // Where the field stays, the person types another value before the later answer.
    const told = tellPath(never, path, { ...english, staysOpen: (label) => label === 'coin' });
    expect(told.conflicts).toEqual([]);
    expect(told.steps.flatMap(({ before }) => before.map(({ text }) => text))).toContain('coin 2');
  });

  it('says before it begins what its speech notes of it', () => {
    const noted = {
      ...english,
      noteOf: (chart: string, { steps }: Pick<NumberedPath, 'steps'>) => `only the machine plays ${chart} to ${steps.at(-1)?.name}`,
    };
    expect(textOf(drinks, path, noted)).toContain(`  To begin: Stand before the machine.  [only the machine plays drinks to poured]\n`);
    expect(JSON.parse(render(drinks, [path], 'json', noted))[0].note).toBe('only the machine plays drinks to poured');
  });

  it('without a table has the names of its events', () => {
    const bare = tellPath({ ...drinks, table: null }, path, english);
    expect(bare.start).toBe('Open the page.');
    expect(bare.steps.map(({ says }) => says)).toEqual(path.steps.map(({ name }) => name));
  });
});

describe('formats', () => {
  const paths = pathsOf(drinks, 'transitions');

  it('csv quotes words with commas, quotes and line ends', () => {
    const csv = render(drinks, paths, 'csv', english);
    expect(csv.split('\n')[0]).toBe('chart,path,requirements,goal,start,step,event,words,before,cause,ends');
    expect(csv).toContain('coinReturned,"Press ""return"",\nand wait",');
  });

  it('cases have a row for each action, with what follows it, and their title once', () => {
    const path = paths.find(({ steps }) => steps.some(({ name }) => name === 'jams'));
    if (!path) throw new Error('no path jams');
    const cases = render(drinks, [path], 'cases', english);
    expect(cases.split('\n')[0]).toBe('Title,Section,References,Preconditions,Steps (Step),Steps (Expected Result)');
    expect(cases).toContain('\ndrinks 1: It pours,drinks,DRINK-1,Stand before the machine.,Put a coin in [coin 1],\n');
    expect(cases).toContain('\n,,,,"Choose a drink [before, pull the plug] [the big cup]",It jams\n');
    expect(cases.endsWith('\n,,,,Choose a drink,"It pours\ndone"')).toBe(true);
  });

  it('spec is a file with a test for each path and a step for each sentence', () => {
    const spec = render(drinks, paths, 'spec', english);
    expect(spec).toMatch(/^import \{ test \} from '@playwright\/test';\n\ntest\("drinks 1 {2}→ {2}/);
    expect(spec.match(/^test\(/gm)).toHaveLength(paths.length);
    const sentences = paths.reduce((sum, path) => sum + 1 + tellPath(drinks, path, english).steps.length, 0);
    expect(spec.match(/^ {2}await test\.step\(/gm)).toHaveLength(sentences);
    expect(spec).toContain('"Press \\"return\\",\\nand wait"');
  });

  it('json has the data of each step, md numbers them', () => {
    const [first] = JSON.parse(render(drinks, paths, 'json', english));
    expect(first).toMatchObject({ chart: 'drinks', number: 1, start: table.start });
    expect(first.steps[0]).toMatchObject({ name: 'coinPut', type: 'coin.put', says: 'Put a coin in' });
    expect(render(drinks, paths.slice(0, 1), 'md', english)).toMatch(
      /^# drinks\n\n## 1\. .+\n\nGoal: .+\n\nTo begin: .+\n\n1\. Put a coin in/,
    );
  });
});
