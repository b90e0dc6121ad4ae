import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { phoneCodeView } from '../../../machines/phoneCode/index.ts';
import { signInView, type signInMachine } from '../../../machines/signIn/index.ts';
import { PhoneCodeScreen } from '../../screens/phoneCode/PhoneCodeScreen.tsx';
import { SignInScreen } from '../../screens/signIn/SignInScreen.tsx';

export type SignInStepProps = { actor: ActorRefFrom<typeof signInMachine> };

export function SignInStep({ actor }: SignInStepProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { phoneCode } = snapshot.children;
  const code = useSelector(phoneCode, (state) => state && phoneCodeView(state)) ?? null;
  return (
    <SignInScreen
      view={signInView(snapshot, { phoneCode: code })}
      send={actor.send}
      codeForm={
        code &&
        phoneCode && <PhoneCodeScreen view={code} send={phoneCode.send} onChangeNumber={() => actor.send({ type: 'number.corrected' })} />
      }
    />
  );
}
