import { describe, expect, it } from 'vitest';
import { done, failed } from '../testing/situation.ts';
import { guest, known, session } from './session.examples.ts';
import { initials, isNameless, REFRESH_PAUSE_MS, REFRESH_TRIES } from './session.rules.ts';

const lost = failed('refreshToken', { code: 'network', retryable: true });

describe('session chart', () => {
  it('[API-064][CONST-037][CONST-038][ERR-030] five failed refreshes, two seconds apart, end the session', () => {
    expect([REFRESH_TRIES, REFRESH_PAUSE_MS]).toEqual([5, 2_000]);
    const tries = (count: number) =>
      Array.from({ length: count }, (_, index) => (index === 0 ? [lost] : [done('pause'), done('connected'), lost])).flat();
    expect(session([known, { type: 'token.aged' }, ...tries(4)]).matches({ signedIn: 'pausing' })).toBe(true);
    const ended = session([known, { type: 'token.aged' }, ...tries(5)]);
    expect(ended.matches('closing')).toBe(true);
    expect(ended.context).toMatchObject({ user: null, end: 'required' });
  });

  it('waits for the network without counting a try', () => {
    const waiting = session([known, { type: 'token.aged' }, lost, done('pause')]);
    expect(waiting.matches({ signedIn: 'reconnecting' })).toBe(true);
    expect([waiting.context.attempts, waiting.context.end]).toEqual([1, null]);
    expect(session([known, { type: 'token.aged' }, lost, done('pause'), done('connected')]).context.attempts).toBe(2);
  });

  it('one refresh serves all who wait', () => {
    expect(session([known, { type: 'token.aged' }]).can({ type: 'token.aged' })).toBe(false);
    expect(session([known, { type: 'token.aged' }, done('refreshToken')]).hasTag('settled')).toBe(true);
  });

  it('a dead family of tokens ends the session at once', () => {
    const ended = session([known, { type: 'token.aged' }, failed('refreshToken', { code: 'session-expired', retryable: false })]);
    expect(ended.context.end).toBe('expired');
  });

  it('[ERR-027] a refused request ends the session', () => {
    const refused = session([known, { type: 'session.refused', failure: { code: 'unauthorized', retryable: false } }]);
    expect(refused.matches('closing')).toBe(true);
    expect(
      session([known, { type: 'session.refused', failure: { code: 'unauthorized', retryable: false } }, done('signOut')]).context,
    ).toMatchObject({
      user: null,
      end: 'expired',
    });
  });

  it('an end is acknowledged once, also while the tokens are still being forgotten', () => {
    const refused = session([
      known,
      { type: 'session.refused', failure: { code: 'unauthorized', retryable: false } },
      { type: 'end.acknowledged' },
    ]);
    expect([refused.value, refused.context.end]).toEqual(['closing', null]);
  });

  it('[AUTH-037] knows a guest without a name', () => {
    expect(isNameless({ ...guest, fullName: 'Invitado 8123456789' })).toBe(true);
    expect(isNameless(guest)).toBe(false);
    expect(initials('begoña treviño garza')).toBe('BT');
  });
});
