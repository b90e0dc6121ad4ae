import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeInput } from '../domain/code.ts';
import { plusSeconds } from '../domain/instant.ts';
import { NOW } from '../testing/fixtures.ts';
import { done, failed, situation } from 'xstate-paths';
import { examples, input } from './phoneCode.examples.ts';
import { phoneCodeMachine } from './phoneCode.machine.ts';
import { phoneCodeView } from './phoneCode.view.ts';

const type = (text: string) => ({ type: 'code.typed' as const, text });
const typed = [type('123456')];
const wrong = failed('verifyPhone', { code: 'code-wrong', retryable: false });

describe('phoneCode chart', () => {
  it('[AUTH-051][AUTH-054][CONST-031] keeps six digits of whatever is typed or pasted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(codeInput(text)).toMatch(/^\d{0,6}$/);
      }),
    );
    expect(codeInput('Tu código: 123 456 7')).toBe('123456');
  });

  it('[AUTH-055][CONST-031] the button waits for six digits', () => {
    const after = (text: string) => phoneCodeView(situation(phoneCodeMachine, input, [...typed, wrong, type(text)]));
    for (const text of ['', '1', '12', '123', '1234']) expect(after(text).canSubmit).toBe(false);
    expect(after('12345')).toMatchObject({ screen: 'entering', canSubmit: false });
    expect(after('123456')).toMatchObject({ screen: 'entering', canSubmit: true });
  });

  it('six digits check themselves, a refused code only by the button, until another one is sent', () => {
    const at = (...events: Parameters<typeof situation>[2]) => situation(phoneCodeMachine, input, events).value;
    expect(at(type('12345'))).toBe('entering');
    expect(at(type('12345'), type('123456'))).toBe('verifying');
    expect(at(...typed, wrong, type('654321'), wrong, type('123456'))).toBe('entering');
    expect(at(...typed, wrong, type('123456'), { type: 'code.submitted' })).toBe('verifying');
    const lost = failed('verifyPhone', { code: 'network', retryable: true });
    expect(at(...typed, lost, type('12345'), type('123456'))).toBe('verifying');
    const later = { type: 'clock.ticked' as const, now: plusSeconds(NOW, 181) };
    const resent = done('resendVerification', { pin: 'pin-2', resendAt: plusSeconds(NOW, 361) });
    expect(at(...typed, wrong, later, { type: 'code.resent' }, resent, type('123456'))).toBe('verifying');
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
    const cleared = situation(phoneCodeMachine, input, [...late, ...typed, failed('verifyPhone', { code: 'code-dead', retryable: false })]);
    expect(phoneCodeView(cleared)).toMatchObject({ screen: 'dead', digits: '', resendIn: '03:00', canResend: false });
  });

  it('a code that is too old may be replaced at once', () => {
    const late = [{ type: 'clock.ticked' as const, now: plusSeconds(NOW, 601) }];
    const expired = situation(phoneCodeMachine, input, [
      ...late,
      ...typed,
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
    const dead = situation(phoneCodeMachine, input, [...typed, failed('verifyPhone', { code: 'code-dead', retryable: false })]);
    expect(dead.can({ type: 'code.submitted' })).toBe(false);
    expect(dead.can({ type: 'code.typed', text: '1' })).toBe(false);
  });
});
