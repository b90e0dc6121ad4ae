import { graphOf, options, shortestPaths, type Edge, type Graph } from './graph.ts';
import { beginning, walkThrough, type Model, type Path, type Step } from './model.ts';

/** The cost of a new path, in steps of a browser. */
const RESTART = 5;
/** Maximum of steps, because longer paths are hard to follow by hand. */
const LONGEST = 24;

type Tour = { edges: Edge[]; cost: number };

/** The cheapest way from a situation over an uncrossed transition. A way that ends the path includes the cost of a new path. */
function nearestOpen({ edges }: Graph, from: string, open: ReadonlySet<string>): Tour | null {
  const seen = new Set([from]);
  let layer: { at: string; way: Edge[] }[] = [{ at: from, way: [] }];
  const found: Tour[] = [];
  const best = () => found.toSorted((one, other) => one.cost - other.cost)[0] ?? null;
  while (layer.length > 0) {
    const next: typeof layer = [];
    for (const { at, way } of layer) {
      for (const edge of edges.get(at) ?? []) {
        const longer = [...way, edge];
        const cost = longer.length + (edges.has(edge.to) ? 0 : RESTART);
        if (edge.crosses.some((id) => open.has(id))) found.push({ edges: longer, cost });
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        next.push({ at: edge.to, way: longer });
      }
    }
    layer = next;
    // All other ways are longer.
    const cost = best()?.cost ?? Infinity;
    if (cost <= (layer[0]?.way.length ?? 0) + 1) break;
  }
  return best();
}

/**
 * A few paths that cross every transition that the events can cause, and enter every state. The algorithm is greedy, so shorter sets may
 * exist. A path continues to the nearest uncrossed transition. A new path begins where that is nearer, or when the path is long enough. A
 * path that the others cover is dropped.
 */
export function transitionCover(model: Model): Path[] {
  const graph = graphOf(model);
  // Without a possible event, the beginning is the path.
  if (graph.edges.size === 0) return [{ steps: [], end: beginning(model) }];
  const tours = toursOf(graph).map((edges) => edges.map(({ step }) => step));
  const all = [...tours, ...missedBy(model, graph, tours)];
  return withoutNeedless(model, all).map((steps) => ({
    steps,
    end: walkThrough(model, steps).end,
  }));
}

function toursOf(graph: Graph): Edge[][] {
  const open = new Set([...graph.edges.values()].flat().flatMap(({ crosses }) => crosses));
  const tours: Edge[][] = [];
  let tour: Edge[] = [];
  const begin = () => {
    if (tour.length > 0) tours.push(tour);
    tour = [];
  };
  while (open.size > 0) {
    const fresh = nearestOpen(graph, graph.first, open);
    const here = tour.length > 0 ? nearestOpen(graph, tour.at(-1)?.to ?? graph.first, open) : null;
    const goesOn = here !== null && tour.length + here.edges.length <= LONGEST && (fresh === null || here.cost <= fresh.cost + RESTART);
    const way = goesOn ? here : fresh;
    if (way === null) break;
    if (!goesOn) begin();
    tour.push(...way.edges);
    for (const id of way.edges.flatMap(({ crosses }) => crosses)) open.delete(id);
  }
  begin();
  return tours;
}

function covered(model: Model, steps: readonly Step[]): string[] {
  const { crosses, comesTo } = walkThrough(model, steps);
  return [...new Set([...crosses, ...comesTo])];
}

/** The shortest ways over what the tours planned to cross and did not. */
function missedBy(model: Model, { edges }: Graph, tours: readonly Step[][]): Step[][] {
  const done = new Set(tours.flatMap((steps) => covered(model, steps)));
  const isOpen = ({ crosses }: Edge) => crosses.some((id) => !done.has(id));
  if (![...edges.values()].flat().some(isOpen)) return [];
  const { serializeState } = options(model);
  const shortest = new Map(shortestPaths(model).map(({ steps, end }) => [serializeState(end), steps]));
  return [...edges]
    .flatMap(([from, leaving]) => leaving.filter(isOpen).map((edge) => ({ edge, steps: [...(shortest.get(from) ?? []), edge.step] })))
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .flatMap(({ edge, steps }) => {
      if (!isOpen(edge)) return [];
      for (const id of covered(model, steps)) done.add(id);
      return [steps];
    });
}

function withoutNeedless(model: Model, walks: readonly Step[][]): Step[][] {
  const covers = new Map(walks.map((steps) => [steps, covered(model, steps)]));
  const times = new Map<string, number>();
  for (const id of [...covers.values()].flat()) times.set(id, (times.get(id) ?? 0) + 1);
  const needless = new Set<Step[]>();
  for (const [steps, ids] of [...covers].toSorted(([one], [other]) => one.length - other.length)) {
    if (!ids.every((id) => (times.get(id) ?? 0) > 1)) continue;
    needless.add(steps);
    for (const id of ids) times.set(id, (times.get(id) ?? 0) - 1);
  }
  return walks.filter((steps) => !needless.has(steps));
}
