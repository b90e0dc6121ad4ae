import type { SnapshotFrom } from 'xstate';
import { resendIn } from '../domain/resend.ts';
import type { phoneCodeMachine } from './phoneCode.machine.ts';
import type { PhoneCodeView } from './phoneCode.types.ts';

export function phoneCodeView(snapshot: SnapshotFrom<typeof phoneCodeMachine>): PhoneCodeView {
  const { context } = snapshot;
  return {
    screen: snapshot.value === 'verified' ? 'verifying' : snapshot.value,
    phone: context.phone,
    digits: context.code,
    canSubmit: snapshot.can({ type: 'code.submitted' }),
    canResend: snapshot.can({ type: 'code.resent' }),
    resendIn: resendIn(context),
    failure: context.failure,
  };
}
