import { Script } from 'node:vm';
import type { Script as Source } from './compile.ts';

type Scope = Readonly<Record<string, unknown>>;

/**
 * A script as a function of its globals. It is compiled once; each call evaluates all its modules anew, in the same realm. A new realm for
 * each tab would take 50 times as long. `names` are the globals that the script may not take from Node.
 */
export function evaluator({ text, file }: Source, names: readonly string[]): (scope: Scope) => Record<string, unknown> {
  const parameters = ['exports', 'require', ...names];
  // One line, so that the lines of a stack are those of the file.
  const wrapped = new Script(`(function (${parameters.join(', ')}) {${text}\n})`, { filename: file }).runInThisContext();
  return (scope) => {
    const exports: Record<string, unknown> = {};
    wrapped(...parameters.map((name) => (name === 'exports' ? exports : scope[name])));
    return exports;
  };
}
