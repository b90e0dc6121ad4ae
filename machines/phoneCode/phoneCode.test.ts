import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plusSeconds } from '../domain/instant.ts';
import { NOW } from '../testing/fixtures.ts';
import { done, failed, situation } from 'xstate-paths';
import { examples, input } from './phoneCode.examples.ts';
import { phoneCodeMachine } from './phoneCode.machine.ts';
import { codeInput } from './phoneCode.rules.ts';
import { phoneCodeView } from './phoneCode.view.ts';

const submitted = [{ type: 'code.typed' as const, text: '123456' }, { type: 'code.submitted' as const }];

describe('phoneCode chart', () => {
  it('[AUTH-051][AUTH-054][CONST-031] keeps six digits of whatever is typed or pasted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(codeInput(text)).toMatch(/^\d{0,6}$/);
      }),
    );
    expect(codeInput('Tu código: 123 456 7')).toBe('123456');
  });

  it('[AUTH-055][CONST-031] is sent with six digits, and not with five', () => {
    const typed = (text: string) => situation(phoneCodeMachine, input, [{ type: 'code.typed', text }]);
    const mayBeSent = (text: string) => [phoneCodeView(typed(text)).canSubmit, typed(text).can({ type: 'code.submitted' })];
    for (const text of ['', '1', '12', '123', '1234', '12345']) expect(mayBeSent(text)).toEqual([false, false]);
    expect(mayBeSent('123456')).toEqual([true, true]);
    expect(typed('1234567').context.code).toBe('123456');
  });

  it('[AUTH-056][CONST-032] ignores a resend while the countdown runs', () => {
    expect(examples.empty.resendIn).toBe('03:00');
    expect(examples.empty.canResend).toBe(false);
    const after = (seconds: number) =>
      situation(phoneCodeMachine, input, [{ type: 'clock.ticked', now: plusSeconds(NOW, seconds) }]).can({ type: 'code.resent' });
    expect([after(179), after(180)]).toEqual([false, true]);
    expect(examples.mayResend).toMatchObject({ canResend: true, resendIn: null });
  });

  it('[AUTH-042] wrong codes clear the form and restart the 180 s', () => {
    const late = [{ type: 'clock.ticked' as const, now: plusSeconds(NOW, 100) }];
    const cleared = situation(phoneCodeMachine, input, [
      ...late,
      ...submitted,
      failed('verifyPhone', { code: 'code-dead', retryable: false }),
    ]);
    expect(phoneCodeView(cleared)).toMatchObject({ screen: 'dead', digits: '', resendIn: '03:00', canResend: false });
  });

  it('a code that is too old may be replaced at once', () => {
    const late = [{ type: 'clock.ticked' as const, now: plusSeconds(NOW, 601) }];
    const expired = situation(phoneCodeMachine, input, [
      ...late,
      ...submitted,
      failed('verifyPhone', { code: 'code-expired', retryable: false }),
    ]);
    expect(phoneCodeView(expired)).toMatchObject({ screen: 'dead', resendIn: null, canResend: true });
  });

  it('[AUTH-043] a new code restarts the countdown and clears the boxes', () => {
    const resent = situation(phoneCodeMachine, input, [
      { type: 'clock.ticked', now: plusSeconds(NOW, 181) },
      { type: 'code.resent' },
      done('resendVerification', { pin: 'pin-2', resendAt: plusSeconds(NOW, 361) }),
    ]);
    expect(resent.context).toMatchObject({ pin: 'pin-2', code: '', resendAt: plusSeconds(NOW, 361) });
  });

  it('a wrong code shows the error and may be corrected', () => {
    expect(examples.wrong).toMatchObject({ screen: 'entering', failure: { code: 'code-wrong' } });
  });

  it('a dead code accepts no more tries', () => {
    const dead = situation(phoneCodeMachine, input, [...submitted, failed('verifyPhone', { code: 'code-dead', retryable: false })]);
    expect(dead.can({ type: 'code.submitted' })).toBe(false);
    expect(dead.can({ type: 'code.typed', text: '1' })).toBe(false);
  });
});
