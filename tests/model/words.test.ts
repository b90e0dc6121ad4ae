import { expect, it } from 'vitest';
import type { Model } from 'xstate-paths';
import { loadCharts } from './loadCharts.ts';

const all = await loadCharts();
const charts = all.filter(({ table }) => table !== null);

it('finds the charts; only the live channel, which no screen shows, has no words', () => {
  expect(charts.length).toBeGreaterThan(0);
  expect(all.filter((chart) => !charts.includes(chart)).map(({ id }) => id)).toEqual(['liveChannel']);
});

it.each(charts.map((chart) => [chart.id, chart] as const))('%s has an entry for each of its events, and for nothing else', (_, chart) => {
  const events = new Set(chart.models.flatMap((model) => Object.keys(model.events)));
  expect(Object.keys(chart.table?.events ?? {}).toSorted()).toEqual([...events].toSorted());
});

it.each(charts.map((chart) => [chart.id, chart] as const))('%s describes different events with different words', (_, chart) => {
  const said = Object.values(chart.table?.events ?? {}).map(({ says }) => says);
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
});

it.each(charts.map((chart) => [chart.id, chart] as const))('%s begins each of its models in one way', (_, { models, table }) => {
  const start = table?.start;
  const startsAt = ({ events }: Model, place: number) => {
    if (typeof start !== 'function') return [start];
    const steps = Object.entries(events).map(([name, event]) => ({ name, event }));
    return [start(place, []), start(place, steps)];
  };
  const starts = models.flatMap(startsAt);
  expect(starts.filter((text) => text === undefined || text === '' || /si el camino|; para |, o /i.test(text))).toEqual([]);
});
