import { stripTypeScriptTypes } from 'node:module';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { codeMutantsOf, marked } from './codeMutants.ts';
import { mutated } from './mutants.ts';

const code = `import { log, sold } from './sold.ts';
type Size = 3 | true;
const most: Size = 3;
export const mayPay = (seats: number) => seats <= most && !sold();
export async function pay(seats: number, again = false): Promise<string> {
  if (seats === 0) return 'none';
  log('pays');
  await sold(seats, { 1: 'one' });
  return seats > 2 ? 'many' : 'few';
}
`;

const mutants = codeMutantsOf('pay.ts', code);
const lines = mutants.map(({ kind, line, replaced, by }) => `${line} ${kind}: ${replaced} > ${by}`);

describe('mutants of code', () => {
  it('change conditions, comparisons, calls and constants, and no types, logs or names of properties', () => {
    expect(lines).toEqual([
      '3 constant changed: 3 > 6',
      '4 condition negated: seats <= most && !sold() > !(seats <= most && !sold())',
      '4 and or exchanged: seats <= most && !sold() > ((seats <= most) || (!sold()))',
      '4 comparison moved: seats <= most > seats < most',
      '5 constant changed: false > true',
      '6 condition negated: seats === 0 > !(seats === 0)',
      '6 constant changed: 0 > 1',
      "8 call dropped: await sold(seats, { 1: 'one' }) > undefined",
      '9 condition negated: seats > 2 > !(seats > 2)',
      '9 comparison moved: seats > 2 > seats >= 2',
      '9 constant changed: 2 > 4',
    ]);
  });

  it('give a program each', () => {
    for (const mutant of mutants) expect(() => stripTypeScriptTypes(mutated(code, mutant))).not.toThrow();
  });

  it('are marked where they are evaluated', () => {
    const text = marked('if (a && b < 2) run();', codeMutantsOf('x.ts', 'if (a && b < 2) run();'), ({ from }) => `at(${from})`);
    expect(text).toBe('if ((at(4), a && (at(9), b < (at(13), 2)))) (at(16), run());');
    const seen: number[] = [];
    runInNewContext(text, { at: (from: number) => seen.push(from), a: true, b: 3, run: () => {} });
    expect(seen).toEqual([4, 9, 13]);
  });
});
