import { expect, it } from 'vitest';
import { masked } from './masked.ts';

it.each([
  ['ana@example.com', 'a***@example.com'],
  ['a@example.com', 'a***@example.com'],
  ['8112345678', '***5678'],
])('%s is shown as %s', (recipient, shown) => {
  expect(masked(recipient)).toBe(shown);
});
