import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { passkeySignInView, type passkeySignInMachine } from '../../../machines/passkeySignIn/index.ts';
import { passwordSignInView, type passwordSignInMachine } from '../../../machines/passwordSignIn/index.ts';
import { socialSignInView, type socialSignInMachine } from '../../../machines/socialSignIn/index.ts';
import { PasskeyButton } from '../../screens/signIn/PasskeyButton.tsx';
import { PasswordForm } from '../../screens/signIn/PasswordForm.tsx';
import { SocialButtons } from '../../screens/signIn/SocialButtons.tsx';
import { SocialSignInScreen } from '../../screens/socialSignIn/SocialSignInScreen.tsx';
import { socialProviders } from '../queries/socialProviders.ts';
import { passwordVault } from '../session/passwordVault.ts';
import type { HrefOf } from './manifest.ts';

export type AccountSignInStepProps = {
  password: ActorRefFrom<typeof passwordSignInMachine>;
  social: ActorRefFrom<typeof socialSignInMachine>;
  passkey: ActorRefFrom<typeof passkeySignInMachine>;
  /** The social sign-in takes the place of the password. */
  isAlone: boolean;
  hrefOf: HrefOf;
  /** Opens the third tab; absent where the page of the recovery may open. */
  onRecover: (() => void) | undefined;
  /** A link leaves the sign-in for another page. */
  onLeave: () => void;
};

/** The sign-in with an account: by password, by Google, Facebook and Apple, or by a passkey. */
export function AccountSignInStep({ password, social, passkey, isAlone, hrefOf, onRecover, onLeave }: AccountSignInStepProps) {
  const { data: providers = [] } = useQuery(socialProviders);
  const screen = <SocialSignInScreen view={useSelector(social, socialSignInView)} send={social.send} onPassword={passwordVault.change} />;
  const passkeyView = useSelector(passkey, passkeySignInView);
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
      <PasskeyButton view={passkeyView} send={passkey.send} />
    </div>
  );
}
