import { fromPromise } from 'xstate';
import { uuid } from '../ground/randomIds.ts';

export const makeKey = fromPromise<string, undefined>(async () => uuid());
