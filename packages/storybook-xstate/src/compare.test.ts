import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { command } from './command.ts';
import { compared, listed } from './compare.ts';
import { graphOf } from './graph.ts';

const older = createMachine({
  id: 'trip',
  initial: 'home',
  states: {
    home: { on: { leave: 'road', sleep: { actions: 'dream' } } },
    road: {
      initial: 'walking',
      states: {
        walking: { on: { run: 'running', fall: [{ guard: 'isHard', target: '#trip.hurt' }, { target: 'resting' }] } },
        running: {},
        resting: {},
      },
    },
    hurt: { on: { heal: 'home' } },
  },
});
const newer = createMachine({
  id: 'trip',
  initial: 'home',
  states: {
    home: { entry: 'greet', on: { leave: 'road', sleep: { actions: 'snore' }, fly: 'there' } },
    road: {
      initial: 'walking',
      states: {
        walking: { on: { run: 'running', fall: [{ guard: 'isHard', target: 'running' }, { target: '#trip.resting' }] } },
        running: {},
      },
    },
    resting: {},
    there: {},
  },
});

describe('two versions of a chart', () => {
  const { before, after, texts } = compared(graphOf(older), graphOf(newer));

  it('tell what is new, gone, moved and changed, in words', () => {
    expect(listed(texts).split('\n')).toEqual([
      '~ home',
      '→ road.resting → resting',
      '− hurt',
      '+ there',
      '~ home: sleep → home',
      '→ road.walking: fall [isHard] → hurt → road.running',
      '− hurt: heal → home',
      '+ home: fly → there',
    ]);
  });

  it('mark it in each of them, and nothing else', () => {
    expect([...before].filter(([, change]) => change === 'gone').map(([id]) => id)).toEqual(['trip.hurt', 'trip.hurt heal 0']);
    expect([...after].filter(([, change]) => change === 'new').map(([id]) => id)).toEqual(['trip.there', 'trip.home fly 0']);
    expect([before.get('trip.road.resting'), after.get('trip.resting')]).toEqual(['moved', 'moved']);
    // A transition to a state that moved is the same transition.
    expect(before.has('trip.road.walking fall 1')).toBe(false);
    expect(compared(graphOf(older), graphOf(older)).texts).toEqual([]);
  });

  it('compare each target of a transition that has several', () => {
    const lamps = (second: string) =>
      graphOf(
        createMachine({
          id: 'lamps',
          type: 'parallel',
          on: { night: { target: ['.left.on', second] } },
          states: { left: { initial: 'off', states: { on: {}, off: {} } }, right: { initial: 'off', states: { on: {}, off: {} } } },
        }),
      );
    expect(compared(lamps('.right.on'), lamps('.right.on')).texts).toEqual([]);
    expect(listed(compared(lamps('.right.on'), lamps('.right.off')).texts)).toBe('→ lamps: night → right.on → right.off');
  });

  const tools = {
    load: (path: string) => Promise.resolve<Record<string, unknown>>({ machine: path === 'older.ts' ? older : newer }),
    read: (path: string) => (path === 'older.json' ? JSON.stringify(graphOf(older)) : '{}'),
    paint: () => Promise.resolve(new Uint8Array(1)),
  };
  const run = (line: string) => command(line.split(' '), tools);

  it('are listed, or drawn side by side, from modules and stored charts', async () => {
    const [list] = await run('compare older.json newer.ts');
    expect(list).toEqual({ path: null, content: `${listed(texts)}\n` });
    const outputs = await run('compare older.ts newer.ts --svg a.svg --png a.png');
    expect(outputs.map(({ path }) => path)).toEqual(['a.png', 'a.svg']);
    const svg = String(outputs[1]?.content);
    expect([svg.match(/ data-change="new"/g)?.length, svg.match(/ data-change="gone"/g)?.length]).toEqual([3, 3]);
    expect(svg).toContain('<desc id="chart-description">~ home');
  });

  it.each([
    ['compare older.ts', 'which two to compare'],
    ['compare other.json newer.ts', 'other.json is no chart that draw --json wrote: it has no states'],
  ])('say what is wrong with %s', async (line, sentence) => {
    await expect(run(line)).rejects.toThrow(sentence);
  });
});
