import { readFile, readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { demoFeedPath } from '../services/trip/feed/load.ts';
import { demoFiles } from './makeDemoFeed.ts';

it('the demo network equals the output of its script', async () => {
  const names = (await readdir(demoFeedPath)).filter((name) => name.endsWith('.txt'));
  expect(names.toSorted()).toEqual([...demoFiles().keys()].toSorted());
  for (const [name, text] of demoFiles()) expect(await readFile(`${demoFeedPath}${name}`, 'utf8'), name).toBe(text);
});
