import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { putBackFaults } from './faults.ts';

test.each(putBackFaults)('$name: its text stands once in the file', ({ file, right, wrong }) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(text.split(right)).toHaveLength(2);
  expect(text).not.toContain(wrong);
});
