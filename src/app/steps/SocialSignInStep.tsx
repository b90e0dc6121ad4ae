import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { socialSignInView, type socialSignInMachine } from '../../../machines/socialSignIn/index.ts';
import { SocialButtons } from '../../screens/signIn/SocialButtons.tsx';
import { SocialSignInScreen } from '../../screens/socialSignIn/SocialSignInScreen.tsx';
import { socialProviders } from '../queries/socialProviders.ts';
import { passwordVault } from '../session/passwordVault.ts';

export type SocialSignInStepProps = {
  actor: ActorRefFrom<typeof socialSignInMachine>;
  part: 'screen' | 'buttons';
};

/** The sign-in with the accounts of providers: its buttons, or its notice and its forms. */
export function SocialSignInStep({ actor, part }: SocialSignInStepProps) {
  const view = useSelector(actor, socialSignInView);
  const { data: providers = [] } = useQuery(socialProviders);
  return part === 'buttons' ? (
    <SocialButtons providers={providers} send={actor.send} />
  ) : (
    <SocialSignInScreen view={view} send={actor.send} onPassword={passwordVault.change} />
  );
}
