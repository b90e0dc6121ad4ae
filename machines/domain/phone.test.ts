import { describe, expect, it } from 'vitest';
import { cardText } from './card.ts';
import { phoneInput } from './phone.ts';

describe('a phone', () => {
  it.each([
    ['8112345678', '8112345678'],
    ['81 1234 5678', '8112345678'],
    ['(81) 1234-5678', '8112345678'],
    ['+52 81 1234 5678', '8112345678'],
    ['528112345678', '8112345678'],
    ['+52 1 81 1234 5678', '8112345678'],
    ['0052 81 1234 5678', '8112345678'],
    ['044 81 1234 5678', '8112345678'],
    ['0458112345678', '8112345678'],
    ['01 81 1234 5678', '8112345678'],
  ])('%s is read whole [CONST-033]', (typed, phone) => expect(phoneInput(typed)).toBe(phone));

  it.each([
    ['811234567', '811234567'],
    ['81123456789', '81123456789'],
    ['5281123456', '5281123456'],
    ['5381123456789', '5381123456789'],
    ['', ''],
  ])('%s is neither cut nor completed [AUTH-047]', (typed, phone) => expect(phoneInput(typed)).toBe(phone));
});

describe('an expiry [CONST-060] [CARDS-010] [CARDS-011]', () => {
  it.each([
    ['12/30', '12/30'],
    ['1230', '12/30'],
    ['12/2030', '12/30'],
    ['12 / 2030', '12/30'],
    ['12-30', '12/30'],
    ['2030-12', '12/30'],
    ['2030/1', '01/30'],
    ['122030', '12/30'],
    ['203012', '12/30'],
    ['1/30', '01/30'],
    ['1/2030', '01/30'],
    ['3', '3'],
    ['12', '12'],
    ['123', '12/3'],
    ['12/203', '12/3'],
    ['1/', '01/'],
    ['01', '01'],
    ['12/345', '12/34'],
  ])('%s is read as %s', (typed, expiry) => expect(cardText('expiry', typed)).toBe(expiry));

  it('is read at each key of a year with four digits', () => {
    let shown = '';
    for (const key of '12/2030') shown = cardText('expiry', shown + key);
    expect(shown).toBe('12/30');
  });
});
