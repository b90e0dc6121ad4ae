import { fromPromise } from 'xstate';
import { renewTokens } from '../session/renewTokens.ts';

export const refreshToken = fromPromise<void, undefined>(() => renewTokens());
