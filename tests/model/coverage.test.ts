import { describe, expect, it } from 'vitest';
import { leaves, netsOf, pathsOf, transitions, walked, walkThrough } from 'xstate-paths';
import { loadCharts } from './loadCharts.ts';

const charts = await loadCharts();

describe.each(charts.map((chart) => [chart.id, chart] as const))('the paths of %s', (_, chart) => {
  const models = walked(chart);
  const ways = pathsOf(chart, 'transitions').flatMap(({ model: place, steps }) => {
    const model = models[place];
    return model ? [walkThrough(model, steps)] : [];
  });

  it('cross every transition but those that only a bug takes', () => {
    const crossed = new Set(ways.flatMap(({ crosses }) => crosses));
    const missed = models.flatMap(({ machine }) => transitions(machine)).filter((name) => !crossed.has(name));
    expect([...new Set(missed)].toSorted()).toEqual(netsOf(chart.models).toSorted());
  });

  it('reach every state', () => {
    const seen = new Set(ways.flatMap(({ comesTo }) => comesTo));
    expect(models.flatMap(({ machine }) => leaves(machine)).filter((id) => !seen.has(id))).toEqual([]);
  });
});
