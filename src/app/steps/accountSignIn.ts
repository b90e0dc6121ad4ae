import { passkeySignInMachine } from '../../../machines/passkeySignIn/index.ts';
import { passwordRecoveryMachine } from '../../../machines/passwordRecovery/index.ts';
import { passwordSignInMachine } from '../../../machines/passwordSignIn/index.ts';
import { socialSignInMachine } from '../../../machines/socialSignIn/index.ts';
import { updateDataMachine } from '../../../machines/updateData/index.ts';
import { askPasskey } from '../actors/askPasskey.ts';
import { finishSocialSignIn } from '../actors/finishSocialSignIn.ts';
import { forgotPassword } from '../actors/forgotPassword.ts';
import { leaveForProvider } from '../actors/leaveForProvider.ts';
import { openProviderWindow } from '../actors/openProviderWindow.ts';
import { proveSocialAccount } from '../actors/proveSocialAccount.ts';
import { sendSocialCode } from '../actors/sendSocialCode.ts';
import { signInPasskey } from '../actors/signInPasskey.ts';
import { signInPassword } from '../actors/signInPassword.ts';
import { signInSocial } from '../actors/signInSocial.ts';
import { supportsPasskeys } from '../actors/supportsPasskeys.ts';
import { takeReturnedSignIn } from '../actors/takeReturnedSignIn.ts';
import { ticker } from '../actors/ticker.ts';
import { updateAccount } from '../actors/updateAccount.ts';
import { watchProviderWindow } from '../actors/watchProviderWindow.ts';

/** The sign-in with e-mail and password, with its port. */
export const passwordSignIn = passwordSignInMachine.provide({ actors: { signInPassword } });

/** The mail of a forgotten password, with its ports. Its link opens the page of the recovery, which sets the new one. */
export const passwordRecovery = passwordRecoveryMachine.provide({ actors: { forgotPassword, ticker } });

/** The social sign-in with its ports. */
export const socialSignIn = socialSignInMachine.provide({
  actors: {
    takeReturnedSignIn,
    openProviderWindow,
    leaveForProvider,
    watchProviderWindow,
    finishSocialSignIn,
    sendSocialCode,
    proveSocialAccount,
    signInSocial,
  },
});

/** The sign-in by passkey with its ports. */
export const passkeySignIn = passkeySignInMachine.provide({ actors: { supportsPasskeys, askPasskey, signInPasskey } });

/** The names of a guest, with their port. */
export const updateData = updateDataMachine.provide({ actors: { updateAccount } });
