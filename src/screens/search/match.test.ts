import { expect, it } from 'vitest';
import { matchIn } from './match.ts';

it.each([
  ['Querétaro', 'queré', 'Queré'],
  ['Querétaro', 'QUERE', 'Queré'],
  ['San Luis Potosí', 'luis p', 'Luis P'],
  ['San Luis Potosí', 'potosi', 'Potosí'],
  ['Karviná,Fryštát,aut.nádr.', 'karvina frystat', 'Karviná,Fryštát'],
  ['Karviná,Fryštát,aut.nádr.', 'fry', 'Fry'],
  ['San Luis Potosí', 'potosi san', 'Potosí'],
])('underlines in %s what "%s" found', (name, text, letters) => {
  const match = matchIn(name, text);
  expect(match && name.slice(...match)).toBe(letters);
});

it('underlines nothing when the code matched, or nothing was typed', () => {
  expect(matchIn('San Luis Potosí', 'SLP')).toBeNull();
  expect(matchIn('San Luis Potosí', ' ')).toBeNull();
});
