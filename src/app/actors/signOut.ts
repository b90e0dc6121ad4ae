import { fromPromise } from 'xstate';
import { queries } from '../queries.ts';
import { tokens } from '../tokens.ts';

/** Forgets the tokens, and every answer that may have been theirs. */
export const signOut = fromPromise<void, undefined>(async () => {
  tokens.clear();
  queries.clear();
});
