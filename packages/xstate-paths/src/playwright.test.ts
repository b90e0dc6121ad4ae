import { describe, expect, it } from 'vitest';
import { createActor, setup, type AnyActorRef } from 'xstate';
import { pathsOf, type Chart, type ChartTable, type Model } from './index.ts';
import { PathFailed, playPath, statesIn, type ChartState, type Player } from './playwright.ts';

const machine = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'warming' } }, warming: { on: { warm: 'on' } }, on: { on: { pressed: 'off' } } },
});
const model: Model = { machine, input: undefined, events: { pressed: { type: 'pressed' }, warm: { type: 'warm' } }, facts: () => null };

/** The "page": a running actor of the chart. */
type Stage = { lamp: AnyActorRef };
const table: ChartTable<Stage> = {
  start: 'Stand in the dark.',
  begin: async ({ lamp }) => {
    lamp.start();
  },
  events: {
    pressed: { says: 'Press', play: async ({ lamp }) => lamp.send({ type: 'pressed' }) },
    warm: { says: 'It gets warm', play: async ({ lamp }) => lamp.send({ type: 'warm' }) },
  },
};
const chart: Chart<ChartTable<Stage>> = { id: 'lamp', models: [model], table };

/** Reads once, as a page that has settled. */
const once: Player<Stage>['expect'] = {
  poll: (read) => ({ toEqual: async (expected: ChartState) => expect(await read()).toEqual(expected) }),
};

async function played(other: Chart<ChartTable<Stage>> = chart): Promise<string[]> {
  const lamp = createActor(machine);
  const said: string[] = [];
  const [path] = pathsOf(other, 'transitions');
  if (!path) throw new Error('no path');
  await playPath(other, path, {
    stage: { lamp },
    stateOf: async () => ({ value: lamp.getSnapshot().value, status: lamp.getSnapshot().status }),
    expect: once,
    step: async (says, act) => {
      said.push(says);
      await act();
    },
  });
  return said;
}

describe('a path in a page', () => {
  it('plays each step, and the page follows the chart', async () => {
    expect(await played()).toEqual(['Press', 'It gets warm', 'Press']);
  });

  it('fails with the step, the predicted state and that of the page', async () => {
    const broken = { ...table, events: { ...table.events, warm: { says: 'It gets warm', play: async () => {} } } };
    const failure = await played({ ...chart, table: broken }).catch((error: unknown) => error);
    if (!(failure instanceof PathFailed)) throw new Error('it did not fail');
    expect(failure.failure).toEqual({
      step: 2,
      says: 'It gets warm',
      expected: { value: 'on', status: 'active' },
      seen: { value: 'warming', status: 'active' },
    });
    expect(failure.cause).toBeInstanceOf(Error);
  });

  it('waits for the state behind an answer that arrives too fast to be seen', async () => {
    const quick: ChartTable<Stage> = {
      ...table,
      events: {
        pressed: {
          says: 'Press',
          play: async ({ lamp }) => {
            lamp.send({ type: 'pressed' });
            lamp.send({ type: 'warm' });
          },
        },
        warm: { says: 'It gets warm', passing: (snapshot) => snapshot.matches('warming'), play: async () => {} },
      },
    };
    expect(await played({ ...chart, table: quick })).toEqual(['Press', 'It gets warm', 'Press']);
  });
});

it('a state is told by its innermost names', () => {
  expect(statesIn('off')).toBe('off');
  expect(statesIn({ deck: { on: 'radio' }, sound: 'loud', lamp: {} })).toBe('deck.on.radio + sound.loud + lamp');
});
