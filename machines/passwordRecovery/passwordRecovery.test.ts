import { describe, expect, it } from 'vitest';
import { situation } from 'xstate-paths';
import { emailTyped, examples, passwordRepeated, passwordTyped, TOKEN } from './passwordRecovery.examples.ts';
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

  it('offers another link in the place of a dead one', () => {
    expect(examples.linkDead).toMatchObject({ screen: 'email', isLinkDead: true });
    expect(examples.sendingAnother).toMatchObject({ screen: 'email', isLinkDead: true, sending: true });
  });
});
