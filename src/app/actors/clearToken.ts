import { fromPromise } from 'xstate';
import { tokens } from '../tokens.ts';

export const clearToken = fromPromise<void, undefined>(async () => tokens.clear());
