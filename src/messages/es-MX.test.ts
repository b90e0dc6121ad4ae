import { expect, it, vi } from 'vitest';
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

type Message = (...values: unknown[]) => unknown;

function countedOf(value: unknown): Message[] {
  if (typeof value === 'function') return [value as Message];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(countedOf) : [];
}

/** One of each thing that a message counts: a number, a list, and a fact with its number. */
const ONE = [
  1,
  ['ocho'],
  [{ name: 'ADULTO', left: 1, direction: 'outbound', chosen: 1 }],
  { kind: 'fewer', direction: 'return', count: 1, times: 1 },
  'fewer',
  'outbound',
];

const choices = (count: number): unknown[][] =>
  count === 0 ? [[]] : choices(count - 1).flatMap((earlier) => ONE.map((value) => [...earlier, value]));

const THINGS =
  'asientos|lugares|libres|elegidos|pasajeros|personas|adultos|mascotas|boletos|viajes|salidas|escalas|noches|días|horas|minutos|segundos|veces|sesiones|respuestas';

/** What a message says about one thing, whatever its parameters are. A value of the wrong kind throws, or makes other words of one thing. */
const saidOf = (message: Message): string[] =>
  choices(Math.min(message.length, 4)).flatMap((values) => {
    try {
      return textsOf(message(...values));
    } catch {
      return [];
    }
  });

it('a text about one thing is singular', () => {
  const said = countedOf(messages).flatMap(saidOf);
  expect(said.length).toBeGreaterThan(1000);
  const plural = new RegExp(`(?<!de )\\b1 (${THINGS})\\b|\\b[Ll]os (asientos )?(1|ocho)\\b(?! asientos)|\\b[Ll]as 1 (${THINGS})\\b`, 'u');
  expect([...new Set(said)].filter((text) => plural.test(text))).toEqual([]);
});

it('a text about one seat is singular, and one about two is not', () => {
  expect(messages.seatAlerts.leave.text(['1'])).toBe('Si te vas soltamos el asiento 1 y alguien más podrá elegirlo.');
  expect(messages.seatAlerts.leave.text(['1', '2'])).toBe('Si te vas soltamos los asientos 1 y 2 y alguien más podrá elegirlos.');
});

it('the name of a key is not the name of a button', () => {
  expect(textsOf(messages).filter((text) => /(presiona|oprime|pulsa|tecla) Entrar/.test(text))).toEqual([]);
});

it('[CONST-030] a text writes the clock in one style, and no sentence ends in two dots', () => {
  const texts = textsOf(messages);
  expect(texts.filter((text) => /\s\d{1,2}:\d{2}(?! [AP]M\b)|\s\d:\d{2}|\d\s?([ap]m|[ap]\.\s?m\.)/.test(text))).toEqual([]);
  expect(texts.filter((text) => /[^.]\.\.(?!\.)/.test(text))).toEqual([]);
});

it('a text names the shop of the page, and no other', async () => {
  vi.stubGlobal('document', { querySelector: () => ({ content: '{"name":"Rutas del Norte"}' }) });
  vi.resetModules();
  const { boarding, ...named } = await import('./es-MX.ts');
  vi.unstubAllGlobals();
  vi.resetModules();
  // The platform of a terminal has this word too.
  const texts = [...textsOf([named, { ...boarding, platform: '' }]), ...countedOf(named).flatMap(saidOf)];
  expect(texts.filter((text) => text.includes('Andén'))).toEqual([]);
  expect(new Set(texts.filter((text) => text.includes('Rutas del Norte'))).size).toBeGreaterThan(10);
});
