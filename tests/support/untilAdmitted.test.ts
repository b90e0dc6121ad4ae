import { expect, it } from 'vitest';
import { busy, unavailable } from '../../services/shared/problem.ts';
import { untilAdmitted } from './untilAdmitted.ts';

const answerOf = (problem: ReturnType<typeof busy>) => ({ status: problem.status, body: problem.toBody() });

it('a call that was told to wait is repeated, and one that a service could not serve is not', async () => {
  const answers = [answerOf(busy()), answerOf(busy()), answerOf(unavailable())];
  expect(await untilAdmitted(async () => answers.shift() ?? { status: 200, body: null })).toMatchObject({ status: 503 });
  expect(answers).toEqual([]);
});
