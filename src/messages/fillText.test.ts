import { expect, it } from 'vitest';
import { ANCHORS, fillText } from './fillText.ts';
import { help } from './texts/help.ts';

it('a text contains the values of the company, and blanks for those that are missing', () => {
  expect(fillText('Llama al {phone} o escribe a {email}.', { phone: '81 0000 0100' })).toBe('Llama al 81 0000 0100 o escribe a ________.');
});

it('each anchor of the help is a question', () => {
  const ids = help.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining([...ANCHORS]));
});
