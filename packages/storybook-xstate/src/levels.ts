import * as React from 'react';
import type { Level } from './camera.ts';
import { detailed, detailsOf, type Detail } from './detail.ts';
import type { ChartGraph } from './graph.ts';
import type { Drawing } from './layout.ts';
import type { Drawn } from './notes.ts';
import { reasonOf } from './walk.ts';

/** A drawing of a chart with so much detail. */
export type DrawnLevel = Level & { detail: Detail; graph: ChartGraph; drawing: Drawing };

export type Levels = { levels: readonly DrawnLevel[]; failure: string | null };

const NONE: Levels = { levels: [], failure: null };

/** A level that saves less than that part of the area of the nearer one is left out. */
const WORTH = 0.8;

/** Caches the layout of each graph. */
const drawings = new Map<string, Promise<Drawing>>();

function drawingOf(graph: ChartGraph, kept: Drawn | undefined): Promise<Drawing> {
  const key = JSON.stringify(graph);
  if (kept?.graph === key) return Promise.resolve(kept.drawing);
  const drawing = drawings.get(key) ?? import('./draw.ts').then(({ draw }) => draw(graph));
  drawings.set(key, drawing);
  return drawing;
}

/**
 * The drawings of a chart from far away to near; the nearest one is there first. Those of another chart go when it changes, and those of
 * this chart stay until the new ones are there. `folds` are the groups that a person opened or folded against the detail, and `kept` is a
 * drawing that the build made.
 */
export function useLevels(chart: ChartGraph | null, folds: ReadonlyMap<string, boolean>, kept?: Drawn): Levels {
  // A message brings the same chart as another object.
  const key = chart && JSON.stringify(chart);
  const [drawn, setDrawn] = React.useState<{ id: string; result: Levels }>({ id: '', result: NONE });
  const known = React.useRef(new Set<string>());
  React.useEffect(() => {
    if (key === null) return;
    const graph = JSON.parse(key) as ChartGraph;
    let isWanted = true;
    const show = (levels: readonly DrawnLevel[]) => isWanted && setDrawn({ id: graph.id, result: { levels, failure: null } });
    const work = async () => {
      let levels: readonly DrawnLevel[] = [];
      for (const detail of detailsOf(graph).toReversed()) {
        const seen = detailed(graph, detail, (id, byDetail) => folds.get(id) ?? byDetail);
        /* oxlint-disable no-await-in-loop -- one at a time, so that the story stays quick */
        if (levels.length > 0) await idle();
        const level = levelOf(detail, seen, await drawingOf(seen, kept));
        /* oxlint-enable no-await-in-loop */
        if (!isWanted) return;
        const [nearer] = levels;
        if (nearer && areaOf(level) > WORTH * areaOf(nearer)) continue;
        levels = [level, ...levels];
        if (!known.current.has(graph.id)) show(levels);
      }
      known.current.add(graph.id);
      show(levels);
    };
    work().catch((error: unknown) => isWanted && setDrawn({ id: graph.id, result: { levels: [], failure: reasonOf(error) } }));
    return () => {
      isWanted = false;
    };
  }, [key, folds, kept]);
  return drawn.id === chart?.id ? drawn.result : NONE;
}

/** The next moment without work, at most half a second away. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });
}

function levelOf(detail: Detail, graph: ChartGraph, drawing: Drawing): DrawnLevel {
  const boxes = new Map(drawing.states.map(({ state, box }) => [state.id, { box, parent: state.parent }]));
  return { detail, graph, drawing, size: drawing, boxes };
}

function areaOf({ size: { width, height } }: Level): number {
  return width * height;
}
