import { fromPromise } from 'xstate';
import { hasPasskeys } from '../passkeys/hasPasskeys.ts';

export const supportsPasskeys = fromPromise<boolean, undefined>(async () => hasPasskeys());
