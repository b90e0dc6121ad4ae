import { fromPromise } from 'xstate';
import { wait } from '../http/wait.ts';

export const pause = fromPromise<void, { ms: number }>(({ input, signal }) => wait(input.ms, signal));
