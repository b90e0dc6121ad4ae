import { CATEGORIES } from '../../../machines/domain/category.ts';
import type { CartTicket } from '../../../machines/domain/order.ts';
import type { KnownPerson } from '../../../machines/passengerForm/passengerForm.types.ts';
import { localStore, readJson, writeJson } from './browserStorage.ts';
import { PEOPLE } from './guestPeopleKey.ts';

const MOST = 6;

/** `email` is that of the guest who bought the tickets. */
type Stored = { email: string; people: KnownPerson[] };

/** People of earlier tickets that the guest with this e-mail bought on this device, the latest first. */
export function peopleOf(email: string): readonly KnownPerson[] {
  const stored = readJson(localStore, PEOPLE);
  return isStored(stored) && stored.email === email ? stored.people : [];
}

/** Puts the travellers of a guest's tickets first, each once. They replace those of another guest. A pet has no last name, and is left out. */
export function rememberTravellers(email: string, tickets: readonly Pick<CartTicket, 'firstName' | 'lastName' | 'fareName'>[]): void {
  const people = tickets
    .filter(({ lastName }) => lastName !== '')
    .map(({ firstName, lastName, fareName }) => ({
      firstName,
      lastName,
      fareId: CATEGORIES.find(({ name }) => name === fareName)?.id ?? null,
    }));
  const isSame = (one: KnownPerson, other: KnownPerson) => one.firstName === other.firstName && one.lastName === other.lastName;
  const all = [...people, ...peopleOf(email)];
  const once = all.filter((person, index) => all.findIndex((other) => isSame(person, other)) === index);
  writeJson(localStore, PEOPLE, { email, people: once.slice(0, MOST) } satisfies Stored);
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null || !('email' in value && 'people' in value)) return false;
  return Array.isArray(value.people) && value.people.every(isPerson);
}

function isPerson(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'firstName' in value && 'lastName' in value && 'fareId' in value;
}
