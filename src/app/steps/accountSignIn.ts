import { passkeySignInMachine } from '../../../machines/passkeySignIn/index.ts';
import { passwordSignInMachine } from '../../../machines/passwordSignIn/index.ts';
import { socialSignInMachine } from '../../../machines/socialSignIn/index.ts';
import { updateDataMachine } from '../../../machines/updateData/index.ts';
import { askPasskey } from '../actors/askPasskey.ts';
import { finishSocialSignIn } from '../actors/finishSocialSignIn.ts';
import { leaveForProvider } from '../actors/leaveForProvider.ts';
import { openProviderWindow } from '../actors/openProviderWindow.ts';
import { proveSocialAccount } from '../actors/proveSocialAccount.ts';
import { sendSocialCode } from '../actors/sendSocialCode.ts';
import { signInPasskey } from '../actors/signInPasskey.ts';
import { signInPassword } from '../actors/signInPassword.ts';
import { signInSocial } from '../actors/signInSocial.ts';
import { supportsPasskeys } from '../actors/supportsPasskeys.ts';
import { takeReturnedSignIn } from '../actors/takeReturnedSignIn.ts';
import { updateAccount } from '../actors/updateAccount.ts';
import { watchProviderWindow } from '../actors/watchProviderWindow.ts';

/** The sign-in with e-mail and password, with its port. */
export const passwordSignIn = passwordSignInMachine.provide({ actors: { signInPassword } });

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
