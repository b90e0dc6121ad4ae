import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { phoneCodeMachine, PhoneCodeView } from '../../../machines/phoneCode/index.ts';
import type { SignInVariant } from '../../../machines/signIn/signIn.types.ts';
import { PhoneCodeScreen } from '../../screens/phoneCode/PhoneCodeScreen.tsx';
import { forgetAwaited, storeAwaited } from '../storage/awaitedCode.ts';

export type CodeStepProps = {
  actor: ActorRefFrom<typeof phoneCodeMachine>;
  view: PhoneCodeView;
  variant: SignInVariant;
  onChangeNumber: () => void;
};

/** The form of the SMS code. While it is shown, the tab keeps what the code belongs to. */
export function CodeStep({ actor, view, variant, onChangeNumber }: CodeStepProps) {
  // A resend assigns a new `pin` and `resendAt`, and the effect stores them.
  const { email, phone, purpose, pin, resendAt } = actor.getSnapshot().context;
  useEffect(() => storeAwaited({ variant, email, phone, purpose, pin, resendAt }), [variant, email, phone, purpose, pin, resendAt]);
  useEffect(() => forgetAwaited, []);
  return <PhoneCodeScreen view={view} send={actor.send} onChangeNumber={onChangeNumber} />;
}
