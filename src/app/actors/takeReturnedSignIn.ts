import { fromPromise } from 'xstate';
import type { ReturnedSignIn } from '../../../machines/socialSignIn/index.ts';
import { takeReturned } from '../session/socialReturn.ts';

export const takeReturnedSignIn = fromPromise<ReturnedSignIn | null, undefined>(async () => takeReturned());
