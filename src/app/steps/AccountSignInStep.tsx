import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { passwordSignInView, type passwordSignInMachine } from '../../../machines/passwordSignIn/index.ts';
import { socialSignInView, type socialSignInMachine } from '../../../machines/socialSignIn/index.ts';
import { PasswordForm } from '../../screens/signIn/PasswordForm.tsx';
import { SocialButtons } from '../../screens/signIn/SocialButtons.tsx';
import { SocialSignInScreen } from '../../screens/socialSignIn/SocialSignInScreen.tsx';
import { socialProviders } from '../queries/socialProviders.ts';
import { passwordVault } from '../session/passwordVault.ts';
import type { HrefOf } from './manifest.ts';

export type AccountSignInStepProps = {
  password: ActorRefFrom<typeof passwordSignInMachine>;
  social: ActorRefFrom<typeof socialSignInMachine>;
  /** The social sign-in takes the place of the password. */
  isAlone: boolean;
  hrefOf: HrefOf;
  /** Opens the third tab of the lightbox. */
  onRecover: (() => void) | undefined;
  /** A link leaves the sign-in for another page. */
  onLeave: () => void;
};

/** The sign-in with an account: by password, or by Google, Facebook and Apple. */
export function AccountSignInStep({ password, social, isAlone, hrefOf, onRecover, onLeave }: AccountSignInStepProps) {
  const { data: providers = [] } = useQuery(socialProviders);
  const screen = <SocialSignInScreen view={useSelector(social, socialSignInView)} send={social.send} onPassword={passwordVault.change} />;
  const passwordView = useSelector(password, passwordSignInView);
  if (isAlone) return screen;
  return (
    <div className="grid gap-5">
      {screen}
      <PasswordForm
        view={passwordView}
        send={password.send}
        onPassword={passwordVault.change}
        onRecover={onRecover}
        recoveryHref={hrefOf({ name: 'recovery', token: null })}
        registrationHref={hrefOf({ name: 'registration', token: null })}
        onLeave={onLeave}
      />
      <SocialButtons providers={providers} send={social.send} />
    </div>
  );
}
