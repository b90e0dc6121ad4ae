import { FingerprintPattern } from 'lucide-react';
import type { PasskeySignInEvent, PasskeySignInView } from '../../../machines/passkeySignIn/passkeySignIn.types.ts';
import { failureText, passkey as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

type PasskeyButtonProps = { view: PasskeySignInView; send: (event: PasskeySignInEvent) => void };

/** The sign-in with a passkey, where the browser has them. */
export function PasskeyButton({ view, send }: PasskeyButtonProps) {
  if (view.screen === 'hidden') return null;
  return (
    <div className="grid gap-3">
      <Button
        size="lg"
        block
        icon={<FingerprintPattern />}
        isPending={view.isPending}
        pendingLabel={words.signingIn}
        onPress={() => send({ type: 'passkey.chosen' })}
      >
        {words.signIn}
      </Button>
      {view.failure && (
        <Notice tone="warn" isLive>
          {failureText(view.failure).text}
        </Notice>
      )}
    </div>
  );
}
