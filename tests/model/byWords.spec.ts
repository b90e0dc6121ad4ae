import type { AnyMachineSnapshot } from 'xstate';
import { atRest, beginning, endOf, follow, pathsOf, type Step, tellPath, walked } from 'xstate-paths';
import type { Tool } from '../../services/sandbox/switchboard/recipe.ts';
import { loadCharts } from './loadCharts.ts';
import { nameOf, obstacleOf } from './playerOnly.ts';
import { waiting } from './prepare.ts';
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
        obstacleOf(chart.id, path) === undefined &&
        ![...before, ...steps.flatMap((step) => [...step.before, ...(step.sandbox ? [step.sandbox] : [])])].some(({ tools }) =>
          tools.some(isDoneByHand),
        ),
    );

    for (const { path, before, steps } of asked === undefined ? playable.slice(0, 1) : playable) {
      test(`${chart.id} ${path.number} (${nameOf(path)}) by its words → ${endOf(path)}`, async ({ stage }, info) => {
        info.setTimeout(Math.max(info.timeout, path.steps.length * PATIENCE_PER_STEP_MS));
        const { page, shop, switchboard, gates, files } = stage;
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
        const isAsking = ({ children }: AnyMachineSnapshot): boolean =>
          Object.keys(children).some((child) => waiting.release(child, { chart: chart.id, model: path.model }) !== undefined);
        const agrees = async (at: number): Promise<void> => {
          const next = path.steps[at];
          // At the end an answer may still come, and the page goes on.
          if (next ? follows(next, at) : isAsking(snapshot)) return;
          const { value, status } = atRest(models, table, snapshot, { past: path.steps.slice(0, at), rest: path.steps.slice(at) });
          await expect
            .poll(() => stateOf(shop, actor), { message: `state after step ${at}`, timeout: PATIENCE_MS })
            .toEqual({ value, status });
        };
        const moveClock = async (causes: typeof before): Promise<void> => {
          for (const tool of causes.flatMap(({ tools }) => tools)) if (tool.do === 'clock') await switchboard.forward(tool.seconds);
        };
        const setFaults = async (causes: typeof before): Promise<void> => {
          for (const tool of causes.flatMap(({ tools }) => tools)) {
            if (tool.do === 'fault') await switchboard.plan({ [tool.operation]: [tool.fault] });
            if (tool.do === 'plan') await switchboard.plan({ [tool.operation]: tool.plan });
          }
        };
        /** Requests that this step releases. */
        let releases: string[] = [];
        const release = async (operation: string): Promise<void> => {
          const at = releases.indexOf(operation);
          if (at === -1) return;
          releases.splice(at, 1);
          await switchboard.release(operation);
        };

        gates.leaveOpen(release);
        files.leaveOpen();
        // The beginning may use the services before the page opens, so its faults are set right before its page.
        const goto = page.goto.bind(page);
        page.goto = async (...address) => {
          await setFaults(before);
          return goto(...address);
        };
        await moveClock(before);
        await table.begin(stage, path.model, path.steps, before.find(({ typed }) => typed !== undefined)?.typed?.accepts[0]);
        page.goto = goto;
        await agrees(0);
        for (const [index, { name, event }] of path.steps.entries()) {
          const line = lineOf(index);
          await moveClock(line?.before ?? []);
          await setFaults(line?.before ?? []);
          await test.step(line?.says ?? name, async () => {
            releases = (line?.sandbox?.tools ?? []).flatMap((tool) => (tool.do === 'release' ? [tool.operation] : []));
            // A step that ends a setting and releases its requests is taken when one of them waits.
            for (const tool of line?.sandbox?.tools ?? [])
              if (tool.do === 'plan' && releases.includes(tool.operation)) await switchboard.untilWaiting(tool.operation);
            await setFaults(line?.sandbox ? [line.sandbox] : []);
            const typed = line?.sandbox?.typed?.accepts[0];
            await table.events[name]?.play?.(stage, { from: snapshot, rest: path.steps.slice(index + 1), typed });
            for (const operation of releases) await release(operation);
            snapshot = follow(model, snapshot, event).end;
            await agrees(index + 1);
          });
        }
      });
    }
  });
}
