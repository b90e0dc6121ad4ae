import { readFileSync } from 'node:fs';
import { MissingProgram } from '../support/serverPrograms.ts';

/** Resident memory of a process, in MB. */
export type Memory = { readonly now: number; readonly peak: number };

/** Throws MissingProgram where the system is not Linux. */
export function memoryOf(pid: number | undefined): Memory {
  if (process.platform !== 'linux') throw new MissingProgram('only Linux tells the memory of a process in /proc');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const value = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: value('VmRSS'), peak: value('VmHWM') };
}
