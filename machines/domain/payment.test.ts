import { expect, it } from 'vitest';
import type { FailureCode } from './failure.ts';
import { isUncharged } from './payment.ts';

const told = (code: FailureCode) => isUncharged({ code, retryable: false });

it.each(['card-refused', 'insufficient-funds'] as const)('a bank that answers %s charged nothing', (code) => {
  expect(told(code)).toBe(true);
});

it.each(['bank-unreachable', 'network', 'timeout', 'duplicate-reference', 'payment-unknown', 'refunded', 'refused'] as const)(
  'after %s nobody may say that nothing was charged',
  (code) => {
    expect(told(code)).toBe(false);
  },
);
