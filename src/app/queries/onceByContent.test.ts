import { expect, it } from 'vitest';
import type { Failure } from '../../../machines/domain/failure.ts';
import { onceByContent } from './onceByContent.ts';

it('keeps the key of a change whose answer was lost, and makes another after an answer', async () => {
  const keys: (string | undefined)[] = [];
  const send =
    (failure: Failure | null) =>
    async ({ key }: { key?: string }) => {
      keys.push(key);
      if (failure) throw failure;
    };
  const lost: Failure = { code: 'network', retryable: true };
  const refused: Failure = { code: 'refused', retryable: false };
  await expect(onceByContent(['save', 'Ana'], send(lost))).rejects.toEqual(lost);
  await expect(onceByContent(['save', 'Ana'], send(refused))).rejects.toEqual(refused);
  await onceByContent(['save', 'Ana'], send(null));
  await onceByContent(['save', 'Luis'], send(null));
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
