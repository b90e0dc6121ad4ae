import { fromPromise } from 'xstate';
import { lateChart } from '../../../machines/lateChart.ts';
import type { socialSignInMachine } from '../../../machines/socialSignIn/index.ts';
import { untilLoaded } from '../../ui/untilLoaded.ts';

let loaded: typeof socialSignInMachine | null = null;

export const loadSocialSignIn = fromPromise<void, undefined>(async () => {
  loaded ??= (await untilLoaded(() => import('../steps/socialSignIn.ts'))).socialSignIn;
});

/** The sign-in enters this chart after its files. */
export const socialSignIn = lateChart<typeof socialSignInMachine>(() => {
  if (!loaded) throw new Error('the social sign-in is not loaded');
  return loaded;
});
