import { describe, expect, it } from 'vitest';
import { failed, situation } from 'xstate-paths';
import {
  accepted,
  common,
  examples,
  filled,
  later,
  linkOfAnotherDevice,
  linkOfThisDevice,
  mailSent,
  TOKEN,
} from './registration.examples.ts';
import { registrationMachine } from './registration.machine.ts';
import { fieldInput, formErrors } from './registration.rules.ts';

const submits = { type: 'registration.submitted' } as const;
const form = (events: Parameters<typeof situation>[2]) => situation(registrationMachine, { token: null, name: null }, events);

describe('registration', () => {
  it('keeps letters in names, and an e-mail in lower case without spaces', () => {
    expect(fieldInput('firstName', 'Ana 3 María')).toBe('Ana María');
    expect(fieldInput('email', ' Ana@Example.COM ')).toBe('ana@example.com');
  });

  it('needs a name, a first surname, the same e-mail twice, a password of 8 characters and the terms', () => {
    const needed = filled.filter((event) => !('field' in event) || event.field !== 'maternal');
    for (const without of needed) expect(form(needed.filter((event) => event !== without)).can(submits)).toBe(false);
    expect(form(needed).can(submits)).toBe(true);
    expect(form([...filled, { type: 'password.changed', length: 7 }]).can(submits)).toBe(false);
    expect(form([...filled, { type: 'terms.toggled' }]).can(submits)).toBe(false);
  });

  it('an empty form has an error at each needed field', () => {
    expect(formErrors({ firstName: '', paternal: '', maternal: '', email: '', emailConfirm: '' })).toEqual({
      firstName: 'missing',
      paternal: 'missing',
      email: 'missing',
      emailConfirm: 'missing',
    });
  });

  it('a new attempt, and a corrected e-mail, forget why the last attempt failed', () => {
    const refused = [...filled, submits, failed('signUp', common)];
    const resent = [...filled, submits, mailSent, later, { type: 'link.resent' }, failed('signUpAgain', common)];
    for (const [events, type] of [
      [refused, 'registration.submitted'],
      [resent, 'link.resent'],
      [resent, 'email.corrected'],
    ] as const) {
      expect(form(events).context.failure).toEqual(common);
      expect(form([...events, { type }]).context.failure).toBeNull();
    }
  });

  it('asks for another mail only after 180 s', () => {
    expect(examples.mailed).toMatchObject({ screen: 'mailed', resendIn: '03:00' });
    expect(examples.mayResend).toMatchObject({ resendIn: null });
  });

  it('a link is confirmed by a tap, and on another device with a new password of 8 characters', () => {
    const link = (events: Parameters<typeof situation>[2]) => situation(registrationMachine, { token: TOKEN, name: null }, events);
    expect(link([linkOfThisDevice]).can(accepted)).toBe(true);
    const typed = (length: number) => link([linkOfAnotherDevice, { type: 'password.changed', length }]).can(accepted);
    expect([typed(7), typed(8)]).toEqual([false, true]);
    expect(examples.confirm).toMatchObject({ screen: 'confirm', needsPassword: false });
    expect(examples.confirmWithPassword).toMatchObject({ screen: 'confirm', needsPassword: true });
  });

  it('[AUTH-066] no password is in its snapshot', () => {
    expect(JSON.stringify(form(filled).context)).not.toMatch(/"password"/);
    expect(form(filled).context.passwordLength).toBe(12);
  });
});
