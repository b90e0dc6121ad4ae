import { fromPromise } from 'xstate';
import { lateChart } from '../../../machines/lateChart.ts';
import type { passkeySignInMachine } from '../../../machines/passkeySignIn/index.ts';
import type { passwordRecoveryMachine } from '../../../machines/passwordRecovery/index.ts';
import type { passwordSignInMachine } from '../../../machines/passwordSignIn/index.ts';
import type { socialSignInMachine } from '../../../machines/socialSignIn/index.ts';
import type { updateDataMachine } from '../../../machines/updateData/index.ts';
import { lateFiles } from '../../ui/lateFiles.ts';

type Charts = {
  passwordRecovery: typeof passwordRecoveryMachine;
  passwordSignIn: typeof passwordSignInMachine;
  socialSignIn: typeof socialSignInMachine;
  passkeySignIn: typeof passkeySignInMachine;
  updateData: typeof updateDataMachine;
};

/** The sign-in enters these charts after their files. */
const { open, opened: charts } = lateFiles<Charts>(() => import('../steps/accountSignIn.ts'));

export const loadAccountSignIn = fromPromise<void, undefined>(async () => void (await open()));

export const passwordRecovery = lateChart(() => charts().passwordRecovery);
export const passwordSignIn = lateChart(() => charts().passwordSignIn);
export const socialSignIn = lateChart(() => charts().socialSignIn);
export const passkeySignIn = lateChart(() => charts().passkeySignIn);
export const updateData = lateChart(() => charts().updateData);
