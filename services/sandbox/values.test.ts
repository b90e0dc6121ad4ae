import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { challengeCode, demoStaff, demoUser, socialPeople, socialRefusals, testCards, testPhones } from './values.ts';

it('values.md names every value', () => {
  const page = readFileSync(new URL('values.md', import.meta.url), 'utf8');
  const digits = page.replaceAll(/(?<=\d) (?=\d)/g, '');
  for (const { number } of testCards) expect(digits).toContain(number);
  for (const { ending } of testPhones) expect(page).toContain(`| ${ending} |`);
  for (const { id } of [...socialPeople, ...socialRefusals]) expect(page).toContain(`| \`${id}\` |`);
  for (const value of [challengeCode, demoUser.email, demoUser.password, demoUser.phone]) expect(page).toContain(value);
  for (const value of Object.values(demoStaff)) expect(page).toContain(value);
});
