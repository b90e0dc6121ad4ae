import { beginning, follow } from './model.ts';
import type { NumberedPath } from './numbers.ts';
import { atRest, walked, type Chart, type ChartTable } from './table.ts';
import { wordsOf } from './pathInWords.ts';

/** The state of a chart in the page, as its snapshot has it. */
export type ChartState = { value: unknown; status: string };

/** The innermost states of a value, such as `deck.on.radio + sound.loud`. */
export function statesIn(value: unknown, above = ''): string {
  if (typeof value !== 'object' || value === null) return `${above}${String(value)}`;
  return Object.entries(value)
    .map(([name, inner]) =>
      typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0
        ? `${above}${name}`
        : statesIn(inner, `${above}${name}.`),
    )
    .join(' + ');
}

/** What plays a path. `expect` and `step` are Playwright's, or have their shape. */
export type Player<Stage> = {
  stage: Stage;
  /** Reads the state of an actor of the page; null before it starts. */
  stateOf: (actor: string) => Promise<ChartState | null>;
  expect: {
    poll: (
      read: () => Promise<ChartState | null>,
      options: { message: string; intervals: number[]; timeout: number },
    ) => { toEqual: (expected: ChartState) => Promise<void> };
  };
  step: (says: string, act: () => Promise<void>) => Promise<void>;
  /** Called after each step, when the page is in the predicted state. */
  stepPlayed?: () => void;
};

/** Where a path failed. Step 0 is the beginning, before the first step; it has no words. */
export type Failure = { step: number; says: string | null; expected: ChartState; seen: ChartState | null };

/** A path that failed, with its place. `cause` is the error of the step. */
export class PathFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'PathFailed';
    this.failure = failure;
  }
}

/** Time for the page to reach a predicted state. */
const PATIENCE_MS = 20_000;

/**
 * Plays a path in a page. After the beginning and after each step, the state of the chart in the page must equal the predicted state.
 * Rejects with `PathFailed`.
 */
export async function playPath<Stage>(chart: Chart<ChartTable<Stage>>, path: NumberedPath, player: Player<Stage>): Promise<void> {
  const { table } = chart;
  const models = walked(chart);
  const model = models[path.model];
  if (!table || !model) throw new Error(`no browser plays ${chart.id} ${path.number}`);
  const { stage, expect, stateOf, step, stepPlayed } = player;
  const actor = table.actorOf?.(path.model) ?? model.machine.id;
  let at = 0;
  let snapshot = beginning(model);
  const expected = (): ChartState => {
    const way = { past: path.steps.slice(0, at), rest: path.steps.slice(at) };
    const { value, status } = atRest(models, table, snapshot, way);
    return { value, status };
  };
  const agrees = () =>
    expect
      .poll(() => stateOf(actor), { message: `state after step ${at}`, intervals: [20, 50, 100], timeout: PATIENCE_MS })
      .toEqual(expected());
  try {
    await table.begin(stage, path.model, path.steps);
    await agrees();
    for (const { name, event } of path.steps) {
      const rest = path.steps.slice(at + 1);
      at += 1;
      const play = table.events[name]?.play;
      if (!play) throw new Error(`${name} cannot be brought about in a browser`);
      await step(wordsOf(chart, name, rest).says, async () => {
        await play(stage, { from: snapshot, rest });
        snapshot = follow(model, snapshot, event).end;
        await agrees();
      });
      stepPlayed?.();
    }
  } catch (error) {
    const failed = path.steps[at - 1];
    const says = failed ? wordsOf(chart, failed.name, path.steps.slice(at)).says : null;
    throw new PathFailed({ step: at, says, expected: expected(), seen: await stateOf(actor).catch(() => null) }, error);
  }
}
