import { describe, expect, it } from 'vitest';
import { failed, situation } from 'xstate-paths';
import { common, emailTyped, examples, later, mailSent, passwordRepeated, passwordTyped, TOKEN } from './passwordRecovery.examples.ts';
import { passwordRecoveryMachine } from './passwordRecovery.machine.ts';

const at = (token: string | null, events: Parameters<typeof situation>[2] = []) => situation(passwordRecoveryMachine, { token }, events);

describe('recovery of a password', () => {
  it('begins with the e-mail, or with the new password when the link brought a token', () => {
    expect(at(null).value).toBe('email');
    expect(at(TOKEN).value).toBe('password');
    expect(at(null).can({ type: 'recovery.requested' })).toBe(false);
    expect(at(null, [emailTyped]).can({ type: 'recovery.requested' })).toBe(true);
  });

  it('stores a password of 8 characters that was typed twice', () => {
    const submits = { type: 'password.submitted' } as const;
    expect(at(TOKEN, [passwordTyped]).can(submits)).toBe(false);
    expect(at(TOKEN, [{ type: 'password.changed', length: 7, isRepeated: true }]).can(submits)).toBe(false);
    expect(at(TOKEN, [passwordRepeated]).can(submits)).toBe(true);
  });

  it('a new attempt, and a corrected e-mail, forget why the last attempt failed', () => {
    const request = { type: 'recovery.requested' } as const;
    const save = { type: 'password.submitted' } as const;
    const resent = [emailTyped, request, mailSent, later, { type: 'link.resent' }, failed('forgotAgain', common)] as const;
    const attempts = [
      [null, [emailTyped, request, failed('forgotPassword', common)], request],
      [null, resent, { type: 'link.resent' }],
      [null, resent, { type: 'email.corrected' }],
      [TOKEN, [passwordRepeated, save, failed('resetPassword', common)], save],
    ] as const;
    for (const [token, events, next] of attempts) {
      expect(at(token, events).context.failure).toEqual(common);
      expect(at(token, [...events, next]).context.failure).toBeNull();
    }
  });

  it('offers another link in the place of a dead one', () => {
    expect(examples.linkDead).toMatchObject({ screen: 'email', isLinkDead: true });
    expect(examples.sendingAnother).toMatchObject({ screen: 'email', isLinkDead: true, sending: true });
  });
});
