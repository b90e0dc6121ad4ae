import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import {
  beginning,
  follow,
  goalOf,
  isIn,
  MOST_SIMPLE,
  pathNumbered,
  pathsOf,
  render,
  statesOf,
  tellPath,
  textOf,
  walked,
  wordsOf,
} from 'xstate-paths';
import { walkText } from 'xstate-paths/walks';
import { decodeRecipe, toolText } from '../../services/sandbox/switchboard/recipe.ts';
import type { ChartEvent } from './chart.ts';
import { loadCharts } from './loadCharts.ts';
import { linkOf, recipeOf } from './link.ts';
import { sellSeat } from './sandbox.ts';
import { obstacleCount, obstacleOf } from './playerOnly.ts';
import { speech } from './speech.ts';

const charts = await loadCharts();
const chartOf = (id: string) => charts.find((chart) => chart.id === id) ?? failWithout(id);
function failWithout(id: string): never {
  throw new Error(`no chart ${id}`);
}

const signIn = chartOf('signIn');
const challenge = chartOf('challenge');
const phoneCode = chartOf('phoneCode');

describe('paths', () => {
  it('keep their numbers when only those to a state are requested, and end there', () => {
    const all = pathsOf(phoneCode, 'transitions');
    const some = pathsOf(phoneCode, 'transitions', 'dead');
    expect(some.length).toBeGreaterThan(0);
    for (const path of some) {
      expect(isIn(path.end, 'dead')).toBe(true);
      const whole = all.find(({ number }) => number === path.number);
      expect(whole?.steps.slice(0, path.steps.length)).toEqual(path.steps);
    }
  });

  it('without a cycle are counted, reach the state once, and pass no situation twice', () => {
    const paths = pathsOf(phoneCode, 'simple', 'verified');
    expect(paths.length).toBeGreaterThan(1);
    expect(paths.length).toBeLessThanOrEqual(MOST_SIMPLE);
    const [model] = walked(phoneCode);
    if (!model) throw new Error('no model');
    for (const { steps } of paths) {
      let end = beginning(model);
      const seen = [end, ...steps.map(({ event }) => ({ end } = follow(model, end, event)).end)].map((snapshot) =>
        JSON.stringify([snapshot.value, model.facts(snapshot)]),
      );
      expect(new Set(seen).size).toBe(seen.length);
      expect(isIn(end, 'verified')).toBe(true);
    }
  });
});

describe('numbers of paths', () => {
  it.each(charts.map((chart) => [chart.id, chart] as const))('%s: a number means the same path for every kind', (_, chart) => {
    for (const kind of ['transitions', 'shortest'] as const) {
      for (const path of pathsOf(chart, kind)) expect(pathNumbered(chart, path.number)?.steps).toEqual(path.steps);
    }
  });

  it('there is one shortest path to each state', () => {
    const checkout = chartOf('checkout');
    const paths = pathsOf(checkout, 'shortest');
    expect(paths.length).toBeLessThanOrEqual(statesOf(checkout).length);
    const reached = (state: string) =>
      paths.some(({ end }) => isIn(end, state)) || walked(checkout).some((model) => isIn(beginning(model), state));
    expect(statesOf(checkout).filter((state) => !reached(state))).toEqual([]);
  });

  it('a path without a cycle has the number of the same path of another kind', () => {
    const simple = pathsOf(phoneCode, 'simple', 'verified');
    for (const { number, steps } of pathsOf(phoneCode, 'transitions')) {
      const names = steps.map(({ name }) => name).join();
      const same = simple.find((path) => path.steps.map(({ name }) => name).join() === names);
      if (same) expect(same.number).toBe(number);
    }
  });
});

describe('formats', () => {
  const paths = pathsOf(signIn, 'transitions');

  it('csv has a row for each step, with any characters', () => {
    const rows: string[][] = parse(render(signIn, paths, 'csv', speech));
    expect(rows[0]).toEqual([
      'statechart',
      'camino',
      'requisitos',
      'meta',
      'inicio',
      'paso',
      'evento',
      'palabras',
      'antes',
      'sandbox',
      'termina',
    ]);
    expect(rows).toHaveLength(1 + paths.reduce((sum, path) => sum + tellPath(signIn, path, speech).steps.length, 0));
    const starts = new Set(rows.slice(1).map(([, , , , start]) => start));
    const asGuest = 'Abre la tienda sin sesión, toca «Entrar» y «Como invitado».';
    expect(starts).toEqual(
      new Set([
        asGuest,
        `Entra como invitado con un teléfono, cierra el saludo sin dar tu nombre y cierra la sesión. ${asGuest}`,
        'Abre la tienda sin sesión y toca «Entrar». antes, apagar la red del equipo antes de tocar «Entrar»',
        'Abre sin sesión el mapa de una salida y toca un asiento libre.',
        'Abre la tienda sin sesión, toca «Entrar» y «Como invitado», llena los datos hasta que llegue el código y recarga la página.',
        'Compra como invitado, cierra la sesión y toca un asiento libre de otra salida.',
      ]),
    );
    const { table } = signIn;
    if (!table) throw new Error('no table');
    const emailTyped: ChartEvent = { says: 'Escribe "uno, dos"\ny tres', play: async () => {} };
    const named = { ...signIn, table: { ...table, events: { ...table.events, emailTyped } } };
    const odd: string[][] = parse(render(named, paths, 'csv', speech));
    expect(odd.find((row) => row[6] === 'emailTyped')?.[7]).toBe('Escribe "uno, dos"\ny tres');
  });

  it('json contains the data to play a step', () => {
    const [first] = JSON.parse(render(signIn, paths, 'json', speech));
    expect(first).toMatchObject({ chart: 'signIn', number: 1, start: 'Abre la tienda sin sesión, toca «Entrar» y «Como invitado».' });
    expect(first.goal).not.toBe('');
    expect(first.steps[0]).toEqual({ name: 'emailTyped', type: 'field.typed', says: 'Escribe el correo', before: [], tools: [] });
  });

  it('a path that no person can follow says so, and every listed one exists', () => {
    const noted = charts.flatMap((chart) =>
      pathsOf(chart, 'transitions').filter((path) => textOf(chart, path, speech).includes('[solo con --run')),
    );
    expect(noted).toHaveLength(obstacleCount);
    expect(obstacleCount).toBeLessThanOrEqual(15);
    const beyond = charts.flatMap((chart) =>
      pathsOf(chart, 'transitions').filter((path) => (obstacleOf(chart.id, path)?.step ?? 0) > tellPath(chart, path, speech).steps.length),
    );
    expect(beyond).toEqual([]);
  });

  it('md numbers the steps of each path', () => {
    expect(render(signIn, paths.slice(0, 1), 'md', speech)).toMatch(
      /^# signIn\n\n## 1\. .+\n\nMeta: .+\n\nPara empezar: .+\n\n1\. Escribe el correo/,
    );
  });
});

describe('what a step needs of the sandbox', () => {
  it.each(charts.map((chart) => [chart.id, chart] as const))('%s: every action of the switchboard has a button', (_, chart) => {
    const needed = pathsOf(chart, 'transitions').flatMap(({ steps }) =>
      steps.flatMap(({ name }, index) => wordsOf(chart, name, steps.slice(index + 1)).sandbox ?? []),
    );
    const without = needed
      .filter(({ text, tools }) => text.includes('tablero') && tools.every((tool) => tool.do === 'byHand'))
      .map(({ text }) => text);
    expect([...new Set(without)]).toEqual([]);
  });

  it('has the words of its button where a seat is sold', () => {
    const { text, tools } = sellSeat();
    expect(tools.map(toolText)).toEqual([text]);
    expect(text).toBe('tablero: vender el asiento');
    expect(tools).toEqual([{ do: 'seat', to: 'sell' }]);
  });

  it('is never a console: no words of a path name a route of the switchboard', () => {
    const words = charts.flatMap((chart) => pathsOf(chart, 'transitions').map((path) => textOf(chart, path, speech)));
    expect(words.filter((text) => /\b(GET|POST) /.test(text))).toEqual([]);
    expect(words.join('\n')).toContain('haz una reserva pagada con «Hacer la reserva» del tablero');
  });

  it('depends on the next steps of the path', () => {
    const paths = pathsOf(signIn, 'transitions').map((path) => textOf(signIn, path, speech));
    expect(paths.join('\n')).toContain('teléfono que termina en 0003');
    expect(paths.join('\n')).toContain('cualquier teléfono de 10 dígitos');
  });
});

describe('the link of a path', () => {
  it('contains the whole path, with each fault at the step that it precedes', () => {
    const path = pathsOf(challenge, 'transitions').find(({ steps }) => steps.some(({ name }) => name === 'statusLost'));
    if (!path) throw new Error('no path loses the status');
    const recipe = recipeOf(challenge, path, { step: 2, at: '2026-11-21T07:10:04Z', shiftSeconds: 541, with: 'Begoña' });
    const link = linkOf('http://localhost:3001', recipe);
    expect(link.length).toBeLessThan(8_000);
    expect(decodeRecipe(new URL(link).searchParams.get('path') ?? '')).toEqual(recipe);
    expect(recipe.steps.map(({ says }) => says)).toEqual(tellPath(challenge, path, speech).steps.map(({ says }) => says));
    const tools = [...recipe.before, ...recipe.steps.flatMap((step) => step.before ?? [])].map(toolText);
    expect(tools.join('\n')).toMatch(/^tablero: getPaymentTransaction (responde bien.*; luego )?responde con un error 500$/m);
  });

  it('has the goal and the note of the words, and the tools that they put before a step apart', () => {
    for (const chart of charts) {
      for (const path of pathsOf(chart, 'transitions')) {
        const told = tellPath(chart, path, speech);
        const { steps, note } = told;
        expect(recipeOf(chart, path)).toMatchObject({
          goal: goalOf(chart, told, speech),
          start: expect.stringContaining(note ?? told.start),
        });
        for (const [index, { before = [], tools }] of recipeOf(chart, path).steps.entries()) {
          expect(before).toEqual(steps[index]?.before.flatMap((cause) => cause.tools));
          expect(tools).toEqual(steps[index]?.sandbox?.tools ?? []);
        }
      }
    }
  });

  it.each(charts.map((chart) => [chart.id, chart] as const))('%s: every path has a link that a sandbox can read', (_, chart) => {
    for (const path of pathsOf(chart, 'transitions')) {
      const link = linkOf('http://localhost:3001', recipeOf(chart, path));
      expect(decodeRecipe(new URL(link).searchParams.get('path') ?? '')).toBeDefined();
    }
  });
});

it('a random walk can be repeated', () => {
  expect(walkText(challenge, '42:0:3', speech.words)).toBe(walkText(challenge, '42:0:3', speech.words));
  expect(walkText(challenge, '42:0:3', speech.words)).not.toBe(walkText(challenge, '43:0:3', speech.words)?.replace('43:', '42:'));
  expect(walkText(challenge, 'mañana', speech.words)).toBeNull();
  expect(walkText(challenge, '42:9:3', speech.words)).toBeNull();
});
