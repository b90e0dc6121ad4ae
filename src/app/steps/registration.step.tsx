import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { registrationMachine, registrationView } from '../../../machines/registration/index.ts';
import { oneWay } from '../../../machines/search/index.ts';
import { RegistrationScreen } from '../../screens/registration/RegistrationScreen.tsx';
import { checkConfirmation } from '../actors/checkConfirmation.ts';
import { confirmEmail } from '../actors/confirmEmail.ts';
import { signUp } from '../actors/signUp.ts';
import { ticker } from '../actors/ticker.ts';
import { newPasswordVault } from '../session/passwordVault.ts';
import { flowStep, type Wizard } from './manifest.ts';

/** The registration of an account (AUTH-007). */
export const registrationStep = (wizard: Wizard) =>
  flowStep<'registration', typeof registrationMachine>({
    chart: registrationMachine.provide({ actors: { signUp, checkConfirmation, confirmEmail: confirmEmail(wizard), ticker } }),
    begin: ({ location: { token }, user }) => ({ token, name: user?.role === 'user' ? user.firstName : null }),
    Screen: ({ actor, hrefOf }) => {
      const view = useSelector(actor, registrationView);
      // A typed password does not outlive its page.
      useEffect(() => newPasswordVault.clear, []);
      return (
        <RegistrationScreen
          view={view}
          send={actor.send}
          hrefs={{
            home: hrefOf({ name: 'home', asked: oneWay(null, null, null) }),
            profile: hrefOf({ name: 'profile', section: 'data' }),
            passengers: hrefOf({ name: 'profile', section: 'passengers' }),
            cards: hrefOf({ name: 'profile', section: 'cards' }),
          }}
          onPassword={newPasswordVault.change}
          onSignIn={wizard.askSignIn}
        />
      );
    },
  });
