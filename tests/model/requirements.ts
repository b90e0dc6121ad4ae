import { beginning, follow, type Model, type Path } from '../../machines/testing/paths.ts';
import type { ChartTable } from './chart.ts';

/** The requirements that the steps of a path prove. */
export function requirementsOf({ events }: ChartTable, model: Model, { steps }: Path): string[] {
  let snapshot = beginning(model);
  const ids = steps.flatMap(({ name, event }) => {
    const proved = events[name]?.proves?.(snapshot) ?? [];
    snapshot = follow(model, snapshot, event).end;
    return proved;
  });
  return [...new Set(ids)];
}
