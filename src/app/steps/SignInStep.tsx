import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { passwordSignInView } from '../../../machines/passwordSignIn/index.ts';
import { phoneCodeView } from '../../../machines/phoneCode/index.ts';
import { signInView, type signInMachine } from '../../../machines/signIn/index.ts';
import { SignInScreen } from '../../screens/signIn/SignInScreen.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { passwordVault } from '../session/passwordVault.ts';

export type SignInStepProps = { actor: ActorRefFrom<typeof signInMachine> };

/** Loaded beside the first form, because a registered user needs no code. */
const PhoneCodeScreen = lazyPart(async () => (await import('../../screens/phoneCode/PhoneCodeScreen.tsx')).PhoneCodeScreen);
const PasswordForm = lazyPart(async () => (await import('../../screens/signIn/PasswordForm.tsx')).PasswordForm);

export function SignInStep({ actor }: SignInStepProps) {
  useEffect(() => void PhoneCodeScreen.preload(), []);
  const snapshot = useSelector(actor, (state) => state);
  const { phoneCode, passwordSignIn } = snapshot.children;
  const code = useSelector(phoneCode, (state) => state && phoneCodeView(state)) ?? null;
  const password = useSelector(passwordSignIn, (state) => state && passwordSignInView(state)) ?? null;
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
