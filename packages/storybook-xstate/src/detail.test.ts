import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { land, type Level } from './camera.ts';
import { detailed, detailsOf } from './detail.ts';
import { drawBy } from './draw.ts';
import { focused } from './focus.ts';
import { graphOf } from './graph.ts';
import { letterMeasure } from './letters.ts';
import { struckTexts } from './struck.ts';

const machine = createMachine({
  id: 'trip',
  initial: 'home',
  states: {
    home: { entry: 'greet', on: { leave: 'road', stay: { actions: 'rest' } } },
    road: {
      initial: 'walking',
      on: { tire: '.resting' },
      states: {
        walking: {
          on: {
            run: [
              { guard: 'isFit', target: 'running' },
              { guard: 'isLate', target: 'running' },
            ],
            fall: '#trip.hurt',
          },
        },
        running: { on: { fall: '#trip.hurt', arrive: '#trip.there', shout: '#trip.there', wave: '#trip.there' } },
        resting: { on: { go: 'walking' } },
      },
    },
    hurt: { on: { heal: 'home' } },
    there: { type: 'final' },
  },
});
const graph = graphOf(machine);
const names = ({ states }: { states: { name: string }[] }) => states.map(({ name }) => name);

describe('a chart with less detail', () => {
  it('has its groups, then its states, then all', () => {
    expect(detailsOf(graph)).toEqual(['outline', 1, 'states', 'all']);
    expect(names(detailed(graph, 'outline'))).toEqual(['trip', 'home', 'road', 'hurt', 'there']);
    expect(names(detailed(graph, 'states'))).toEqual(names(graph));
    expect(detailed(graph, 'all')).toEqual(graph);
  });

  it('says what leads out of a group: each event once without its guard, at most two, then how many more', () => {
    const out = (detail: 1 | 'states', id: string) =>
      detailed(graph, detail)
        .edges.find((edge) => edge.id === id)
        ?.triggers.map(({ name, guard }) => [name, guard]);
    expect(out('states', 'trip.road.walking -> trip.road.running')).toEqual([['run', null]]);
    expect(out(1, 'trip.road -> trip.hurt')).toEqual([['fall', null]]);
    expect(out(1, 'trip.road -> trip.there')).toEqual([
      ['arrive', null],
      ['+ 2', null],
    ]);
  });

  it('marks what stands for more transitions by any of them', () => {
    const run = detailed(graph, 'states').edges.find(({ target }) => target === 'trip.road.running')?.triggers[0];
    expect([run?.key, ...(run?.alike ?? [])]).toEqual(['trip.road.walking run 0', 'trip.road.walking run 1']);
  });

  it('folds and opens groups against the detail', () => {
    expect(names(detailed(graph, 'outline', () => false))).toEqual(names(graph));
    expect(names(detailed(graph, 'all', () => true))).not.toContain('walking');
  });

  it('is written in the boxes, without entries', async () => {
    const far = await drawBy(detailed(graph, 'states'), letterMeasure);
    expect(far.edges.every(({ label }) => label === null)).toBe(true);
    const home = far.states.find(({ state }) => state.id === 'trip.home');
    expect(home?.rows.map(({ text }) => text)).toEqual(['leave → road']);
    expect(home?.notes).toEqual([]);
  });
});

describe('a part of a chart', () => {
  const at = new Set(['trip', 'trip.road', 'trip.road.walking']);

  it('has what can happen now', () => {
    const next = focused(graph, at, { on: 'next' });
    expect(next?.edges.map(({ target }) => target)).toEqual(['trip.road.running', 'trip.hurt']);
    expect(names({ states: next?.states ?? [] })).toEqual(['trip', 'road', 'walking', 'running', 'resting', 'hurt']);
  });

  it('has what leads to a state, also through its group', () => {
    const into = (state: string) => focused(graph, at, { on: 'into', state })?.edges.map(({ id }) => id);
    expect(into('trip.hurt')).toEqual(['trip.road.walking -> trip.hurt', 'trip.road.running -> trip.hurt']);
    expect(into('trip.road.walking')).toEqual(['trip.home -> trip.road', 'trip.road.resting -> trip.road.walking']);
    expect(focused(graph, at, { on: 'into', state: 'trip.road.resting' })?.states.find(({ name }) => name === 'road')?.inner).toHaveLength(
      1,
    );
  });

  it('has the shortest way to a state, or is none', () => {
    const way = (state: string) => focused(graph, at, { on: 'way', state })?.edges.map(({ id }) => id) ?? null;
    expect(way('trip.there')).toEqual(['trip.road.walking -> trip.road.running', 'trip.road.running -> trip.there']);
    expect(way('trip.home')).toEqual(['trip.road.walking -> trip.hurt', 'trip.hurt -> trip.home']);
    expect(way('trip.road.walking')).toEqual([]);
    expect(focused(graph, new Set(['trip.there']), { on: 'way', state: 'trip.home' })).toBeNull();
  });
});

describe('a zoom to another level', () => {
  const level = (size: number, boxes: [string, string | null, number][]): Level => ({
    size: { width: size, height: size },
    boxes: new Map(boxes.map(([id, parent, x]) => [id, { parent, box: { x, y: x, width: 100, height: 100 } }])),
  });
  const far = level(1_000, [['group', null, 800]]);
  const near = level(5_000, [
    ['group', null, 2_000],
    ['inside', 'group', 2_000],
  ]);
  const sheet = { width: 400, height: 400 };

  it('keeps the state under the pointer, or the group around it', () => {
    const at = { x: 200, y: 200 };
    const nearer = land(sheet, { x: -650, y: -650, scale: 1 }, at, [far, near], 1);
    expect((at.x - nearer.x) / nearer.scale).toBe(2_050);
    expect(land(sheet, nearer, at, [near, far], 1)).toEqual({ scale: 1, x: -616, y: -616 });
  });
});

/** Six halls of ten rooms; each room leads to the next one, to the hall's end and to the next hall. */
const castle = createMachine({
  id: 'castle',
  initial: 'hall0',
  states: Object.fromEntries(
    Array.from({ length: 6 }, (_, hall) => [
      `hall${hall}`,
      {
        initial: 'room0',
        on: { 'fire.seen': `hall${(hall + 2) % 6}` },
        states: Object.fromEntries(
          Array.from({ length: 10 }, (_, room) => [
            `room${room}`,
            {
              on: {
                'door.opened': `room${(room + 1) % 10}`,
                'stairs.taken': [{ guard: 'isLit', target: `#castle.hall${(hall + 1) % 6}` }],
              },
            },
          ]),
        ),
      },
    ]),
  ),
});

it('draws 67 states on four levels, each smaller than the one before, with no arrow through a text', async () => {
  const graph = graphOf(castle);
  expect(graph.states).toHaveLength(67);
  const areas: number[] = [];
  for (const detail of detailsOf(graph)) {
    // oxlint-disable-next-line no-await-in-loop -- one drawing at a time
    const drawing = await drawBy(detailed(graph, detail), letterMeasure);
    expect(struckTexts(drawing, letterMeasure), String(detail)).toEqual([]);
    areas.push(drawing.width * drawing.height);
  }
  expect(areas).toEqual(areas.toSorted((one, other) => one - other));
});
