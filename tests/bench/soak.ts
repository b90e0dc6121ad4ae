import { setTimeout as pause } from 'node:timers/promises';
import { closedLoad, openLoad } from '../faults/support/openLoad.ts';
import { mixOn } from '../faults/support/trafficMix.ts';
import { startWholeProcess } from '../faults/support/wholeProcess.ts';
import { noLimitsEnv } from '../support/noLimits.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { slopeOf } from './arithmetic.ts';
import type { Scale } from './scale.ts';
import type { Figure } from './figures.ts';

/** Share of the run after which the memory is judged, because caches and the heap fill first. */
const settled = 0.4;
const operatorToken = 'of-the-bench';

async function residentMb(port: number): Promise<number> {
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${operatorToken}` } });
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(await metrics.text())?.[1]) / 1024 ** 2;
}

/** All services in one process under half of the load that they can serve, for some minutes: how much memory they gain in a minute. */
export async function soak({ clients, warmUpMs, peakMs, minutes, sampleMs }: Scale['soak']): Promise<Figure[]> {
  const postgres = await startPostgres();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const service = await startWholeProcess({
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATABASE_URL: postgres.url,
    OPERATOR_TOKEN: operatorToken,
    VALIDATE_RESPONSES: '',
    ...noLimitsEnv,
  });
  try {
    const next = await mixOn(port);
    await closedLoad(port, clients, warmUpMs, next);
    const peak = await closedLoad(port, clients, peakMs, next);
    const rate = peak.good.length / peak.seconds / 2;
    const ms = minutes * 60_000;
    const samples: { at: number; value: number }[] = [];
    const started = performance.now();
    let isOver = false;
    const settledSamples = (): typeof samples => samples.filter(({ at }) => at > minutes * settled);
    // A slow machine answers a short run's samples after its end. A slope needs two.
    const watch = async (): Promise<void> => {
      while (!isOver || settledSamples().length < 2) {
        samples.push({ at: (performance.now() - started) / 60_000, value: await residentMb(port) });
        await pause(sampleMs);
      }
    };
    const watching = watch();
    const load = await openLoad(port, rate, ms, next);
    isOver = true;
    await watching;
    const [first, last] = [samples[0]?.value ?? 0, samples.at(-1)?.value ?? 0];
    const note =
      `${minutes} min at ${Math.round(rate)} requests/s, ${load.good.length} answered, ${load.shed} told to wait, ${load.wrong.length} failed; ` +
      `${Math.round(first)} MB at the start, ${Math.round(last)} MB at the end; the slope is that after ${settled * 100} % of the time`;
    const title = 'memory gained in a minute at half load';
    return [{ row: 'soak', title, unit: 'MB/min', judged: 'ours', ours: slopeOf(settledSamples()), floor: null, ratio: null, note }];
  } finally {
    await service.end(10_000);
    await postgres.stop();
  }
}
