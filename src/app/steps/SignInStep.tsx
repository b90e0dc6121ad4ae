import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { passwordSignInView } from '../../../machines/passwordSignIn/index.ts';
import { phoneCodeView } from '../../../machines/phoneCode/index.ts';
import { signInView, type signInMachine } from '../../../machines/signIn/index.ts';
import { SignInScreen } from '../../screens/signIn/SignInScreen.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { passwordVault } from '../session/passwordVault.ts';
import type { SocialSignInStepProps } from './SocialSignInStep.tsx';

export type SignInStepProps = { actor: ActorRefFrom<typeof signInMachine> };

/** Loaded beside the first form, because a registered user needs no code. */
const PhoneCodeScreen = lazyPart(async () => (await import('../../screens/phoneCode/PhoneCodeScreen.tsx')).PhoneCodeScreen);
const PasswordForm = lazyPart(async () => (await import('../../screens/signIn/PasswordForm.tsx')).PasswordForm);
const SocialSignInStep = lazyPart<SocialSignInStepProps>(async () => (await import('./SocialSignInStep.tsx')).SocialSignInStep);

export function SignInStep({ actor }: SignInStepProps) {
  useEffect(() => {
    void PhoneCodeScreen.preload();
    void PasswordForm.preload();
  }, []);
  const snapshot = useSelector(actor, (state) => state);
  const { phoneCode, passwordSignIn, socialSignIn } = snapshot.children;
  const code = useSelector(phoneCode, (state) => state && phoneCodeView(state)) ?? null;
  const password = useSelector(passwordSignIn, (state) => state && passwordSignInView(state)) ?? null;
  const isSocialAlone = useSelector(socialSignIn, (state) => state?.hasTag('alone')) ?? false;
  const social = (part: SocialSignInStepProps['part']) =>
    socialSignIn && (
      <Suspense>
        <SocialSignInStep actor={socialSignIn} part={part} />
      </Suspense>
    );
  return (
    <SignInScreen
      view={signInView(snapshot, { phoneCode: code })}
      send={actor.send}
      codeForm={
        code &&
        phoneCode && (
          <Suspense>
            <PhoneCodeScreen view={code} send={phoneCode.send} onChangeNumber={() => actor.send({ type: 'number.corrected' })} />
          </Suspense>
        )
      }
      social={{ isAlone: isSocialAlone, screen: social('screen'), buttons: social('buttons') }}
      passwordForm={
        password &&
        passwordSignIn && (
          <Suspense>
            <PasswordForm view={password} send={passwordSignIn.send} onPassword={passwordVault.change} />
          </Suspense>
        )
      }
    />
  );
}
