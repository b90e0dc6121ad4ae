import { fromPromise } from 'xstate';
import { uuid } from '../random.ts';

export const makeKey = fromPromise<string, undefined>(async () => uuid());
