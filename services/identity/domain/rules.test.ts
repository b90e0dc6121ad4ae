import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserOf } from './browsers.ts';
import { lockedForSeconds } from './lockout.ts';
import { areGivenNames, guestFullName, isGivenName, namesToStore } from './names.ts';
import { codeIsAlive, codeText, maySend } from './otp.ts';
import { refreshDecision } from './refresh.ts';
import { hashCode, hashPassword, newCode, secretMatches, successorOf } from './secret.ts';

const now = 1_800_000_000_000;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const alive = { expiresAt: now + 10 * minute, tries: 0, verifiedAt: undefined, replacedAt: undefined };

describe('codes', () => {
  it('expire after ten minutes, five wrong tries or one use', () => {
    expect(codeIsAlive(alive, now + 10 * minute - 1)).toBe(true);
    expect(codeIsAlive(alive, now + 10 * minute)).toBe(false);
    expect(codeIsAlive({ ...alive, tries: 4 }, now)).toBe(true);
    expect(codeIsAlive({ ...alive, tries: 5 }, now)).toBe(false);
    expect(codeIsAlive({ ...alive, verifiedAt: now }, now)).toBe(false);
    expect(codeIsAlive({ ...alive, replacedAt: now }, now)).toBe(false);
  });

  it('end with the line that browsers read, for the host of the shop', () => {
    const text = codeText('012345', { shop: 'Rutas del Norte', publicUrl: 'https://boletos.example.mx:8443/compra' });
    expect(text.split('\n')).toEqual([
      '012345 es tu código de Rutas del Norte. Vence en 10 minutos. No lo compartas con nadie.',
      '',
      '@boletos.example.mx #012345',
    ]);
  });

  it('[CONST-032] are resent only after 180 seconds', () => {
    const first = { own: [], strangers: [], last: undefined };
    expect(maySend(now, first)).toEqual({ send: true });
    expect(maySend(now, { ...first, last: now - 179_999 })).toEqual({ send: false, reason: 'too-soon', waitSeconds: 1 });
    expect(maySend(now, { ...first, last: now - 180_000 })).toEqual({ send: true });
  });

  it('are sent to strangers a few times an hour and a day, whatever the pace', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 2 * day }), fc.nat(4)), { maxLength: 300 }), (moments) => {
        const sends: { at: number; from: number }[] = [];
        for (const [at, from] of moments.toSorted(([a], [b]) => a - b)) {
          const own = sends.filter((sent) => sent.from === from).map((sent) => sent.at);
          if (maySend(at, { own, strangers: sends.map((sent) => sent.at), last: undefined }).send) sends.push({ at, from });
        }
        return sends.every(({ at, from }) => {
          const before = (windowMs: number) => sends.filter((other) => other.at > at - windowMs && other.at <= at);
          const lately = before(hour);
          return lately.length <= 6 && lately.filter((other) => other.from === from).length <= 3 && before(day).length <= 20;
        });
      }),
    );
  });

  it('are sent three times an hour to one stranger, six times an hour and twenty a day to all', () => {
    const every = (count: number, ms: number) => Array.from({ length: count }, (_, index) => now - index * ms);
    const maySendTo = (own: number[], strangers: number[]) => maySend(now, { own, strangers, last: undefined }).send;
    expect([maySendTo(every(2, minute), []), maySendTo(every(3, minute), [])]).toEqual([true, false]);
    expect([maySendTo([], every(5, minute)), maySendTo([], every(6, minute))]).toEqual([true, false]);
    expect([maySendTo([], every(19, hour)), maySendTo([], every(20, hour))]).toEqual([true, false]);
  });

  it('are sent to a known device whatever strangers asked for, five times an hour', () => {
    const own = Array.from({ length: 5 }, (_, index) => now - index * 1000);
    expect(maySend(now, { own: own.slice(1), strangers: undefined, last: undefined })).toEqual({ send: true });
    expect(maySend(now, { own, strangers: undefined, last: undefined })).toMatchObject({ send: false, reason: 'too-many' });
  });

  it('[CONST-031] have six digits and are stored hashed', async () => {
    const code = newCode();
    expect(code).toMatch(/^\d{6}$/);
    const stored = await hashCode(code);
    expect(stored).not.toContain(code);
    expect(await secretMatches(code, stored)).toBe(true);
    expect(await secretMatches(code === '000000' ? '000001' : '000000', stored)).toBe(false);
  });
});

it('a password is hashed at the cost that OWASP recommends', async () => {
  expect(await hashPassword('x')).toMatch(/^scrypt\$32768\$8\$3\$/);
});

describe('refresh tokens', () => {
  const token = { expiresAt: now + 1, rotatedAt: undefined, familyRevokedAt: undefined };
  it('rotate once; ten seconds of grace for a second tab; then reuse ends the family', () => {
    expect(refreshDecision(token, now)).toBe('rotate');
    expect(refreshDecision(token, now + 1)).toBe('dead');
    expect(refreshDecision({ ...token, rotatedAt: now - 10_000 }, now)).toBe('same-successor');
    expect(refreshDecision({ ...token, rotatedAt: now - 10_001 }, now)).toBe('reuse');
    expect(refreshDecision({ ...token, rotatedAt: now, familyRevokedAt: now }, now)).toBe('dead');
    expect(successorOf('a', 'k')).toBe(successorOf('a', 'k'));
    expect(successorOf('a', 'k')).not.toBe(successorOf('a', 'l'));
  });
});

describe('passwords', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => now - index * 1000);

  it('lock the requester after ten failures in 15 minutes', () => {
    expect(lockedForSeconds(now, { own: many(9), strangers: undefined })).toBe(0);
    expect(lockedForSeconds(now, { own: many(10), strangers: undefined })).toBe(15 * 60 - 9);
    expect(lockedForSeconds(now + 15 * minute, { own: many(10), strangers: undefined })).toBe(0);
  });

  it('lock all strangers after a hundred failures of an address, or thirty of an account', () => {
    const none = { ofAddress: [], ofAccount: [] };
    expect(lockedForSeconds(now, { own: [], strangers: { ...none, ofAddress: many(99) } })).toBe(0);
    expect(lockedForSeconds(now, { own: [], strangers: { ...none, ofAddress: many(100) } })).toBeGreaterThan(0);
    expect(lockedForSeconds(now, { own: [], strangers: { ...none, ofAccount: many(29) } })).toBe(0);
    expect(lockedForSeconds(now, { own: [], strangers: { ...none, ofAccount: many(30) } })).toBeGreaterThan(0);
  });
});

describe('browsers', () => {
  const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
  it.each([
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Safari/537.36`, 'Chrome', 'Android', 'tablet'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows', 'computer'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'ChromeOS', 'computer'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} Version/18.0 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPhone',
      'phone',
    ],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone', 'phone'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.0 Safari/605.1.15`, 'Safari', 'Mac', 'computer'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux', 'computer'],
    ['curl/8.14.1', null, null, 'computer'],
    [undefined, null, null, 'computer'],
  ])('%s', (header, browser, system, kind) => {
    expect(browserOf(header)).toEqual({ browser, system, kind });
  });
});

describe('names', () => {
  it('of an account begin with a letter that shows; the second surname may be empty', () => {
    const names = { nombre: 'Ana', paterno: 'Peña', materno: '' };
    expect([names, { ...names, materno: 'Ruiz' }, { ...names, nombre: 'A' }].map(areGivenNames)).toEqual([true, true, true]);
    for (const name of ['\u3164\u3164', '\u115f', '\u0301a', '\u034f', 'Invitado']) {
      for (const part of ['nombre', 'paterno']) expect(areGivenNames({ ...names, [part]: name }), `${part} ${name}`).toBe(false);
    }
    for (const name of ['\u0301', 'invitado']) expect(areGivenNames({ ...names, materno: name })).toBe(false);
  });

  it('[AUTH-037] mark a guest, and have one form', () => {
    expect(isGivenName(guestFullName)).toBe(false);
    expect(isGivenName(' ')).toBe(false);
    expect(isGivenName('invi\u200dtado')).toBe(false);
    expect(namesToStore({ nombre: ' Ana ', paterno: 'Torres', materno: '' }).fullName).toBe('Ana Torres');
  });
});
