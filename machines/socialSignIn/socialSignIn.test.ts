import { describe, expect, it } from 'vitest';
import { done, failed, situation } from 'xstate-paths';
import { answer, answered, away, chart, chosen, examples, proof, user } from './socialSignIn.examples.ts';
import { socialSignInMachine } from './socialSignIn.machine.ts';

const walk = (events: Parameters<typeof situation>[2]) => situation(socialSignInMachine, undefined, events);
const refused = (actor: string, code: string) => failed(actor, { code, retryable: false });

describe('socialSignIn chart', () => {
  it('[AUTH-005] opens the window of the chosen provider and waits for its answer', () => {
    expect(walk(chosen('facebook')).context.provider).toBe('facebook');
    expect(examples.waiting).toEqual({ screen: 'waiting', provider: 'google', canReopen: true });
    const signed = walk([...answered(), done('finishSocialSignIn', proof('session')), done('signInSocial', user)]);
    expect(signed.output).toEqual({ user, provider: 'google' });
  });

  it('a blocked window continues in the page, and a return from there is finished', () => {
    expect(examples.blocked).toMatchObject({ screen: 'notice', notice: 'blocked' });
    expect(walk([...chart.situations.leaving.events]).matches('leaving')).toBe(true);
    const back = walk([done('takeReturnedSignIn', { provider: 'facebook', answer })]);
    expect(back.matches('finishing')).toBe(true);
    expect(back.context).toMatchObject({ provider: 'facebook', answer });
  });

  it('an answer still counts after the window seemed closed', () => {
    const late = walk([...away(), { type: 'window.left' }, { type: 'provider.answered', answer }]);
    expect(late.matches('finishing')).toBe(true);
  });

  it('a refused consent, a stale answer and a provider that is down each have their own notice', () => {
    expect([examples.refused, examples.stale, examples.down, examples.failed, examples.closed]).toMatchObject(
      ['refused', 'stale', 'down', 'failed', 'closed'].map((notice) => ({ screen: 'notice', notice })),
    );
  });

  it('[ERR-034] failures of Apple show nothing; a blocked window is shown', () => {
    expect(examples.appleRefused).toEqual({ screen: 'idle' });
    const failure = walk([...answered('apple'), refused('finishSocialSignIn', 'social-unavailable')]);
    expect(failure.matches({ ended: 'down' })).toBe(true);
    expect(failure.can({ type: 'social.chosen', provider: 'apple' })).toBe(true);
    expect(examples.appleBlocked).toMatchObject({ screen: 'notice', notice: 'blocked' });
  });

  it('a missing e-mail is asked for, and an existing account proved, before a session opens', () => {
    expect(examples.emailMissing).toMatchObject({ screen: 'email', email: '', canSubmit: false });
    expect(examples.emailTyped).toMatchObject({ canSubmit: true });
    expect(examples.account).toMatchObject({ screen: 'account', canSubmit: false });
    expect(examples.accountWrong).toMatchObject({ screen: 'account', failure: { code: 'refused' } });
    expect(examples.codeDead).toMatchObject({ screen: 'code', isDead: true, canSubmit: false });
  });

  it('a proof that ended goes back to the other ways', () => {
    const over = walk([...chart.situations.codeProving.events, refused('proveSocialAccount', 'social-stale')]);
    expect(over.matches({ ended: 'stale' })).toBe(true);
  });
});
