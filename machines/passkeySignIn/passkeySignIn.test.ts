import { describe, expect, it } from 'vitest';
import { situation } from 'xstate-paths';
import { examples, opening, user } from './passkeySignIn.examples.ts';
import { passkeySignInMachine } from './passkeySignIn.machine.ts';

describe('sign-in by passkey', () => {
  it('is offered only by a browser that has passkeys', () => {
    expect([examples.checking, examples.unsupported]).toEqual([{ screen: 'hidden' }, { screen: 'hidden' }]);
    expect(examples.idle).toEqual({ screen: 'offered', isPending: false, failure: null });
  });

  it('every failed try says why and can be repeated', () => {
    const { cancelled, stale, unknown, refused, offline } = examples;
    expect([cancelled, stale, unknown, refused, offline]).toMatchObject(
      ['passkey-cancelled', 'passkey-stale', 'passkey-unknown', 'passkey-refused', 'network'].map((code) => ({
        isPending: false,
        failure: { code },
      })),
    );
  });

  it('ends with the user of the key', () => {
    expect(situation(passkeySignInMachine, undefined, [...opening, user]).output).toMatchObject({ user: { role: 'user' } });
  });
});
