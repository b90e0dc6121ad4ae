import { describe, expect, it } from 'vitest';
import { leaves, netsOf, pathsOf, transitions, walked, walkThrough } from 'xstate-paths';
import { loadCharts } from './loadCharts.ts';

const charts = (await loadCharts()).filter(({ table }) => table !== null);

describe.each(charts.map((chart) => [chart.id, chart] as const))('the paths of %s in a browser', (_, chart) => {
  const models = walked(chart);
  const ways = pathsOf(chart, 'transitions').flatMap(({ model: place, steps }) => {
    const model = models[place];
    return model ? [walkThrough(model, steps)] : [];
  });

  it('cross every transition that the world can cause', () => {
    const planned = new Set([...ways.flatMap(({ crosses }) => crosses), ...netsOf(chart.models)]);
    expect(models.flatMap(({ machine }) => transitions(machine)).filter((name) => !planned.has(name))).toEqual([]);
  });

  it('reach every state', () => {
    const seen = new Set(ways.flatMap(({ comesTo }) => comesTo));
    expect(models.flatMap(({ machine }) => leaves(machine)).filter((id) => !seen.has(id))).toEqual([]);
  });
});
