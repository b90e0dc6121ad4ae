import { useEffect, useRef } from 'react';
import type { PhoneCodeEvent, PhoneCodeView } from '../../../machines/phoneCode/phoneCode.types.ts';
import { phoneCode } from '../../messages/es-MX.ts';
import { phoneNumber } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { useSay } from '../../ui/say.ts';

type PhoneCodeScreenProps = {
  view: PhoneCodeView;
  send: (event: PhoneCodeEvent) => void;
  /** Goes back to the field of the phone. */
  onChangeNumber: () => void;
};

/** The form of the SMS code, with the request of another one (AUTH-018 to AUTH-021). It is inside a sheet. */
export function PhoneCodeScreen({ view, send, onChangeNumber }: PhoneCodeScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const isVerifying = view.screen === 'verifying';
  const isOff = view.screen === 'dead' || view.screen === 'resending';
  const error = view.failure ? phoneCode.error(view.failure) : undefined;

  // The focused element was removed with the form before, or disabled with the boxes.
  useEffect(() => {
    if (!isOff) form.current?.querySelector('input')?.focus();
  }, [isOff]);

  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4.5"
      onSubmit={(event) => {
        event.preventDefault();
        form.current?.querySelector('input')?.focus();
        send({ type: 'code.submitted' });
      }}
    >
      <p className="text-ink-muted">
        {phoneCode.sent}
        <b className="whitespace-nowrap text-ink">{phoneNumber(view.phone)}</b>.
      </p>
      <div role={error === undefined ? undefined : 'alert'}>
        <CodeField
          label={phoneCode.label}
          value={view.digits}
          onChange={(text) => send({ type: 'code.typed', text })}
          error={error}
          isRefused={view.failure?.code === 'code-wrong'}
          readsSms
          isDisabled={isOff}
        />
      </div>
      <Resend view={view} send={send} />
      <div className="grid gap-2">
        <Button
          type="submit"
          look="primary"
          block
          isDisabled={!view.canSubmit && !isVerifying}
          isPending={isVerifying}
          pendingLabel={phoneCode.verifying}
        >
          {phoneCode.submit}
        </Button>
        <Button look="ghost" size="lg" block isDisabled={isVerifying} onPress={onChangeNumber}>
          {phoneCode.changeNumber}
        </Button>
      </div>
    </form>
  );
}

function Resend({ view, send }: Pick<PhoneCodeScreenProps, 'view' | 'send'>) {
  const isResending = view.screen === 'resending';
  useSay(view.resendIn === null ? phoneCode.mayResend : '');
  return (
    <div className="grid min-h-tap items-center justify-items-center text-center">
      {view.resendIn === null || isResending ? (
        <Button
          look="ghost"
          isDisabled={!view.canResend && !isResending}
          isPending={isResending}
          pendingLabel={phoneCode.resending}
          onPress={() => send({ type: 'code.resent' })}
        >
          {phoneCode.resend}
        </Button>
      ) : (
        <p className="text-ink-muted">
          {phoneCode.resendIn} <b className="figure text-ink">{view.resendIn}</b>
        </p>
      )}
    </div>
  );
}
