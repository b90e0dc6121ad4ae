import { afterEach, expect, test } from 'vitest';
import { localStore } from './browserStorage.ts';
import { peopleOf, rememberPeople } from './guestPeople.ts';
import { forgetGuest, knownGuest, rememberGuest } from './knownGuest.ts';

const guest = { email: 'begona@example.com', phone: '8123456789' };
const person = (firstName: string) => ({ firstName, lastName: 'Treviño', fareId: '1' });
const namesOf = (email: string) => peopleOf(email).map(({ firstName }) => firstName);

afterEach(forgetGuest);

test('a guest and the people are known until forgotten', () => {
  expect(knownGuest()).toBeNull();
  rememberGuest(guest);
  rememberPeople(guest.email, [person('Ana')]);
  expect([knownGuest(), namesOf(guest.email)]).toEqual([guest, ['Ana']]);
  forgetGuest();
  expect([knownGuest(), namesOf(guest.email)]).toEqual([null, []]);
});

test('six people of earlier tickets stay, the latest first, each once', () => {
  rememberPeople(guest.email, ['Ana', 'Beto', 'Caro'].map(person));
  rememberPeople(guest.email, ['Dora', 'Ana', 'Elsa', 'Fito'].map(person));
  expect(namesOf(guest.email)).toEqual(['Dora', 'Ana', 'Elsa', 'Fito', 'Beto', 'Caro']);
  rememberPeople(guest.email, [person('Gil')]);
  expect(namesOf(guest.email)).toEqual(['Gil', 'Dora', 'Ana', 'Elsa', 'Fito', 'Beto']);
});

test('nobody sees the people of another guest', () => {
  rememberPeople(guest.email, [person('Ana')]);
  expect(namesOf('otra@example.com')).toEqual([]);
  rememberPeople('otra@example.com', [person('Beto')]);
  expect([namesOf('otra@example.com'), namesOf(guest.email)]).toEqual([['Beto'], []]);
});

test.each(['{}', '[]', '{"email":"begona@example.com","phone":5,"people":[{}]}'])('%s is ignored', (text) => {
  localStore.setItem('anden.guest', text);
  localStore.setItem('anden.people', text);
  expect([knownGuest(), namesOf(guest.email)]).toEqual([null, []]);
});
