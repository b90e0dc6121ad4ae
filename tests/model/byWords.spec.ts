import { atRest, beginning, endOf, follow, pathsOf, type Step, tellPath, walked } from 'xstate-paths';
import type { Tool } from '../../services/sandbox/switchboard/recipe.ts';
import { loadCharts } from './loadCharts.ts';
import { recipeOf } from './link.ts';
import { isPlayerOnly, nameOf } from './playerOnly.ts';
import { speech } from './speech.ts';
import { expect, stateOf, test } from './stage.ts';

/**
 * Plays paths as a tester does: it takes the printed steps and sets the printed values of the switchboard. No gate holds a request or
 * changes an answer, so the state is compared only where the path waits for a person. `PATHS_BY_WORDS` names a chart, or `all`; without it
 * a sample is played.
 */
const asked = process.env['PATHS_BY_WORDS'];
/** One path of each is played without `PATHS_BY_WORDS`. */
const sample: readonly string[] = ['booking', 'cardPayment', 'checkout', 'rename', 'rideCoupon', 'signIn'];
// `npm run paths -- --run` plays one path in the other way.
const loaded = process.env['PATHS_OF'] === undefined ? await loadCharts(asked === 'all' ? undefined : asked) : [];
const charts = loaded.filter(({ id }) => asked !== undefined || sample.includes(id));

const PATIENCE_MS = 6_000;
const PATIENCE_PER_STEP_MS = 8_000;

const isDoneByHand = ({ do: act }: Tool) => act === 'byHand';
const isDone = ({ do: act }: Tool) => act !== 'copy' && act !== 'outbox';

for (const chart of charts) {
  const { table } = chart;
  if (!table) continue;

  test.describe(`${chart.id} by its words`, () => {
    test.use({ signedIn: table.signedIn, hasPromotion: table.holds.includes('getPromotion') });
    const paths = pathsOf(chart, 'transitions').map((path) => ({ path, ...tellPath(chart, path, speech) }));
    const playable = paths.filter(
      ({ path, before, steps }) =>
        !isPlayerOnly(chart.id, path) &&
        ![...before, ...steps.flatMap((step) => [...step.before, ...(step.sandbox ? [step.sandbox] : [])])].some(({ tools }) =>
          tools.some(isDoneByHand),
        ),
    );

    for (const { path, before, steps } of asked === undefined ? playable.slice(0, 1) : playable) {
      test(`${chart.id} ${path.number} (${nameOf(path)}) by its words → ${endOf(path)}`, async ({ stage }, info) => {
        info.setTimeout(Math.max(info.timeout, path.steps.length * PATIENCE_PER_STEP_MS));
        const { page, shop, switchboard, gates } = stage;
        const models = walked(chart);
        const model = models[path.model];
        if (!model) throw new Error(`${chart.id} has no model ${path.model}`);
        const actor = table.actorOf?.(path.model) ?? model.machine.id;
        const lineOf = (index: number) => steps.find(({ at }) => at === index);
        let snapshot = beginning(model);

        /** The page goes on by itself, so its state before this step cannot be seen. */
        const follows = ({ name, event }: Step, index: number): boolean => {
          const entry = table.events[name];
          const isReported = entry?.internal === true || !(entry?.acts ?? !speech.reported.test(event.type));
          return isReported && !lineOf(index)?.sandbox?.tools.some(isDone);
        };
        const agrees = async (at: number): Promise<void> => {
          const next = path.steps[at];
          if (next && follows(next, at)) return;
          const { value, status } = atRest(models, table, snapshot, { past: path.steps.slice(0, at), rest: path.steps.slice(at) });
          await expect
            .poll(() => stateOf(shop, actor), { message: `state after step ${at}`, timeout: PATIENCE_MS })
            .toEqual({ value, status });
        };
        const prepare = async (causes: typeof before): Promise<void> => {
          for (const tool of causes.flatMap(({ tools }) => tools)) if (tool.do === 'clock') await switchboard.forward(tool.seconds);
        };

        gates.leaveOpen();
        // A tester sets all faults of the path at once, and then opens its first page.
        const { plans } = recipeOf(chart, path);
        const goto = page.goto.bind(page);
        page.goto = async (...address) => {
          await switchboard.plan(plans);
          return goto(...address);
        };
        await prepare(before);
        await table.begin(stage, path.model, path.steps);
        await agrees(0);
        for (const [index, { name, event }] of path.steps.entries()) {
          const line = lineOf(index);
          await prepare(line?.before ?? []);
          await test.step(line?.says ?? name, async () => {
            const typed = line?.sandbox?.typed?.accepts[0];
            await table.events[name]?.play?.(stage, { from: snapshot, rest: path.steps.slice(index + 1), typed });
            snapshot = follow(model, snapshot, event).end;
            await agrees(index + 1);
          });
        }
      });
    }
  });
}
