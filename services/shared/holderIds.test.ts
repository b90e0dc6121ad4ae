import { expect, it } from 'vitest';
import { createHolderIds } from './holderIds.ts';

it('knows the ids that it issued, at the second look too, and no other', () => {
  const ids = createHolderIds('secret');
  const id = ids.issue();
  expect(id).toMatch(/^[\w-]{48}$/);
  for (const look of ['first', 'second']) expect(ids.isIssued(id), look).toBe(true);
  const forged = [createHolderIds('another').issue(), `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`, `${id}A`, id.slice(0, 24), ''];
  for (const other of [...forged, ...forged]) expect(ids.isIssued(other), other).toBe(false);
});

it('knows an id of another process with the same secret', () => {
  expect(createHolderIds('secret').isIssued(createHolderIds('secret').issue())).toBe(true);
});
