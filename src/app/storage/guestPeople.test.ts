import { afterEach, expect, test } from 'vitest';
import { localStore } from './browserStorage.ts';
import { peopleOf, rememberTravellers } from './guestPeople.ts';
import { forgetGuest, knownGuest, rememberGuest } from './knownGuest.ts';

const guest = { email: 'begona@example.com', phone: '8123456789' };
const person = (firstName: string) => ({ firstName, lastName: 'Treviño', fareName: 'ADULTO' });
const namesOf = (email: string) => peopleOf(email).map(({ firstName }) => firstName);

afterEach(forgetGuest);

test('a guest and the people are known until forgotten', () => {
  expect(knownGuest()).toBeNull();
  rememberGuest(guest);
  rememberTravellers(guest.email, [person('Ana')]);
  expect([knownGuest(), namesOf(guest.email)]).toEqual([guest, ['Ana']]);
  forgetGuest();
  expect([knownGuest(), namesOf(guest.email)]).toEqual([null, []]);
});

test('six people of earlier tickets stay, the latest first, each once', () => {
  rememberTravellers(guest.email, ['Ana', 'Beto', 'Caro'].map(person));
  rememberTravellers(guest.email, ['Dora', 'Ana', 'Elsa', 'Fito'].map(person));
  expect(namesOf(guest.email)).toEqual(['Dora', 'Ana', 'Elsa', 'Fito', 'Beto', 'Caro']);
  rememberTravellers(guest.email, [person('Gil')]);
  expect(namesOf(guest.email)).toEqual(['Gil', 'Dora', 'Ana', 'Elsa', 'Fito', 'Beto']);
});

test('a fare is known by its name, another one stays open, and a pet is no traveller', () => {
  const pet = { firstName: 'Canela', lastName: '', fareName: 'MASCOTA' };
  rememberTravellers(guest.email, [person('Ana'), { ...person('Beto'), fareName: 'OTRA' }, pet]);
  expect(peopleOf(guest.email).map(({ firstName, fareId }) => [firstName, fareId])).toEqual([
    ['Ana', '1'],
    ['Beto', null],
  ]);
});

test('nobody sees the people of another guest', () => {
  rememberTravellers(guest.email, [person('Ana')]);
  expect(namesOf('otra@example.com')).toEqual([]);
  rememberTravellers('otra@example.com', [person('Beto')]);
  expect([namesOf('otra@example.com'), namesOf(guest.email)]).toEqual([['Beto'], []]);
});

test.each(['{}', '[]', '{"email":"begona@example.com","phone":5,"people":[{}]}'])('%s is ignored', (text) => {
  localStore.setItem('anden.guest', text);
  localStore.setItem('anden.people', text);
  expect([knownGuest(), namesOf(guest.email)]).toEqual([null, []]);
});
