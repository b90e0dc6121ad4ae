import { initialTransition, transition } from 'xstate';
import { atRest } from './browser/chart.ts';
import { keepRun, requirementsOf } from './coverage.ts';
import { loadCharts, walked } from './charts.ts';
import { endOf, pathsOf, textOf, wordsOf } from './report.ts';
import { expect, stateOf, test } from './stage.ts';

const charts = await loadCharts();

for (const chart of charts) {
  const { browser } = chart;
  if (!browser) continue;
  const models = walked(chart);

  test.describe(chart.id, () => {
    test.use({ signedIn: browser.signedIn });

    for (const path of pathsOf(chart, 'transitions')) {
      const last = path.steps.at(-1);
      const model = models[path.model];
      if (!model) throw new Error(`no model ${path.model}`);
      const ids = requirementsOf(browser, model, path).map((id) => ` [${id}]`);
      const title = `${chart.id} ${path.number} → ${endOf(path)}: ${wordsOf(chart, last?.name ?? '').says}${ids.join('')}`;

      test(title, async ({ stage, sandboxSession }, info) => {
        const started = performance.now();
        let at = 0;
        try {
          await stage.gates.hold(browser.holds);
          let [snapshot] = initialTransition(model.machine, model.input);
          await browser.begin(stage, path.model, path.steps);
          const agrees = () => {
            const { value, status } = atRest(models, browser, snapshot);
            return expect
              .poll(() => stateOf(stage.shop, model.machine.id), {
                message: `state after step ${at}`,
                intervals: [20, 50, 100],
                timeout: 20_000,
              })
              .toEqual({ value, status });
          };
          await agrees();
          for (const { name, event } of path.steps) {
            at += 1;
            const act = browser.steps[name];
            if (!act) throw new Error(`${name} cannot be brought about in a browser`);
            await test.step(wordsOf(chart, name).says, async () => {
              await act(stage, { from: snapshot, rest: path.steps.slice(at) });
              [snapshot] = transition(model.machine, snapshot, event);
              await agrees();
            });
            stage.gates.close();
          }
        } catch (error) {
          console.log(
            [
              `\n${textOf(chart, path)}`,
              `  falló en el paso ${at}, a los ${Math.round(performance.now() - started)} ms; ${await stage.switchboard.time()}`,
              `  se repite con: npm run paths -- ${chart.id} --run ${path.number} --headed`,
              `  tablero de su sesión: ${stage.switchboard.url}/switchboard?session=${sandboxSession}`,
              `  viaje: ${JSON.stringify(stage.bus)}, teléfono ${stage.traveller.phone}`,
            ].join('\n'),
          );
          throw error;
        }
        keepRun({
          chart: chart.id,
          number: path.number,
          steps: path.steps.map(({ name }) => name),
          ms: Math.round(performance.now() - started),
        });
        info.annotations.push({ type: 'path', description: `${chart.id} ${path.number}` });
      });
    }
  });
}
