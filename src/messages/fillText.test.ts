import { expect, it } from 'vitest';
import { helpTopics, privacy, terms } from './es-MX.ts';
import { ANCHORS, fillText } from './fillText.ts';

const values = ['name', 'company', 'address', 'phone', 'whatsapp', 'email', 'hours'];
const questions = helpTopics.flatMap((topic) => topic.questions);
const paragraphs = [
  ...[terms, privacy].flatMap(({ sections }) => sections.flatMap(({ text }) => text)),
  ...questions.flatMap(({ answer }) => answer),
].flat();

it('a text contains the values of the company, and blanks for those that are missing', () => {
  expect(fillText('Llama al {phone} o escribe a {email}.', { phone: '81 0000 0100' })).toBe('Llama al 81 0000 0100 o escribe a ________.');
});

it('the texts name no value that the configuration does not have', () => {
  const named = paragraphs.flatMap((text) => [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name = '') => !values.includes(name))).toEqual([]);
});

it('each anchor of the help is a question, and no two have the same', () => {
  const ids = questions.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...ANCHORS]));
  for (const all of [ids, terms.sections.map(({ id }) => id), privacy.sections.map(({ id }) => id)])
    expect(new Set(all).size).toBe(all.length);
});
