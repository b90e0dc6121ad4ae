import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failuresPerAccount, failuresPerAddress, lockedForSeconds, windowMs } from './lockout.ts';
import { fullName, guestFullName, isNamePart } from './names.ts';
import { codeIsAlive, codeLifeMs, hourMs, maySend, resendAfterMs, sendsPerHour } from './otp.ts';
import { graceMs, refreshDecision } from './refresh.ts';
import { hashCode, newCode, secretMatches, successorOf } from './secret.ts';

const now = 1_800_000_000_000;
const alive = { expiresAt: now + codeLifeMs, tries: 0, verifiedAt: undefined, replacedAt: undefined };

describe('codes', () => {
  it('live ten minutes, five wrong tries, one use', () => {
    expect(codeIsAlive(alive, now + codeLifeMs - 1)).toBe(true);
    expect(codeIsAlive(alive, now + codeLifeMs)).toBe(false);
    expect(codeIsAlive({ ...alive, tries: 4 }, now)).toBe(true);
    expect(codeIsAlive({ ...alive, tries: 5 }, now)).toBe(false);
    expect(codeIsAlive({ ...alive, verifiedAt: now }, now)).toBe(false);
    expect(codeIsAlive({ ...alive, replacedAt: now }, now)).toBe(false);
  });

  it('[CONST-032] are sent again after 180 seconds only', () => {
    expect(maySend(now, [], [], 10, undefined)).toEqual({ send: true });
    expect(maySend(now, [], [], 10, now - resendAfterMs + 1000)).toEqual({ send: false, reason: 'too-soon', waitSeconds: 1 });
    expect(maySend(now, [], [], 10, now - resendAfterMs)).toEqual({ send: true });
  });

  it('are sent five times an hour at most, whatever the pace', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 * hourMs }), { maxLength: 60 }), (moments) => {
        const sends: number[] = [];
        for (const at of moments.toSorted((a, b) => a - b)) if (maySend(at, sends, [], 100, sends.at(-1)).send) sends.push(at);
        return sends.every((at) => sends.filter((other) => other > at - hourMs && other <= at).length <= sendsPerHour);
      }),
    );
  });

  it('count per network address too', () => {
    const others = [now - 1000, now - 2000];
    expect(maySend(now, [], others, 2, undefined)).toMatchObject({ send: false, reason: 'too-many' });
    expect(maySend(now + hourMs, [], others, 2, undefined)).toEqual({ send: true });
  });

  it('[CONST-031] have six digits and are kept hashed', async () => {
    const code = newCode();
    expect(code).toMatch(/^\d{6}$/);
    const stored = await hashCode(code);
    expect(stored).not.toContain(code);
    expect(await secretMatches(code, stored)).toBe(true);
    expect(await secretMatches(code === '000000' ? '000001' : '000000', stored)).toBe(false);
  });
});

describe('refresh tokens', () => {
  const token = { expiresAt: now + 1, rotatedAt: undefined, familyRevokedAt: undefined };
  it('rotate once; ten seconds of grace for a second tab; then reuse ends the family', () => {
    expect(refreshDecision(token, now)).toBe('rotate');
    expect(refreshDecision(token, now + 1)).toBe('dead');
    expect(refreshDecision({ ...token, rotatedAt: now - graceMs }, now)).toBe('same-successor');
    expect(refreshDecision({ ...token, rotatedAt: now - graceMs - 1 }, now)).toBe('reuse');
    expect(refreshDecision({ ...token, rotatedAt: now, familyRevokedAt: now }, now)).toBe('dead');
    expect(successorOf('a', 'k')).toBe(successorOf('a', 'k'));
    expect(successorOf('a', 'k')).not.toBe(successorOf('a', 'l'));
  });
});

describe('passwords', () => {
  it('lock after ten failures of an account or a hundred of an address in 15 minutes', () => {
    const ten = Array.from({ length: failuresPerAccount }, (_, i) => now - i * 1000);
    expect(lockedForSeconds(now, ten.slice(1), [])).toBe(0);
    expect(lockedForSeconds(now, ten, [])).toBe(windowMs / 1000 - 9);
    expect(lockedForSeconds(now + windowMs, ten, [])).toBe(0);
    expect(
      lockedForSeconds(
        now,
        [],
        Array.from({ length: failuresPerAddress }, () => now),
      ),
    ).toBe(windowMs / 1000);
  });
});

describe('names', () => {
  it('[AUTH-037] mark a guest, [AUTH-013] take letters only', () => {
    expect(guestFullName).toContain('invitado');
    expect(isNamePart('María José')).toBe(true);
    expect(isNamePart('R2')).toBe(false);
    expect(isNamePart('Ñ')).toBe(false);
    expect(fullName(' Ana ', 'Torres', '')).toBe('Ana Torres');
  });
});
