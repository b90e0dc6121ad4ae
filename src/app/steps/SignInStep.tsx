import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { phoneCodeView } from '../../../machines/phoneCode/index.ts';
import { signInView, type signInMachine } from '../../../machines/signIn/index.ts';
import { SignInScreen } from '../../screens/signIn/SignInScreen.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { codeFiles } from '../late/phoneCode.ts';
import type { CodeStepProps } from './CodeStep.tsx';
import type { UpdateDataStepProps } from './UpdateDataStep.tsx';
import type { AccountSignInStepProps } from './AccountSignInStep.tsx';
import type { HrefOf } from './manifest.ts';
import type { RecoveryTabStepProps } from './RecoveryTabStep.tsx';

export type SignInStepProps = { actor: ActorRefFrom<typeof signInMachine>; hrefOf: HrefOf };

/** Loaded beside the first form, because a registered user needs no code. */
const CodeStep = lazyPart<CodeStepProps>(async () => (await import('./CodeStep.tsx')).CodeStep);
const AccountSignInStep = lazyPart<AccountSignInStepProps>(async () => (await import('./AccountSignInStep.tsx')).AccountSignInStep);

/** Loaded when its tab is chosen. */
const RecoveryTabStep = lazyPart<RecoveryTabStepProps>(async () => (await import('./RecoveryTabStep.tsx')).RecoveryTabStep);

/** Loaded when a guest without a name comes back. */
const UpdateDataStep = lazyPart<UpdateDataStepProps>(async () => (await import('./UpdateDataStep.tsx')).UpdateDataStep);

export function SignInStep({ actor, hrefOf }: SignInStepProps) {
  useEffect(() => {
    void CodeStep.preload();
    // A failure is ignored here, because a sending loads the files again.
    codeFiles.open().catch(() => {});
    void AccountSignInStep.preload();
  }, []);
  const snapshot = useSelector(actor, (state) => state);
  const { phoneCode, passwordSignIn, passwordRecovery, socialSignIn, passkeySignIn, updateData } = snapshot.children;
  const code = useSelector(phoneCode, (state) => state && phoneCodeView(state)) ?? null;
  const isAlone = useSelector(socialSignIn, (state) => state?.hasTag('alone')) ?? false;
  return (
    <>
      <Suspense>{updateData && <UpdateDataStep actor={updateData} />}</Suspense>
      <SignInScreen
        view={signInView(snapshot, { phoneCode: code })}
        send={actor.send}
        codeForm={
          code &&
          phoneCode && (
            <Suspense>
              <CodeStep
                actor={phoneCode}
                view={code}
                variant={snapshot.context.variant}
                onChangeNumber={() => actor.send({ type: 'number.corrected' })}
              />
            </Suspense>
          )
        }
        isAccountAlone={isAlone}
        recoveryForm={
          passwordRecovery && (
            <Suspense>
              <RecoveryTabStep actor={passwordRecovery} />
            </Suspense>
          )
        }
        accountForm={
          passwordSignIn &&
          socialSignIn &&
          passkeySignIn && (
            <Suspense>
              <AccountSignInStep
                password={passwordSignIn}
                social={socialSignIn}
                passkey={passkeySignIn}
                isAlone={isAlone}
                hrefOf={hrefOf}
                onRecover={snapshot.context.variant === 'lightbox' ? () => actor.send({ type: 'recovery.chosen' }) : undefined}
                onLeave={() => actor.send({ type: 'signIn.dismissed' })}
              />
            </Suspense>
          )
        }
      />
    </>
  );
}
