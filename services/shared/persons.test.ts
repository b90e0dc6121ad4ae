import { describe, expect, it } from 'vitest';
import type { Identity } from './auth.ts';
import { createPersons, isProved } from './persons.ts';

const { marksOf, networkMark } = createPersons('secret');
const caller = (more: Partial<Identity> = {}): Identity => ({
  subject: 'u_1',
  role: 'user',
  email: 'ana@example.com',
  phone: '8112345678',
  phoneVerified: true,
  ...more,
});
const shared = (one: Partial<Identity>, other: Partial<Identity>): string[] => {
  const marks = marksOf(caller(other));
  return marksOf(caller(one)).flatMap((mark) => (marks.includes(mark) ? (mark.split(':')[0] ?? '') : []));
};

describe('a person', () => {
  it('is an account, a proved phone and a proved e-mail', () => {
    expect(shared({}, {})).toEqual(['account', 'phone', 'mail']);
    expect(shared({}, { subject: 'u_2', email: 'eva@example.com' })).toEqual(['phone']);
    expect(shared({}, { subject: 'u_2', phone: '8187654321', email: 'ANA+viaje@example.com' })).toEqual(['mail']);
    expect(shared({}, { subject: 'u_2', phone: undefined, email: 'ana@example.org' })).toEqual([]);
  });

  it('is not what a guest only typed, so nobody uses up what belongs to somebody else', () => {
    expect(shared({ role: 'guest' }, { subject: 'u_2', phone: undefined })).toEqual([]);
    expect(shared({ role: 'guest', phoneVerified: false }, { subject: 'u_2', role: 'guest', phoneVerified: false })).toEqual([]);
  });

  it('is proved by a registered account or by the code of a phone', () => {
    expect(isProved({ role: 'user', phoneVerified: false })).toBe(true);
    expect(isProved({ role: 'guest', phoneVerified: true })).toBe(true);
    expect(isProved({ role: 'guest', phoneVerified: false })).toBe(false);
  });

  it('leaves no address, phone or e-mail in its marks', () => {
    for (const mark of [...marksOf(caller()), networkMark('203.0.113.7')]) expect(mark).toMatch(/^(account|phone|mail|network):[\w-]{22}$/);
    expect(networkMark('2001:db8:1:2:3::4')).toBe(networkMark('2001:db8:1:2::9'));
    expect(createPersons('other').networkMark('203.0.113.7')).not.toBe(networkMark('203.0.113.7'));
  });
});
