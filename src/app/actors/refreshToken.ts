import { fromPromise } from 'xstate';
import { renewTokens } from '../renewal.ts';

export const refreshToken = fromPromise<void, undefined>(() => renewTokens());
