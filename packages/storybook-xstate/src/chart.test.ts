import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { assign, createMachine, emit, fromPromise, not, or, raise, setup, stateIn } from 'xstate';
import { pictureIn } from './album.ts';
import { boardOf, layOutBoard, regionsOf } from './board.ts';
import { centre, fit, move, pinch, reveal, seen, together, zoom } from './camera.ts';
import { fold, groupsOf } from './fold.ts';
import { graphOf, guardText, regionSize, restingLeaves, triggerOf, valueText } from './graph.ts';
import { layOut, type Box, type Measure } from './layout.ts';
import { told } from './says.ts';
import { findIn } from './search.ts';
import { activeStates, begin, offersOf, type Chart } from './walk.ts';

const machine = setup({
  types: { context: {} as { tries: number } },
  actors: { save: fromPromise(() => Promise.resolve('kept')) },
  guards: { isKind: (_, params: { kind: string; of: unknown }) => params.kind === params.of, isTired: ({ context }) => context.tries > 2 },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
  delays: { patience: 5_000 },
}).createMachine({
  id: 'letter',
  context: { tries: 0 },
  initial: 'arriving',
  states: {
    arriving: { always: 'desk' },
    desk: {
      type: 'parallel',
      states: {
        text: {
          initial: 'writing',
          on: { 'text.cleared': '.writing' },
          states: {
            writing: {
              on: { 'key.pressed': { actions: 'count' }, 'letter.signed': 'saving' },
              after: { patience: '#letter.forgotten', 60_000: '#letter.forgotten' },
            },
            saving: {
              invoke: {
                id: 'saving',
                src: 'save',
                onDone: [
                  { guard: { type: 'isKind', params: ({ event }) => ({ kind: 'kept', of: event.output }) }, target: '#letter.sent' },
                  { target: 'writing' },
                ],
                onError: 'writing',
              },
            },
          },
        },
        lamp: {
          initial: 'off',
          states: {
            off: { on: { 'lamp.pressed': 'on' } },
            on: { always: { guard: not(or([stateIn({ desk: { text: 'writing' } }), 'isTired'])), target: 'off' } },
          },
        },
      },
    },
    sent: { type: 'final' },
    forgotten: { on: { 'letter.found': 'desk' } },
  },
});

const done = { type: 'xstate.done.actor.saving', output: 'kept' };
const chart: Chart = {
  machine,
  situations: {
    blank: { input: undefined, events: [] },
    saving: { input: undefined, events: [{ type: 'letter.signed' }] },
    lit: { input: undefined, events: [{ type: 'lamp.pressed' }] },
    sent: { input: undefined, events: [{ type: 'letter.signed' }, done] },
  },
  models: [{ events: { lost: { type: 'xstate.done.actor.saving', output: 'lost' } } }],
};
const graph = graphOf(machine);
const measure: Measure = (text) => text.length * 7;

describe('a chart as data', () => {
  it('has every state under its parent, with its kind', () => {
    expect(graph.states.map(({ id, kind }) => [id.replace('letter.', ''), kind])).toContainEqual(['desk', 'parallel']);
    expect(graph.states.find(({ name }) => name === 'sent')).toMatchObject({ kind: 'final', parent: 'letter' });
    expect(graph.states.find(({ name }) => name === 'text')).toMatchObject({ initial: 'letter.desk.text.writing' });
  });

  it('joins all transitions from one state to another on one edge', () => {
    const edge = graph.edges.find(({ id }) => id === 'letter.desk.text.writing -> letter.forgotten');
    expect(edge?.triggers.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual(['after 1 min', 'after patience']);
    const back = graph.edges.find(({ id }) => id === 'letter.desk.text.saving -> letter.desk.text.writing');
    expect(back?.triggers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'error']);
  });

  it('lists transitions that stay inside a state with that state', () => {
    const inner = (name: string) =>
      graph.states.find((state) => state.name === name)?.inner.map(({ name, into }) => [name, into?.name ?? null]);
    expect(inner('writing')).toEqual([['key.pressed', null]]);
    expect(inner('text')).toEqual([['text.cleared', 'writing']]);
  });

  it('reads guards, also composed ones, with their constant parameters', () => {
    const guardOf = (id: string) => graph.edges.find((edge) => edge.id === id)?.triggers.map(({ guard }) => guard);
    expect(guardOf('letter.desk.text.saving -> letter.sent')).toEqual(['isKind(kept)']);
    expect(guardOf('letter.desk.lamp.on -> letter.desk.lamp.off')).toEqual(['not (in text.writing or isTired)']);
    expect(guardText({ type: 'isOld', params: { years: 3 } })).toBe('isOld(3)');
  });

  it('finds the leaf states in which a chart can stay', () => {
    const names = restingLeaves(graph).map(({ name }) => name);
    expect(names).not.toContain('arriving');
    expect(names).toEqual(['writing', 'saving', 'off', 'on', 'forgotten']);
  });

  it('describes events, answers, failures, delays and values as text', () => {
    expect(triggerOf('xstate.error.actor.save')).toMatchObject({ kind: 'error', name: 'save' });
    expect(triggerOf('xstate.snapshot.clock')).toMatchObject({ kind: 'snapshot', name: 'clock' });
    expect(triggerOf('xstate.after.1500.a.b', 'a.b')).toMatchObject({ kind: 'after', name: '1.5 s' });
    expect(valueText({ a: { b: 'c', d: {} } })).toBe('a.b.c + d');
    expect(regionSize(graph, 'letter.desk.text.writing')).toBe(3);
  });
});

describe('a folded state', () => {
  const seen = fold(graph, new Set(['letter.desk.text', 'letter.desk.lamp']));

  it('hides its inside, and has the transitions that lead out of it', () => {
    expect(groupsOf(graph)).toEqual(['letter.desk', 'letter.desk.text', 'letter.desk.lamp']);
    expect(seen.states.map(({ id }) => id)).toEqual([
      'letter',
      'letter.arriving',
      'letter.desk',
      'letter.desk.text',
      'letter.desk.lamp',
      'letter.sent',
      'letter.forgotten',
    ]);
    const leaving = seen.edges.filter(({ source }) => source === 'letter.desk.text');
    expect(leaving.map(({ target, triggers }) => [target, triggers.length])).toEqual([
      ['letter.forgotten', 2],
      ['letter.sent', 1],
    ]);
    expect(seen.edges.some(({ source }) => source === 'letter.desk.lamp')).toBe(false);
  });

  it('is the same chart when nothing is folded', () => {
    expect(fold(graph, new Set())).toEqual(graph);
  });
});

describe('a search', () => {
  it('finds states, events, conditions and actions, in the order of the chart', () => {
    expect(findIn(graph, 'LAMP')).toEqual(['letter.desk.lamp', 'letter.desk.lamp.off lamp.pressed 0']);
    expect(findIn(graph, 'count')).toEqual(['letter.desk.text.writing key.pressed 0']);
    expect(findIn(graph, 'istired')).toEqual(['letter.desk.lamp.on  0']);
    expect(findIn(graph, ' ')).toEqual([]);
    expect(findIn(graph, 'nowhere')).toEqual([]);
  });
});

describe('a chart with sentences', () => {
  const key = 'letter.desk.lamp.off lamp.pressed 0';
  const spoken = told(graph, {
    events: {},
    transitions: { [key]: ['Somebody presses the switch of the lamp that stands on the desk', 'It burns'] },
  });

  it('is found by its sentences', () => {
    expect(findIn(graph, 'burns')).toEqual([]);
    expect(findIn(spoken, 'burns')).toEqual([key]);
  });

  it('is drawn with the sentence in lines of 230 px at most, and the name of the event below them', async () => {
    const measure: Measure = (text) => text.length * 7;
    const rowIn = async (of: typeof graph) =>
      (await layOut(new ELK(), of, measure)).edges.flatMap(({ rows }) => rows).find(({ trigger }) => trigger.key === key);
    const [named, said] = [await rowIn(graph), await rowIn(spoken)];
    expect(said).toMatchObject({
      text: 'lamp.pressed',
      says: ['Somebody presses the switch of', 'the lamp that stands on the', 'desk / It burns'],
    });
    expect(said?.box.height).toBe((named?.box.height ?? 0) + 3 * 16);
    expect(named?.says).toEqual([]);
  });
});

describe('a walk', () => {
  const blank = begin(chart, { input: undefined, events: [] });

  it('offers the handled events with the transitions they take', () => {
    const offers = offersOf(chart, blank);
    expect(offers.map(({ event }) => event.type)).toEqual(
      expect.arrayContaining(['key.pressed', 'letter.signed', 'lamp.pressed', 'xstate.after.patience.letter.desk.text.writing']),
    );
    expect(offers.find(({ event }) => event.type === 'letter.signed')?.takes).toEqual(['letter.desk.text.writing letter.signed 0']);
  });

  it('offers the answers of an invoked actor with the samples that are known', () => {
    const saving = begin(chart, { input: undefined, events: [{ type: 'letter.signed' }] });
    const answers = offersOf(chart, saving).filter(({ event }) => event.type === done.type);
    expect(answers.map(({ event, takes }) => [event['output'], takes[0]?.at(-1)])).toEqual([
      ['kept', '0'],
      ['lost', '1'],
    ]);
  });

  it('offers a sample of a situation only when no sample of a model has the same effect', () => {
    const saving = begin(chart, { input: undefined, events: [{ type: 'letter.signed' }] });
    const named = { ...chart, models: [{ events: { keptAgain: { ...done, note: 'another' } } }] };
    const answers = offersOf(named, saving).filter(({ event }) => event.type === done.type);
    expect(answers.map(({ sample, takes }) => [sample, takes[0]?.at(-1)])).toEqual([['keptAgain', '0']]);
  });

  it('offers nothing after the chart has ended', () => {
    const sent = begin(chart, { input: undefined, events: [{ type: 'letter.signed' }, done] });
    expect(activeStates(sent)).toContain('letter.sent');
    expect(offersOf(chart, sent)).toEqual([]);
  });
});

describe('a drawing', () => {
  const inside = (one: Box, other: Box) =>
    one.x >= other.x && one.y >= other.y && one.x + one.width <= other.x + other.width && one.y + one.height <= other.y + other.height;
  const overlap = (one: Box, other: Box) =>
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

  it('places every state inside its parent and no label over another or over a leaf', async () => {
    const drawing = await layOut(new ELK(), graph, measure);
    const boxes = new Map(drawing.states.map(({ state, box }) => [state.id, box]));
    for (const { state, box } of drawing.states) if (state.parent !== null) expect(inside(box, boxes.get(state.parent)!)).toBe(true);
    const labels = drawing.edges.flatMap(({ label }) => (label ? [label] : []));
    const leaves = restingLeaves(graph).map(({ id }) => boxes.get(id)!);
    for (const [index, label] of labels.entries()) {
      expect([...labels.slice(index + 1), ...leaves].filter((other) => overlap(label, other))).toEqual([]);
    }
  });

  it('draws every line from its source to its target and starts at the top', async () => {
    const drawing = await layOut(new ELK(), graph, measure);
    const boxes = new Map(drawing.states.map(({ state, box }) => [state.id, box]));
    const touches = (id: string, point: { x: number; y: number } | undefined) =>
      point !== undefined && overlap({ x: point.x - 1, y: point.y - 1, width: 2, height: 2 }, boxes.get(id)!);
    for (const { edge, line } of drawing.edges) {
      expect(touches(edge.source, line.points[0]), edge.id).toBe(true);
      expect(touches(edge.target, line.points.at(-1)), edge.id).toBe(true);
    }
    expect(boxes.get('letter.arriving')!.y).toBeLessThan(boxes.get('letter.desk')!.y);
  });
});

describe('a storyboard', () => {
  it('has one scene for each set of leaf states, and the events between them', async () => {
    const board = boardOf(chart);
    expect(board.scenes.map(({ situations }) => situations)).toEqual([['blank'], ['saving'], ['lit'], ['sent']]);
    const [blank, saving, , sent] = board.scenes.map(({ id }) => id);
    expect(board.passages).toContainEqual({ source: blank, target: saving, triggers: [{ kind: 'event', name: 'letter.signed' }] });
    expect(board.passages).toContainEqual({ source: saving, target: sent, triggers: [{ kind: 'done', name: 'saving' }] });
    const drawing = await layOutBoard(new ELK(), board, measure);
    expect(drawing.scenes).toHaveLength(4);
    expect(drawing.passages).toHaveLength(board.passages.length);
  });

  it('shows one region by its own states, without the situations outside of it', () => {
    const [text, lamp] = regionsOf(chart);
    expect([text?.name, lamp?.name]).toEqual(['text', 'lamp']);
    expect(boardOf(chart, lamp?.id).scenes.map(({ states, situations }) => [states, situations])).toEqual([
      [['letter.desk.lamp.off'], ['blank', 'saving']],
      [['letter.desk.lamp.on'], ['lit']],
    ]);
    expect(regionsOf({ machine: setup({}).createMachine({ id: 'plain', initial: 'on', states: { on: {}, off: {} } }) })).toEqual([]);
  });
});

it('a stored picture is found by its device and globals', () => {
  const album = { folders: { 'Phone theme:dark': 'pictures/1' }, stories: ['letter--blank'] };
  expect(pictureIn(album, { name: 'Phone' }, 'theme:dark', 'letter--blank')).toBe('pictures/1/letter--blank.webp');
  expect(pictureIn(album, { name: 'Phone' }, 'theme:light', 'letter--blank')).toBeNull();
  expect(pictureIn(album, { name: 'Phone' }, 'theme:dark', 'letter--sent')).toBeNull();
});

describe('a camera', () => {
  const sheet = { width: 400, height: 300 };

  it('centres the whole drawing, never larger than its real size', () => {
    expect(fit(sheet, { width: 100, height: 100 })).toEqual({ scale: 1, x: 150, y: 100 });
    expect(fit(sheet, { width: 4000, height: 100 }).scale).toBeLessThan(0.1);
  });

  it('zooms around the pointer', () => {
    const camera = zoom({ x: 10, y: 20, scale: 1 }, 2, { x: 110, y: 120 });
    expect((110 - camera.x) / camera.scale).toBe(100);
    expect((120 - camera.y) / camera.scale).toBe(100);
  });

  it('keeps the drawing under two fingers', () => {
    const { factor, at, shift } = pinch(
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      [
        { x: 100, y: 150 },
        { x: 300, y: 150 },
      ],
    );
    expect(move(zoom({ x: 0, y: 0, scale: 1 }, factor, at), shift)).toEqual({ x: -100, y: -50, scale: 2 });
  });

  it('moves only to show a hidden part', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(reveal(sheet, camera, { x: 50, y: 50, width: 20, height: 20 })).toBe(camera);
    const moved = reveal(sheet, camera, { x: 600, y: 50, width: 20, height: 20 });
    expect(moved).toEqual({ x: -410, y: 0, scale: 1 });
    expect(seen(sheet, moved)).toEqual({ x: 410, y: -0, width: 400, height: 300 });
  });

  it('shows the first parts that fit, without empty sheet', () => {
    const box = (x: number): Box => ({ x, y: 0, width: 50, height: 50 });
    expect(together(sheet, [box(0), box(100), box(900)], 1)).toEqual({ x: 0, y: 0, width: 150, height: 50 });
    expect(centre(sheet, { width: 1000, height: 100 }, box(0), 1).x).toBe(16);
  });
});

it('calls guards, actions and actors without a name by the first words of their source', () => {
  const lock = createMachine({
    id: 'lock',
    initial: 'shut',
    context: { tries: 0 },
    entry: () => Math.random(),
    states: {
      shut: {
        exit: raise({ type: 'noise.heard' }),
        invoke: { src: fromPromise(async () => Promise.resolve(Math.max(1, 2, 3) + Math.min(4, 5, 6))), onDone: 'open' },
        on: {
          turn: {
            guard: ({ context }) => context.tries < 3,
            actions: [assign({ tries: ({ context }) => context.tries + 1 }), emit({ type: 'turned' })],
            target: 'open',
          },
          push: {
            guard: ({ context, event }) => {
              return context.tries > 2 && event.type === 'push' && Object.keys(event).length === 1;
            },
            target: 'open',
          },
          pull: { guard: isStrong, target: 'open' },
        },
      },
      open: {},
    },
  });
  const { states, edges } = graphOf(lock);
  const triggers = edges.flatMap((edge) => edge.triggers);
  expect(triggers.flatMap(({ guard }) => guard ?? [])).toEqual(['context.tries < 3', 'context.tries > 2 && event.type === …', 'isStrong']);
  expect(triggers.flatMap(({ actions }) => actions)).toEqual(['assign tries', 'emit turned']);
  expect(states[0]?.entry).toEqual(['Math.random()']);
  expect(states[1]?.exit).toEqual(['raise noise.heard']);
  expect(states[1]?.invokes).toEqual(['Promise.resolve(Math.max(1, 2, 3) + …']);
});

function isStrong(): boolean {
  return true;
}
