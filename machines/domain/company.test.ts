import { expect, it } from 'vitest';
import { dialled } from './company.ts';

it.each([
  ['81 0000 0100', '+528100000100'],
  ['(81) 0000-0100', '+528100000100'],
  ['+1 956 000 0100', '+19560000100'],
])('"%s" is dialled as %s', (phone, number) => {
  expect(dialled(phone)).toBe(number);
});
