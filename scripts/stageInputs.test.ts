import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './runProgram.ts';
import { always, inputs, programs } from './stageInputs.ts';

it('each input of a stage exists, because git says nothing about a path that is gone', () => {
  const paths = [...always, ...programs, ...Object.values(inputs).flat()];
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
