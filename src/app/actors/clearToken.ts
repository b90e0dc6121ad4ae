import { fromPromise } from 'xstate';
import { tokens } from '../session/tokens.ts';

export const clearToken = fromPromise<void, undefined>(async () => tokens.clear());
