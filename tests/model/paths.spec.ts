import { beginning, follow } from '../../machines/testing/paths.ts';
import { readConfig } from '../../services/shared/config.ts';
import { atRest } from './chart.ts';
import { forgetRun, keepRun } from './coverage.ts';
import { loadCharts, walked } from './loadCharts.ts';
import { linkOf, recipeOf } from './link.ts';
import { endOf, pathsOf, textOf } from './report.ts';
import { requirementsOf } from './requirements.ts';
import { expect, stateOf, test } from './stage.ts';
import { wordsOf } from './told.ts';

const charts = await loadCharts();
/** The switchboard of a shop that a tester starts later, because this run's services will be gone. */
const { sandboxUrl } = readConfig({});

/** Time-out per step; most steps take a fraction of a second. */
const PATIENCE_PER_STEP_MS = 8_000;

for (const chart of charts) {
  const { table } = chart;
  if (!table) continue;
  const models = walked(chart);

  test.describe(chart.id, () => {
    test.use({ signedIn: table.signedIn, hasPromotion: table.holds.includes('getPromotion') });

    for (const path of pathsOf(chart, 'transitions')) {
      const model = models[path.model];
      if (!model) throw new Error(`no model ${path.model}`);
      const actor = table.actorOf?.(path.model) ?? model.machine.id;
      const ids = requirementsOf(table, model, path).map((id) => ` [${id}]`);
      const title = `${chart.id} ${path.number} → ${endOf(path)}${ids.join('')}`;

      test(title, async ({ stage }, info) => {
        info.setTimeout(Math.max(info.timeout, path.steps.length * PATIENCE_PER_STEP_MS));
        const started = performance.now();
        const { traveller, switchboard } = stage;
        forgetRun(chart.id, path.number);
        let at = 0;
        let snapshot = beginning(model);
        const expected = () => {
          const way = { past: path.steps.slice(0, at), rest: path.steps.slice(at) };
          const { value, status } = atRest(models, table, snapshot, way);
          return { value, status };
        };
        const agrees = () =>
          expect
            .poll(() => stateOf(stage.shop, actor), {
              message: `state after step ${at}`,
              intervals: [20, 50, 100],
              timeout: 20_000,
            })
            .toEqual(expected());
        try {
          await stage.gates.hold(table.holds);
          await table.begin(stage, path.model, path.steps);
          await agrees();
          for (const { name, event } of path.steps) {
            const rest = path.steps.slice(at + 1);
            at += 1;
            const play = table.events[name]?.play;
            if (!play) throw new Error(`${name} cannot be brought about in a browser`);
            await test.step(wordsOf(chart, name, rest).says, async () => {
              await play(stage, { from: snapshot, rest });
              snapshot = follow(model, snapshot, event).end;
              await agrees();
            });
            stage.gates.close();
          }
        } catch (error) {
          const { now, shiftMs } = await switchboard.time();
          const [seconds, shiftSeconds] = [Math.round((performance.now() - started) / 1000), Math.round(shiftMs / 1000)];
          const { bus } = stage;
          const played = `${traveller.fullName}, teléfono ${traveller.phone}, salida ${bus.place + 1} de ${bus.asked.originId} a ${bus.asked.destinationId} el ${bus.asked.date}`;
          const seen = await stateOf(stage.shop, actor).catch(() => null);
          console.log(
            [
              `\n${textOf(chart, path)}`,
              `  falló en el paso ${at}, a los ${seconds} s; su reloj marcaba ${now}, ${shiftSeconds} s adelante`,
              `  el camino esperaba ${JSON.stringify(expected())}`,
              `  la página está en  ${JSON.stringify(seen)}`,
              `  fue con ${played}`,
              `  se repite con: npm run paths -- ${chart.id} --run ${path.number}`,
              `  y a mano, con npm start: ${linkOf(sandboxUrl, recipeOf(chart, path, { step: at, at: now, shiftSeconds, with: played }))}`,
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
