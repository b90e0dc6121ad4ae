import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { inOneLine } from './says.ts';
import { below, leavesOf, outwards, parentsOf, type ChartEdge, type ChartGraph, type ChartState, type Trigger } from './graph.ts';

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** The width of a text in pixels; `strong` is the weight of a state's name. */
export type Measure = (text: string, style: 'strong' | 'plain' | 'large') => number;

/** The lines of a state above its triggers. */
export type NoteKind = 'description' | 'entry' | 'exit' | 'invoke';

/** A trigger as text: the lines of its sentence, its name, and its guard; a long guard has separate lines. */
export type Row = { trigger: Trigger; says: string[]; text: string; guards: string[]; box: Box };
/** `left` is where its texts begin. */
export type StateBox = {
  state: ChartState;
  box: Box;
  left: number;
  notes: { kind: NoteKind; text: string; at: Point }[];
  rows: Row[];
  depth: number;
};
export type Line = { source: string; points: Point[] };
export type EdgeLine = { edge: ChartEdge; line: Line; rows: Row[]; label: Box | null };

/** A chart with its layout; sizes are pixels. */
export type Drawing = { width: number; height: number; states: StateBox[]; edges: EdgeLine[]; initials: { at: Point; line: Line }[] };

const LINE = 18;
const GUARD_LINE = 16;
const ICON = 16;
const PAD = 10;
const HEADER = 30;
const DOT = 9;
const LABEL_PAD = 5;
/** Between a text and an arrow beside it. */
const GAP = 4;

/** The text of a trigger beside its symbol. */
export function textOf({ name, reenters, into }: Trigger): string {
  return [name, reenters && into === null ? '↻' : '', into === null ? '' : `→ ${into.name}`].filter(Boolean).join(' ');
}

/** Lays a chart out: states inside their parents, and the label of each edge at its middle. */
export async function layOut(elk: ELK, graph: ChartGraph, measure: Measure): Promise<Drawing> {
  let widths = new Map<string, number>();
  let laidOut = await elk.layout(elkGraphOf(graph, measure, widths));
  for (let turn = 0; turn < TURNS; turn += 1) {
    const more = widthsFor(graph, laidOut, measure);
    if (more.size === 0) break;
    widths = new Map([...widths, ...more]);
    laidOut = await elk.layout(elkGraphOf(graph, measure, widths));
  }
  return drawingOf(graph, laidOut, measure);
}

/** A wider state moves its neighbours and their arrows, so that a header can need more room again. */
const TURNS = 3;

function elkGraphOf(graph: ChartGraph, measure: Measure, widths: ReadonlyMap<string, number>): ElkNode {
  const [root] = graph.states;
  if (!root) throw new Error('a chart has a root');
  const leaves = new Set(leavesOf(graph).map(({ id }) => id));
  const rank = ranksOf(graph);

  const nodeOf = (state: ChartState): ElkNode => {
    const { width, height } = sizeOf(graph, state, measure);
    const least = Math.max(width, widths.get(state.id) ?? 0);
    if (leaves.has(state.id)) return { id: state.id, width, height };
    const children = childrenOf(graph, state.id)
      .sort((one, other) => rank(one.id) - rank(other.id))
      .map(nodeOf);
    const initial = state.initial === null ? [] : [{ id: initialOf(state), width: DOT, height: DOT }];
    return {
      id: state.id,
      children: [...initial, ...children],
      layoutOptions: {
        'elk.padding': `[top=${height + PAD},left=${PAD * 1.6},bottom=${PAD * 1.6},right=${PAD * 1.6}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // From top to bottom, the layout reads the height of a group as its width, and its width as its height.
        'elk.nodeSize.minimum': `(${height}, ${least})`,
      },
    };
  };

  const edges: ElkExtendedEdge[] = graph.edges.map((edge) => ({
    id: edge.id,
    ...(isBack(graph, edge, rank)
      ? { sources: [edge.target], targets: [edge.source] }
      : { sources: [edge.source], targets: [edge.target] }),
    ...(labelSize(graph, edge, measure) && {
      labels: [
        { id: `${edge.id} label`, text: edge.id, ...labelSize(graph, edge, measure), layoutOptions: { 'elk.edgeLabels.inline': 'true' } },
      ],
    }),
  }));
  const initials = graph.states.flatMap((state): ElkExtendedEdge[] =>
    state.initial === null
      ? []
      : [
          {
            id: `${initialOf(state)} edge`,
            sources: [initialOf(state)],
            targets: [state.initial],
            layoutOptions: { 'elk.layered.priority.straightness': '10' },
          },
        ],
  );

  // The largest region stands alone, the others side by side above or below it. The layout needs edges between states for that.
  const stacks = graph.states.flatMap((state): ElkExtendedEdge[] => {
    const regions = state.kind === 'parallel' ? childrenOf(graph, state.id).map(({ id }) => id) : [];
    const [largest = ''] = regions.toSorted((one, other) => below(graph, other).length - below(graph, one).length);
    const place = regions.indexOf(largest);
    return regions.flatMap((region, index) => {
      if (region === largest) return [];
      const [above, under] = index < place ? [region, largest] : [largest, region];
      return [{ id: `${region} beside`, sources: [above], targets: [under] }];
    });
  });

  return {
    id: 'drawing',
    children: [nodeOf(root)],
    edges: [...stacks, ...initials, ...edges],
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.edgeLabels.placement': 'CENTER',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.layered.spacing.nodeNodeBetweenLayers': '26',
      'elk.layered.spacing.edgeNodeBetweenLayers': '14',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
      'elk.spacing.nodeNode': '22',
      'elk.spacing.edgeNode': '14',
      'elk.spacing.edgeEdge': '10',
      'elk.spacing.edgeLabel': '4',
      'elk.padding': '[top=4,left=4,bottom=4,right=4]',
    },
  };
}

function childrenOf({ states }: ChartGraph, id: string): ChartState[] {
  return states.filter(({ parent }) => parent === id);
}

/** The ends of an edge among states of one parent: the outermost states in which source and target differ. */
function apart(graph: ChartGraph, { source, target }: ChartEdge): [string, string] | null {
  const parents = parentsOf(graph);
  const from = outwards(parents, source).reverse();
  const to = outwards(parents, target).reverse();
  const index = from.findIndex((id, at) => id !== to[at]);
  const [one, other] = [from[index], to[index]];
  return one === undefined || other === undefined ? null : [one, other];
}

/** The order of states from the initial state of their parent, so that a chart reads from the top. */
function ranksOf(graph: ChartGraph): (id: string) => number {
  const steps = graph.edges.flatMap((edge) => {
    const pair = apart(graph, edge);
    return pair ? [pair] : [];
  });
  const parents = parentsOf(graph);
  const met = new Set<string>();
  for (const { id: parent, kind, initial } of graph.states) {
    // The initial state may lie deeper than the next level.
    const first =
      kind === 'parallel' || initial === null ? null : (outwards(parents, initial).find((id) => parents.get(id) === parent) ?? null);
    const inside = childrenOf(graph, parent).map(({ id }) => id);
    const queue = first === null || kind === 'parallel' ? [] : [first];
    for (const next of queue) {
      if (met.has(next)) continue;
      met.add(next);
      queue.push(...inside.filter((id) => steps.some(([from, to]) => from === next && to === id)));
    }
    // States that the initial state does not reach are entered from elsewhere.
    for (const id of inside) met.add(id);
  }
  const order = [...met];
  return (id) => order.indexOf(id);
}

function isBack(graph: ChartGraph, edge: ChartEdge, rank: (id: string) => number): boolean {
  const pair = apart(graph, edge);
  return pair !== null && rank(pair[0]) > rank(pair[1]);
}

function drawingOf(graph: ChartGraph, laidOut: ElkNode, measure: Measure): Drawing {
  const nodes = new Map(flat(laidOut).map((node) => [node.id, node]));
  const lines = new Map((laidOut.edges ?? []).map((edge) => [edge.id, edge]));
  const boxOf = (id: string) => boxFrom(nodes.get(id));
  const depths = new Map<string | null, number>([[null, -1]]);

  const states = graph.states.map((state): StateBox => {
    const box = boxOf(state.id);
    const depth = (depths.get(state.parent) ?? -1) + 1;
    depths.set(state.id, depth);
    const top = box.y + HEADER;
    const notes = notesOf(state, measure);
    const header = sizeOf(graph, state, measure);
    const crossings = crossingsOf(laidOut.edges ?? [], { ...box, height: header.height });
    const inner = { x: clearOf(crossings, box, header.width) ?? box.x + PAD, width: header.width - 2 * PAD };
    return {
      state,
      box,
      depth,
      left: inner.x,
      notes: notes.map((note, index) => ({ ...note, at: { x: inner.x, y: top + index * LINE } })),
      rows: rowsAt(innerOf(graph, state), { ...inner, y: top + notes.length * LINE }, measure),
    };
  });

  const edges = graph.edges.map((edge): EdgeLine => {
    const laid = lines.get(edge.id);
    const label = laid?.labels?.[0];
    const box = label ? boxFrom(label) : null;
    const rows = box
      ? rowsAt(edge.triggers.filter(hasWords), { x: box.x + LABEL_PAD, y: box.y + 2, width: box.width - 2 * LABEL_PAD }, measure)
      : [];
    const points = pointsOf(laid);
    return {
      edge,
      line: { source: edge.source, points: laid?.sources[0] === edge.source ? points : points.toReversed() },
      rows,
      label: box,
    };
  });

  const initials = graph.states.flatMap((state) => {
    if (state.initial === null) return [];
    const dot = boxOf(initialOf(state));
    const line = { source: state.id, points: pointsOf(lines.get(`${initialOf(state)} edge`)) };
    return [{ at: { x: dot.x + DOT / 2, y: dot.y + DOT / 2 }, line }];
  });

  return { width: laidOut.width ?? 0, height: laidOut.height ?? 0, states, edges, initials };
}

/** Where the texts of a header begin, so that no arrow to or from the inside of its state runs through them; null without such a place. */
function clearOf(crossings: readonly Span[], { x, width }: Box, wanted: number): number | null {
  const isClear = (left: number) =>
    left >= x + PAD &&
    left + wanted <= x + width + PAD &&
    !crossings.some(({ from, to }) => to > left - GAP && from < left + wanted - 2 * PAD + GAP);
  return [x + PAD, ...crossings.map(({ to }) => to + GAP)].sort((one, other) => one - other).find(isClear) ?? null;
}

type Span = { from: number; to: number };

/** The parts of a header that lines cross, from left to right. */
function crossingsOf(lines: readonly ElkExtendedEdge[], { y, height }: Box): Span[] {
  return lines.flatMap((line) => {
    const points = pointsOf(line);
    return points.slice(1).flatMap((to, index): Span[] => {
      const from = points[index] ?? to;
      if (Math.min(from.y, to.y) >= y + height || Math.max(from.y, to.y) <= y) return [];
      return [{ from: Math.min(from.x, to.x), to: Math.max(from.x, to.x) }];
    });
  });
}

/** The widths with which the headers of the states are clear that are not so yet. */
function widthsFor(graph: ChartGraph, laidOut: ElkNode, measure: Measure): Map<string, number> {
  const nodes = new Map(flat(laidOut).map((node) => [node.id, node]));
  return new Map(
    graph.states.flatMap((state): [string, number][] => {
      const box = boxFrom(nodes.get(state.id));
      const { width, height } = sizeOf(graph, state, measure);
      const crossings = crossingsOf(laidOut.edges ?? [], { ...box, height });
      const inside = crossings.filter(({ from, to }) => to > box.x && from < box.x + box.width);
      if (clearOf(crossings, box, width) !== null) return [];
      return [[state.id, Math.max(...inside.map(({ to }) => to)) - box.x + GAP + width]];
    }),
  );
}

function initialOf({ id }: ChartState): string {
  return `${id} initial`;
}

function hasWords(trigger: Trigger): boolean {
  return trigger.kind !== 'always' || trigger.guard !== null || trigger.says.length > 0;
}

const GUARD_GAP = 6;
const WIDEST = 230;

type Written = { trigger: Trigger; says: string[]; text: string; guards: string[]; width: number; height: number };

/** Breaks a text that is wider than a label. */
function written(trigger: Trigger, measure: Measure): Written {
  const named = writtenName(trigger, measure);
  if (trigger.says.length === 0) return named;
  const fits = (words: string) => ICON + measure(words, 'plain') <= WIDEST;
  // A sentence alone goes on with the target.
  if (trigger.name === '' && named.guards.length === 0) {
    const says = broken([...inOneLine(trigger.says).split(' '), ...(named.text === '' ? [] : [named.text])], fits);
    const width = Math.max(...says.map((line) => ICON + measure(line, 'plain')));
    return { ...named, text: '', says, width, height: LINE + (says.length - 1) * GUARD_LINE };
  }
  const says = broken(inOneLine(trigger.says).split(' '), fits);
  const isNamed = named.text !== '' || named.guards.length > 0;
  return {
    ...named,
    says,
    width: Math.max(named.width, ...says.map((line) => ICON + measure(line, 'plain'))),
    height: isNamed ? named.height + says.length * GUARD_LINE : LINE + (says.length - 1) * GUARD_LINE,
  };
}

/** The name and the guard alone. */
function writtenName(trigger: Trigger, measure: Measure): Written {
  const text = textOf(trigger);
  const width = (words: string) => measure(words, 'plain');
  if (trigger.guard === null) return { trigger, says: [], text, guards: [], width: ICON + width(text), height: LINE };
  const whole = `[${trigger.guard}]`;
  const inOne = ICON + width(text) + (text === '' ? 0 : GUARD_GAP) + width(whole);
  if (inOne <= WIDEST) return { trigger, says: [], text, guards: [whole], width: inOne, height: LINE };
  const guards = broken(whole.split(' '), (words) => ICON + width(words) <= WIDEST);
  const lines = text === '' ? guards : ['', ...guards];
  return {
    trigger,
    says: [],
    text,
    guards: lines,
    width: ICON + Math.max(width(text), ...guards.map(width)),
    height: LINE + (lines.length - 1) * GUARD_LINE,
  };
}

function broken(words: readonly string[], fits: (line: string) => boolean): string[] {
  return words.reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    return lines.length > 0 && fits(longer) ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

function rowsAt(triggers: readonly Trigger[], { x, y, width }: Omit<Box, 'height'>, measure: Measure): Row[] {
  let top = y;
  return triggers.map((trigger) => {
    const { says, text, guards, height } = written(trigger, measure);
    const row = { trigger, says, text, guards, box: { x, y: top, width, height } };
    top += height;
    return row;
  });
}

function heightOf(triggers: readonly Trigger[], measure: Measure): number {
  return triggers.reduce((sum, trigger) => sum + written(trigger, measure).height, 0);
}

/** The name of a state; a history state has the sign of one. */
export function nameOf({ name, kind, isDeep }: ChartState): string {
  return kind === 'history' ? `${isDeep ? 'H*' : 'H'} ${name}` : name;
}

const SIGNS: Record<NoteKind, string> = { description: '', entry: '↓', invoke: '▸', exit: '↑' };

/** The description, the actions and the actors of a state, broken into lines. */
function notesOf({ description, entry, invokes, exit }: ChartState, measure: Measure): { kind: NoteKind; text: string }[] {
  const listed: [NoteKind, string[]][] = [
    ['description', description?.split(/\s+/) ?? []],
    ['entry', entry],
    ['invoke', invokes],
    ['exit', exit],
  ];
  return listed.flatMap(([kind, parts]): { kind: NoteKind; text: string }[] => {
    const words = kind === 'description' ? parts : parts.map((part) => `${SIGNS[kind]} ${part}`);
    return kind === 'invoke'
      ? words.map((text) => ({ kind, text }))
      : broken(words, (line) => ICON + measure(line, 'plain') <= WIDEST).map((text) => ({ kind, text }));
  });
}

/** What is written in the box of a state. */
function innerOf({ states, edges, writes }: ChartGraph, { id, inner }: ChartState): Trigger[] {
  if (writes === 'nothing') return [];
  if (writes === 'arrows') return inner;
  const nameOf = (target: string) => states.find((state) => state.id === target)?.name ?? target;
  const leaving = edges.filter(({ source }) => source === id);
  return [
    ...inner,
    ...leaving.flatMap(({ target, triggers }) => triggers.map((each) => ({ ...each, into: { id: target, name: nameOf(target) } }))),
  ];
}

/** The size of a leaf, and of the header of any other state. */
function sizeOf(graph: ChartGraph, state: ChartState, measure: Measure): { width: number; height: number } {
  const inner = innerOf(graph, state);
  const notes = notesOf(state, measure);
  const widths = [
    measure(nameOf(state), 'strong') + (['compound', 'parallel'].includes(state.kind) ? 36 : 18),
    ...notes.map(({ text }) => ICON + measure(text, 'plain')),
    ...inner.map((trigger) => written(trigger, measure).width),
  ];
  const rows = notes.length * LINE + heightOf(inner, measure);
  return { width: Math.max(64, Math.ceil(Math.max(...widths)) + 2 * PAD), height: HEADER + rows + (rows > 0 ? 6 : 2) };
}

function labelSize({ writes }: ChartGraph, { triggers }: ChartEdge, measure: Measure): { width: number; height: number } | null {
  const spoken = triggers.filter(hasWords);
  if (writes !== 'arrows' || spoken.length === 0) return null;
  return {
    width: Math.ceil(Math.max(...spoken.map((trigger) => written(trigger, measure).width))) + 2 * LABEL_PAD,
    height: heightOf(spoken, measure) + 4,
  };
}

function flat(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(flat)];
}

function boxFrom(shape: Partial<Box> | undefined): Box {
  return { x: shape?.x ?? 0, y: shape?.y ?? 0, width: shape?.width ?? 0, height: shape?.height ?? 0 };
}

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  return (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
}
