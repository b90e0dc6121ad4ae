import { expect, it } from 'vitest';
import { toProblem } from './problem.ts';

const statusOf = (code: string): number => toProblem(Object.assign(new Error('of the database'), { code })).status;

it('a transaction that another one ended may be repeated, a broken rule of the database may not', () => {
  expect(['40P01', '55P03', '40001', '57P01'].map(statusOf)).toEqual([503, 503, 503, 503]);
  expect(['23505', '40002', '42883'].map(statusOf)).toEqual([500, 500, 500]);
});
