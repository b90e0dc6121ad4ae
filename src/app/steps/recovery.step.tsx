import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { passwordRecoveryMachine, passwordRecoveryView } from '../../../machines/passwordRecovery/index.ts';
import { oneWay } from '../../../machines/search/index.ts';
import { PasswordRecoveryScreen } from '../../screens/passwordRecovery/PasswordRecoveryScreen.tsx';
import { forgotPassword } from '../actors/forgotPassword.ts';
import { resetPassword } from '../actors/resetPassword.ts';
import { ticker } from '../actors/ticker.ts';
import { hasPasskeys } from '../passkeys/hasPasskeys.ts';
import { newPasswordVault } from '../session/passwordVault.ts';
import { flowStep } from './manifest.ts';

/** A new password for a forgotten one (AUTH-006). */
export const recoveryStep = flowStep<'recovery', typeof passwordRecoveryMachine>({
  chart: passwordRecoveryMachine.provide({ actors: { forgotPassword, resetPassword, ticker } }),
  begin: ({ location: { token } }) => ({ token }),
  Screen: ({ actor, send, hrefOf }) => {
    const view = useSelector(actor, passwordRecoveryView);
    // A typed password does not outlive its page.
    useEffect(() => newPasswordVault.clear, []);
    return (
      <PasswordRecoveryScreen
        view={view}
        send={actor.send}
        homeHref={hrefOf({ name: 'home', asked: oneWay(null, null, null) })}
        onPassword={newPasswordVault.change}
        onSignIn={() => send({ type: 'signIn.requested', first: 'email' })}
        hasPasskeys={hasPasskeys()}
      />
    );
  },
});
