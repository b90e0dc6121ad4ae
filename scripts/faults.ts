import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { ensureServers } from './testServers.ts';
import { endInOrder, inLanes, root, run } from './runProgram.ts';

export type Fault = { name: string; result: 'passed' | 'failed' | 'skipped'; seconds: number; figure: string; output: string };

/** Exit code of a fault script that cannot run on this machine; its last line has the reason. */
const cannotRun = 77;

const folder = `${root}/tests/faults`;

/** The slowest scripts, which mostly wait for leases to end. They run first, three at a time, and check no speed. */
const slow = ['killedDiscounts.ts', 'killedReservationLinks.ts', 'killedReservations.ts', 'newWorker.ts', 'killedPayments.ts'];

/** The scripts in tests/faults, the slow ones first, then by name; helpers are in subfolders. */
export const faultScripts = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .toSorted((a, b) => slow.indexOf(b) - slow.indexOf(a) || a.localeCompare(b))
    : [];

/**
 * Runs the fault scripts as separate processes; the last line of output is the figure. The long forms check times and run one after the
 * other. Of the short ones two or three run at a time.
 */
export async function runFaults(
  { short, only = [] }: { short: boolean; only?: readonly string[] },
  report: (fault: Fault) => void,
): Promise<Fault[]> {
  const missing = await ensureServers();
  if (missing.length > 0) console.log(`Not on this machine: ${missing.join('; ')}`);
  const files = faultScripts().filter((script) => only.length === 0 || only.some((part) => script.includes(part)));
  const attempt = async (file: string): Promise<Fault> => {
    const started = performance.now();
    const finished = await run('node', [`tests/faults/${file}`, ...(short ? ['--short'] : [])], { limit: short ? 180_000 : 3_600_000 });
    const fault: Fault = {
      name: basename(file, '.ts'),
      result: finished.ok ? 'passed' : finished.code === cannotRun ? 'skipped' : 'failed',
      seconds: (performance.now() - started) / 1000,
      figure: finished.output.trim().split('\n').at(-1) ?? '',
      output: finished.output,
    };
    report(fault);
    return fault;
  };
  const isSlow = (file: string) => slow.includes(file);
  const first = await inLanes(short ? 3 : 1, files.filter(isSlow), attempt);
  const rest = await inLanes(
    short ? 2 : 1,
    files.filter((file) => !isSlow(file)),
    attempt,
  );
  return [...first, ...rest];
}

if (import.meta.main) {
  endInOrder();
  const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const faults = await runFaults({ short: process.argv.includes('--short'), only }, ({ name, result, seconds, figure, output }) => {
    if (result === 'failed') console.log(output);
    console.log(`${name.padEnd(24)} ${result.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s  ${figure}`);
  });
  const count = (result: Fault['result']) => faults.filter((fault) => fault.result === result).length;
  console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  process.exitCode = count('failed') > 0 || faults.length === 0 ? 1 : 0;
}
