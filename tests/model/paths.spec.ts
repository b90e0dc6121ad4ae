import { endOf, pathsOf, provedBy, textOf } from 'xstate-paths';
import { runOf } from 'xstate-paths/coverage';
import { PathFailed, playPath, statesIn, type ChartState } from 'xstate-paths/playwright';
import { readConfig } from '../../services/shared/config.ts';
import { storyOf } from './atlas.ts';
import { readCrossed } from '../support/crossed.ts';
import { inBrowser } from './inBrowser.ts';
import { loadCharts } from './loadCharts.ts';
import { linkOf, recipeOf } from './link.ts';
import { runs } from './runs.ts';
import { speech } from './speech.ts';
import { expect, stateOf, test } from './stage.ts';

// `npm run paths -- --run` names the chart, because the paths of all take most of the time of one. It can play each of its paths.
const only = process.env['PATHS_OF'];
const charts = await loadCharts(only);
const simulated = readCrossed();
/** The switchboard of a shop that a tester starts later, because this run's services will be gone. */
const { sandboxUrl } = readConfig({});

/** Time-out per step; most steps take a fraction of a second. */
const PATIENCE_PER_STEP_MS = 8_000;

const endings: Readonly<Record<string, string>> = { done: ', y terminó', error: ', con un error', stopped: ', y se detuvo' };

/** A state of a chart for a tester. */
const stateText = (state: ChartState | null) =>
  state === null ? 'no ha empezado' : `${statesIn(state.value)}${endings[state.status] ?? ''}`;

for (const chart of charts) {
  const { table } = chart;
  if (!table) continue;

  test.describe(chart.id, () => {
    test.use({ signedIn: table.signedIn, hasPromotion: table.holds.includes('getPromotion') });

    for (const path of only === undefined ? inBrowser(chart, simulated) : pathsOf(chart, 'transitions')) {
      const ids = provedBy(chart, path).map((id) => ` [${id}]`);
      const title = `${chart.id} ${path.number} → ${endOf(path)}${ids.join('')}`;

      test(title, async ({ stage }, info) => {
        info.setTimeout(Math.max(info.timeout, path.steps.length * PATIENCE_PER_STEP_MS));
        const started = performance.now();
        const { traveller, switchboard, gates } = stage;
        runs.forget(chart.id, path.number);
        await gates.hold(table.holds);
        try {
          await playPath(chart, path, {
            stage,
            expect,
            stateOf: (actor) => stateOf(stage.shop, actor),
            step: (says, act) => test.step(says, act),
            stepPlayed: () => gates.close(),
          });
        } catch (error) {
          if (!(error instanceof PathFailed)) throw error;
          const { step, says, expected, seen } = error.failure;
          const picture = info.outputPath(`paso-${step}.png`);
          const hasPicture = await stage.page.screenshot({ path: picture }).then(
            () => true,
            () => false,
          );
          const { now, shiftMs } = await switchboard.time();
          const [seconds, shiftSeconds] = [Math.round((performance.now() - started) / 1000), Math.round(shiftMs / 1000)];
          const { bus } = stage;
          const played = `${traveller.fullName}, teléfono ${traveller.phone}, salida ${bus.place + 1} de ${bus.asked.originId} a ${bus.asked.destinationId} el ${bus.asked.date}`;
          const story = await storyOf(chart, path, step);
          console.log(
            [
              `\n${textOf(chart, path, speech)}`,
              `  falló en el paso ${step}${says === null ? ', al empezar' : ` («${says}»)`}, a los ${seconds} s; su reloj marcaba ${now}, ${shiftSeconds} s adelante`,
              `  el camino esperaba: ${stateText(expected)}`,
              `  la página está en:  ${stateText(seen)}`,
              ...(hasPicture ? [`  imagen del paso: ${picture}`] : []),
              `  fue con ${played}`,
              ...(story === null ? [] : [`  en el atlas, con npm run storybook: ${story}`]),
              `  se repite con: npm run paths -- ${chart.id} --run ${path.number}`,
              `  y a mano, con npm start: ${linkOf(sandboxUrl, recipeOf(chart, path, { step, at: now, shiftSeconds, with: played }))}`,
            ].join('\n'),
          );
          throw error.cause;
        }
        runs.keep(runOf(chart, path, performance.now() - started));
        info.annotations.push({ type: 'path', description: `${chart.id} ${path.number}` });
      });
    }
  });
}
