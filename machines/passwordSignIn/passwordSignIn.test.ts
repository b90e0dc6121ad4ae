import { describe, expect, it } from 'vitest';
import { failed, situation } from 'xstate-paths';
import { asked, examples, filled, user } from './passwordSignIn.examples.ts';
import { passwordSignInMachine } from './passwordSignIn.machine.ts';

const at = (events: Parameters<typeof situation>[2]) => situation(passwordSignInMachine, undefined, events);

describe('sign-in by password', () => {
  it('[AUTH-044] needs an e-mail and a password', () => {
    expect(at(filled.slice(0, 1)).can({ type: 'password.submitted' })).toBe(false);
    expect(at(filled.slice(1)).can({ type: 'password.submitted' })).toBe(false);
    expect(at(filled).can({ type: 'password.submitted' })).toBe(true);
  });

  it('[AUTH-045] the e-mail is put in lower case', () => {
    expect(at([{ type: 'email.typed', text: ' Begona@Example.COM' }]).context.email).toBe('begona@example.com');
  });

  it('[AUTH-066] no password is in its snapshot, and it ends with the user', () => {
    expect(Object.keys(at(asked).context).toSorted()).toEqual(['email', 'failure', 'hasPassword', 'user']);
    expect(at([...asked, user]).output).toMatchObject({ user: { role: 'user' } });
  });

  it('[ERR-019] a refusal shows the text of the service, and the form stays filled', () => {
    expect(examples.refused).toMatchObject({ failure: { message: 'El correo o la contraseña no son correctos.' }, hasPassword: true });
    const again = at([...asked, failed('signInPassword', { code: 'refused', retryable: false })]);
    expect(again.can({ type: 'password.submitted' })).toBe(true);
  });
});
