import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { done, failed } from 'xstate-paths';
import { guest, known, nameless, session } from './session.examples.ts';
import { sessionMachine } from './session.machine.ts';
import { nameOf } from './session.rules.ts';
import type { User } from './session.types.ts';

const lost = failed('refreshToken', { code: 'network', retryable: true });

afterEach(() => vi.useRealTimers());

describe('session chart', () => {
  it('[API-064][CONST-037] five failed refreshes end the session, four do not', () => {
    const tries = (count: number) =>
      Array.from({ length: count }, (_, index) => (index === 0 ? [lost] : [done('pause'), done('connected'), lost])).flat();
    expect(session([known, { type: 'token.aged' }, ...tries(4)]).matches({ signedIn: 'pausing' })).toBe(true);
    const ended = session([known, { type: 'token.aged' }, ...tries(5)]);
    expect(ended.matches('closing')).toBe(true);
    expect(ended.context).toMatchObject({ user: null, end: 'required' });
  });

  it('[API-064][CONST-038] failed refreshes are two seconds apart', async () => {
    vi.useFakeTimers();
    const refresh = vi.fn((): Promise<void> => Promise.reject({ code: 'network', retryable: true }));
    const pause = fromPromise<void, { ms: number }>(({ input: { ms } }) => new Promise((resolve) => setTimeout(resolve, ms)));
    const actors = {
      validateToken: fromPromise<User | null, undefined>(async () => guest),
      refreshToken: fromPromise<void, undefined>(refresh),
      connected: fromPromise<void, undefined>(async () => {}),
      signOut: fromPromise<void, undefined>(async () => {}),
      pause,
    };
    const actor = createActor(sessionMachine.provide({ actors })).start();
    await vi.advanceTimersByTimeAsync(0);
    actor.send({ type: 'token.aged' });
    for (const tried of [1, 2, 3, 4]) {
      await vi.advanceTimersByTimeAsync(1_999);
      expect(refresh).toHaveBeenCalledTimes(tried);
      await vi.advanceTimersByTimeAsync(1);
      expect(refresh).toHaveBeenCalledTimes(tried + 1);
    }
    expect(actor.getSnapshot()).toMatchObject({ value: 'anonymous', context: { end: 'required' } });
    actor.stop();
  });

  it('waits for the network without counting a try', () => {
    const waiting = session([known, { type: 'token.aged' }, lost, done('pause')]);
    expect(waiting.matches({ signedIn: 'reconnecting' })).toBe(true);
    expect([waiting.context.attempts, waiting.context.end]).toEqual([1, null]);
    expect(session([known, { type: 'token.aged' }, lost, done('pause'), done('connected')]).context.attempts).toBe(2);
  });

  it('one refresh serves all waiting requests', () => {
    expect(session([known, { type: 'token.aged' }]).can({ type: 'token.aged' })).toBe(false);
    expect(session([known, { type: 'token.aged' }, done('refreshToken')]).hasTag('settled')).toBe(true);
  });

  it('a dead token family ends the session at once', () => {
    const ended = session([known, { type: 'token.aged' }, failed('refreshToken', { code: 'session-expired', retryable: false })]);
    expect(ended.context.end).toBe('expired');
  });

  it('[ERR-027] a refused request ends the session, differently from an expired token', () => {
    const refused = (code: 'unauthorized' | 'session-expired') =>
      session([known, { type: 'session.refused', failure: { code, retryable: false } }, done('signOut')]);
    expect(refused('unauthorized').matches('anonymous')).toBe(true);
    expect(refused('unauthorized').context).toMatchObject({ user: null, end: 'refused' });
    expect(refused('session-expired').context).toMatchObject({ user: null, end: 'expired' });
  });

  it('an end is acknowledged once, also while the tokens are being deleted', () => {
    const refused = session([
      known,
      { type: 'session.refused', failure: { code: 'unauthorized', retryable: false } },
      { type: 'end.acknowledged' },
    ]);
    expect([refused.value, refused.context.end]).toEqual(['closing', null]);
  });

  it('[AUTH-037] the profile of a guest is incomplete while the name contains invitado', () => {
    expect(nameOf(nameless)).toBeNull();
    expect(nameOf({ ...guest, fullName: 'Invitado 8123456789' })).toBeNull();
    const named = { ...guest, firstName: 'Begoña', fullName: 'begoña treviño garza' };
    expect(nameOf(named)).toEqual({ first: 'Begoña', full: 'begoña treviño garza', initials: 'BT' });
  });
});
