import type { ELK, ElkNode } from 'elkjs/lib/elk-api.js';
import type { AnyMachineSnapshot } from 'xstate';
import { attempt, below, graphOf, leavesOf, triggerOf, type TriggerKind } from './graph.ts';
import type { Box, Line, Measure } from './layout.ts';
import { activeStates, begin, offersOf, situationsIn, step, type Chart } from './walk.ts';

/** A scene: the leaf states of the chart, without those that most scenes share, and the situations with these states. */
export type Scene = { id: string; states: string[]; situations: string[] };
export type Passage = { source: string; target: string; triggers: { kind: TriggerKind; name: string }[] };
export type Board = { scenes: Scene[]; passages: Passage[] };

/** A part of a chart that is active beside others. */
export type Region = { id: string; name: string };

/** The regions of the parallel states of a chart; one with a single state tells nothing. */
export function regionsOf(chart: Chart): Region[] {
  const graph = graphOf(chart.machine);
  const parallel = new Set(graph.states.flatMap(({ id, kind }) => (kind === 'parallel' ? [id] : [])));
  return graph.states
    .filter(({ id, parent }) => parallel.has(parent ?? '') && below(graph, id).length > 1)
    .map(({ id, name }) => ({ id, name }));
}

/**
 * Situations with the same leaf states are one scene. An arrow leads to each scene that one event reaches. With a region, only its leaf
 * states count, and situations in which it is not active are left out.
 */
export function boardOf(chart: Chart, region: string | null = null): Board {
  const graph = graphOf(chart.machine);
  const inside = new Set(region === null ? graph.states.map(({ id }) => id) : below(graph, region).map(({ id }) => id));
  const leaves = leavesOf(graph).flatMap(({ id }) => (inside.has(id) ? [id] : []));
  const restIn = (snapshot: AnyMachineSnapshot) => {
    const active = new Set(activeStates(snapshot));
    return leaves.filter((id) => active.has(id));
  };
  // A situation that the chart refuses has no scene; its story says why.
  const moments = Object.entries(situationsIn(chart)).flatMap(([situation, example]) => {
    const snapshot = attempt(() => begin(chart, example));
    const states = snapshot ? restIn(snapshot) : [];
    return snapshot && (region === null || states.length > 0) ? [{ situation, snapshot, states, id: states.join(' ') }] : [];
  });
  const groups = [...Map.groupBy(moments, ({ id }) => id)];
  const isUsual = (state: string) => groups.filter(([, same]) => same[0]?.states.includes(state)).length > groups.length / 2;
  const scenes = groups.map(([id, same]) => {
    const states = same[0]?.states ?? [];
    const unusual = states.filter((state) => !isUsual(state));
    return { id, states: unusual.length > 0 ? unusual : states, situations: same.map(({ situation }) => situation) };
  });
  const known = new Set(scenes.map(({ id }) => id));
  const passages = new Map<string, Passage>();
  for (const { id: source, snapshot } of moments) {
    for (const { event, takes } of offersOf(chart, snapshot)) {
      if (takes.length === 0) continue;
      const next = attempt(() => step(chart.machine, snapshot, event));
      const target = next && restIn(next).join(' ');
      if (target === undefined || target === source || !known.has(target)) continue;
      const key = `${source} -> ${target}`;
      const passage = passages.get(key) ?? { source, target, triggers: [] };
      const { kind, name } = triggerOf(event.type);
      if (!passage.triggers.some((trigger) => trigger.kind === kind && trigger.name === name)) passage.triggers.push({ kind, name });
      passages.set(key, passage);
    }
  }
  return { scenes, passages: [...passages.values()] };
}

const FRAME = { width: 452, height: 284 };
const GAP = 14;
const HEADER = 72;
export const LABEL_LINE = 28;

export type ScenePlace = { scene: Scene; box: Box; frames: { situation: string; box: Box }[] };
export type PassagePlace = { passage: Passage; line: Line; label: Box };
export type BoardDrawing = { width: number; height: number; scenes: ScenePlace[]; passages: PassagePlace[] };

/** Few pictures form one column, many a block. */
function columnsOf(count: number): number {
  return count <= 2 ? 1 : count <= 6 ? 2 : 3;
}

function sizeOf({ situations: { length } }: Scene) {
  const columns = columnsOf(length);
  const rows = Math.ceil(length / columns);
  return { width: columns * (FRAME.width + GAP) + GAP, height: HEADER + rows * (FRAME.height + GAP) };
}

/** The ratio of a window's width to its height. */
const WINDOW = 1.6;

/** Lays the scenes out in the order of the situations, in the direction with the larger scale. */
export async function layOutBoard(elk: ELK, board: Board, measure: Measure): Promise<BoardDrawing> {
  const across = await layOutTowards(elk, board, measure, 'RIGHT');
  const down = await layOutTowards(elk, board, measure, 'DOWN');
  const side = ({ width, height }: BoardDrawing) => Math.max(width, height * WINDOW);
  return side(down) < side(across) ? down : across;
}

async function layOutTowards(elk: ELK, { scenes, passages }: Board, measure: Measure, direction: 'DOWN' | 'RIGHT'): Promise<BoardDrawing> {
  const laidOut: ElkNode = await elk.layout({
    id: 'board',
    children: scenes.map((scene) => ({ id: scene.id, ...sizeOf(scene) })),
    edges: passages.map((passage, index) => ({
      id: String(index),
      sources: [passage.source],
      targets: [passage.target],
      labels: [
        {
          id: `${index} label`,
          text: passage.target,
          width: Math.max(...passage.triggers.map(({ name }) => measure(name, 'large'))) + 46,
          height: passage.triggers.length * LABEL_LINE + 8,
          layoutOptions: { 'elk.edgeLabels.inline': 'true' },
        },
      ],
    })),
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.edgeLabels.placement': 'CENTER',
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.layered.spacing.nodeNodeBetweenLayers': '50',
      'elk.spacing.nodeNode': '40',
      'elk.spacing.edgeNode': '24',
      'elk.spacing.edgeEdge': '14',
      'elk.separateConnectedComponents': 'false',
    },
  });
  const nodes = new Map((laidOut.children ?? []).map((node) => [node.id, node]));
  return {
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    scenes: scenes.map((scene) => {
      const { x = 0, y = 0, width = 0, height = 0 } = nodes.get(scene.id) ?? {};
      const columns = columnsOf(scene.situations.length);
      const frames = scene.situations.map((situation, index) => ({
        situation,
        box: {
          ...FRAME,
          x: GAP + (index % columns) * (FRAME.width + GAP),
          y: HEADER + Math.floor(index / columns) * (FRAME.height + GAP),
        },
      }));
      return { scene, box: { x, y, width, height }, frames };
    }),
    passages: (laidOut.edges ?? []).flatMap((edge, index) => {
      const passage = passages[index];
      const { x = 0, y = 0, width = 0, height = 0 } = edge.labels?.[0] ?? {};
      const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
      return passage ? [{ passage, line: { source: passage.source, points }, label: { x, y, width, height } }] : [];
    }),
  };
}
