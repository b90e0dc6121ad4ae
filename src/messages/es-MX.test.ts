import { expect, it } from 'vitest';
import * as messages from './es-MX.ts';

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Common words of an English page, none of them Spanish. */
const ENGLISH = new Set(
  (
    'the you your and with for please try again wrong failed seat seats payment pay loading close cancel submit sign password ' +
    'ticket tickets trip trips card back next save search from this that is are was not'
  ).split(' '),
);

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}]+/u);

it('[NAV-077] the texts of the traveller are Spanish', () => {
  const texts = textsOf(messages);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => wordsOf(text).some((word) => ENGLISH.has(word)))).toEqual([]);
});

it('a text about one seat is singular, and one about two is not', () => {
  expect(messages.seatAlerts.leave.text(['1'])).toBe('Si te vas soltamos el asiento 1 y alguien más podrá elegirlo.');
  expect(messages.seatAlerts.leave.text(['1', '2'])).toBe('Si te vas soltamos los asientos 1 y 2 y alguien más podrá elegirlos.');
});

it('the name of a key is not the name of a button', () => {
  expect(textsOf(messages).filter((text) => /(presiona|oprime|pulsa|tecla) Entrar/.test(text))).toEqual([]);
});
