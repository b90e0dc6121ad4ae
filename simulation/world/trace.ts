import { createHash } from 'node:crypto';

/** What happened in a run, one line an event. */
export interface Trace {
  note(line: string): void;
  readonly lines: readonly string[];
  /** The digest of all lines. */
  digest(): string;
}

export function createTrace(now: () => number): Trace {
  const lines: string[] = [];
  const began = now();
  return {
    lines,
    note: (line) => void lines.push(`${((now() - began) / 1000).toFixed(3)} ${line}`),
    digest: () => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16),
  };
}
