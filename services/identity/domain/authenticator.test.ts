import { describe, expect, it } from 'vitest';
import { authenticatorFor, keyIn, keyOfInvitation, openKey, sealKey, stepOf } from './authenticator.ts';

/** The key of the examples of RFC 6238, appendix B. Its codes have eight digits, of which these are the last six. */
const key = Buffer.from('12345678901234567890');

describe('codes of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('has the code of RFC 6238 at second %i', (seconds, code) => {
    expect(stepOf(key, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('takes the codes of 30 s before and after now, and no older or later one', () => {
    const [code, step] = ['287082', 1];
    const at = (milliseconds: number) => stepOf(key, code, milliseconds);
    expect([at(0), at(30_000), at(59_999), at(60_000), at(89_999)]).toEqual([step, step, step, step, step]);
    expect(at(90_000)).toBeUndefined();
    const later = '353130';
    const begins = 666_666_666 * 30_000;
    expect([stepOf(key, later, begins - 30_000), stepOf(key, later, begins - 30_001)]).toEqual([666_666_666, undefined]);
  });

  it('refuses a wrong code', () => {
    expect(stepOf(key, '287083', 59_000)).toBeUndefined();
  });

  it('an invitation offers one key, which is its own', () => {
    const mine = keyOfInvitation('a', 'secret');
    expect([mine, mine.length]).toEqual([keyOfInvitation('a', 'secret'), 20]);
    expect(mine).not.toEqual(keyOfInvitation('b', 'secret'));
    expect(mine).not.toEqual(keyOfInvitation('a', 'other'));
  });

  it('shows the key as text and as an address', () => {
    const shown = authenticatorFor(key, 'Andén', 'ana@example.com');
    expect(keyIn(shown.key)).toEqual(key);
    const uri = new URL(shown.uri);
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', 'totp', '/Andén:ana@example.com']);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Andén',
      secret: shown.key,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  it('a sealed key opens for its person with its secret alone', () => {
    const sealed = sealKey(key, 'st_1', 'secret');
    expect(openKey(sealed, 'st_1', 'secret')).toEqual(key);
    expect(sealed).not.toContain(key.toString('base64url'));
    expect(sealKey(key, 'st_1', 'secret')).not.toBe(sealed);
    for (const [person, secret] of [
      ['st_2', 'secret'],
      ['st_1', 'other'],
    ] as const)
      expect(() => openKey(sealed, person, secret)).toThrow();
    expect(() => openKey(`${sealed.slice(0, -4)}AAAA`, 'st_1', 'secret')).toThrow();
  });
});
