import { fromPromise } from 'xstate';
import { renewTokens } from '../queries/renewTokens.ts';

export const refreshToken = fromPromise<void, undefined>(() => renewTokens());
