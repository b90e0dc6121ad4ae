import { expect, it } from 'vitest';
import type { Model } from 'xstate-paths';
import { makeReservation } from '../../services/sandbox/older/words.ts';
import * as catalogue from '../../src/messages/es-MX.ts';
import { loadCharts } from './loadCharts.ts';

/** The texts of a part of the catalogue. Those with a number or a way in them are asked for each of a few. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'object' && part !== null) return Object.values(part).flatMap(textsOf);
  if (typeof part !== 'function') return [];
  return [1, 2, 'outbound', 'return'].flatMap((value) => {
    try {
      return textsOf(part(value));
    } catch {
      return [];
    }
  });
}

const shown = new Set([...textsOf(catalogue), makeReservation]);

const all = await loadCharts();
const charts = all.filter(({ table }) => table !== null);

/** Charts whose events have no words yet: the live channel, which no screen shows, and those of the office. */
const withoutWords = ['liveChannel', 'office', 'officeAct', 'staffInvitation', 'staffSignIn'];

it('finds the charts, and words for all but those', () => {
  expect(charts.length).toBeGreaterThan(0);
  expect(all.filter((chart) => !charts.includes(chart)).map(({ id }) => id)).toEqual(withoutWords);
});

it.each(charts.map((chart) => [chart.id, chart] as const))('%s has an entry for each of its events, and for nothing else', (_, chart) => {
  const events = new Set(chart.models.flatMap((model) => Object.keys(model.events)));
  expect(Object.keys(chart.table?.events ?? {}).toSorted()).toEqual([...events].toSorted());
});

it.each(charts.map((chart) => [chart.id, chart] as const))('%s describes different events with different words', (_, chart) => {
  const said = Object.values(chart.table?.events ?? {}).map(({ says }) => says);
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
});

/** How the models of a chart begin, before any of its paths. */
function startsOf({ models, table }: (typeof charts)[number]): (string | undefined)[] {
  const start = table?.start;
  const startsAt = ({ events }: Model, place: number) => {
    if (typeof start !== 'function') return [start];
    const steps = Object.entries(events).map(([name, event]) => ({ name, event }));
    return [start(place, []), start(place, steps)];
  };
  return models.flatMap(startsAt);
}

it.each(charts.map((chart) => [chart.id, chart] as const))('%s begins each of its models in one way', (_, chart) => {
  const starts = startsOf(chart);
  expect(starts.filter((text) => text === undefined || text === '' || /si el camino|; para |, o /i.test(text))).toEqual([]);
});

it.each(charts.map((chart) => [chart.id, chart] as const))('%s quotes buttons and titles as the shop shows them', (_, chart) => {
  const said = [...startsOf(chart), ...Object.values(chart.table?.events ?? {}).map(({ says }) => says)];
  const quoted = new Set(said.flatMap((text = '') => [...text.matchAll(/«([^»]+)»/g)].map(([, label = '']) => label)));
  // Addresses, and faults of the switchboard.
  const labels = [...quoted].filter((label) => !/^[/?]| → /.test(label));
  expect(labels.filter((label) => !shown.has(label))).toEqual([]);
});
