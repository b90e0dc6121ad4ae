import { expect, it } from 'vitest';
import { challengeModel } from '../challenge/challenge.model.ts';
import { isIn, type Step } from './paths.ts';
import { walk, walkAgain, walkByChance, walkNamed } from './walks.ts';

it('a failed walk names the command that repeats its shortest version', () => {
  const isBad = (steps: readonly Step[]) => {
    let bad = false;
    walk(challengeModel, steps, (snapshot) => (bad ||= isIn(snapshot, 'authorised')));
    return bad;
  };
  const look = (snapshot: Parameters<Parameters<typeof walk>[2]>[0]) => {
    if (isIn(snapshot, 'authorised')) throw new Error('should not be paid');
  };
  let told = '';
  try {
    walkByChance(challengeModel, 0, 500, look);
  } catch (error) {
    told = error instanceof Error ? error.message : '';
  }
  const [, name = ''] = /npm run paths -- challenge --walk (\S+)$/.exec(told) ?? [];
  const found = walkNamed(name);
  if (!found) throw new Error(`no walk in ${told}`);
  const steps = walkAgain(challengeModel, found);
  expect(isBad(steps)).toBe(true);
  expect(isBad(steps.slice(0, -1))).toBe(false);
  expect(told).toContain('should not be paid');
});
