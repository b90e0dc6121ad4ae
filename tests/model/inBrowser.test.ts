import { describe, expect, it } from 'vitest';
import { leaves, netsOf, pathsOf, provedBy, transitions, walked, walkThrough } from 'xstate-paths';
import { inBrowser } from './inBrowser.ts';
import { loadCharts } from './loadCharts.ts';

const charts = (await loadCharts()).filter(({ table }) => table !== null);
const everything = (chart: (typeof charts)[number]) => new Set(chart.models.flatMap(({ machine }) => transitions(machine)));

describe.each(charts.map((chart) => [chart.id, chart] as const))('the browser’s part of %s', (_, chart) => {
  const models = walked(chart);
  const all = pathsOf(chart, 'transitions');
  const walksOf = (paths: typeof all) =>
    paths.flatMap((path) => {
      const model = models[path.model];
      return model ? [walkThrough(model, path.steps)] : [];
    });

  it('crosses every transition when nothing was simulated', () => {
    const crossed = new Set(walksOf(inBrowser(chart, new Set())).flatMap(({ crosses }) => crosses));
    const nets = new Set(netsOf(chart.models));
    expect([...everything(chart)].filter((name) => !crossed.has(name) && !nets.has(name))).toEqual([]);
  });

  it('uses every event, shows every state and proves every row, also when everything was simulated', () => {
    const chosen = inBrowser(chart, everything(chart));
    const eventsOf = (paths: typeof all) => [...new Set(paths.flatMap(({ steps }) => steps.map(({ event }) => event.type)))].toSorted();
    const rowsOf = (paths: typeof all) => [...new Set(paths.flatMap((path) => provedBy(chart, path)))].toSorted();
    expect(eventsOf(chosen)).toEqual(eventsOf(all));
    expect(rowsOf(chosen)).toEqual(rowsOf(all));
    const shown = new Set(walksOf(chosen).flatMap(({ comesTo }) => comesTo));
    expect(chart.models.flatMap(({ machine }) => leaves(machine)).filter((id) => !shown.has(id))).toEqual([]);
  });
});
