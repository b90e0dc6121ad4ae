import { expect, it } from 'vitest';
import { help } from '../../messages/texts/help.ts';
import { findQuestions } from './findQuestions.ts';

const found = (typed: string) => findQuestions(help, typed).flatMap(({ questions }) => questions.map(({ id }) => id));
const all = help.flatMap(({ questions }) => questions.map(({ id }) => id));

it.each([
  ['perro', 'mascotas'],
  ['PERROS', 'mascotas'],
  ['niña', 'menores'],
  ['nina', 'menores'],
  ['camión', 'perder'],
  ['camion se fue', 'perder'],
  ['reembolso tarjeta', 'cancelar'],
])('"%s" finds #%s', (typed, id) => {
  expect(found(typed)).toContain(id);
  expect(found(typed).length).toBeLessThan(all.length / 2);
});

it('nothing typed, or only short words, finds everything', () => {
  for (const typed of ['', '  ', 'de mi']) expect(found(typed)).toEqual(all);
});

it('every word must be found', () => {
  expect(found('perro helicoptero')).toEqual([]);
});
