import { plusSeconds } from '../domain/instant.ts';
import { NOW } from '../testing/fixtures.ts';
import type { Model } from '../testing/paths.ts';
import { done, failed } from '../testing/situation.ts';
import { input } from './phoneCode.examples.ts';
import { phoneCodeMachine } from './phoneCode.machine.ts';
import { resendIn } from './phoneCode.rules.ts';

/** What can happen to a code. */
export const phoneCodeModel: Model = {
  machine: phoneCodeMachine,
  input,
  events: [
    { type: 'code.typed', text: '123456' },
    { type: 'code.typed', text: '12' },
    { type: 'code.cleared' },
    { type: 'code.submitted' },
    done('verifyPhone'),
    failed('verifyPhone', { code: 'code-wrong', retryable: false }),
    failed('verifyPhone', { code: 'code-dead', retryable: false }),
    { type: 'clock.ticked', now: plusSeconds(NOW, 181) },
    { type: 'code.resent' },
    done('resendVerification', { pin: 'pin-2', resendAt: plusSeconds(NOW, 361) }),
    failed('resendVerification', { code: 'network', retryable: true }),
  ],
  facts: ({ context }) => [
    context.code.length,
    resendIn({ resendAt: context.resendAt, now: context.now }) === null,
    context.failure?.code,
    context.pin,
  ],
};
