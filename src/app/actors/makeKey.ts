import { fromPromise } from 'xstate';
import { uuid } from '../http/randomIds.ts';

export const makeKey = fromPromise<string, undefined>(async () => uuid());
