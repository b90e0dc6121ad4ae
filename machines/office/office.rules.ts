import { hasRole, type StaffPerson, type StaffRole } from '../domain/staff.ts';
import type { OfficePlaceName } from './office.types.ts';

/** The roles that open a page; the services ask for the same. */
const roles: Readonly<Record<OfficePlaceName, readonly StaffRole[]>> = {
  find: ['support', 'sell', 'door'],
  order: ['support', 'sell', 'money'],
  payments: ['support', 'money'],
  departures: ['door', 'support', 'sell'],
  passengers: ['door', 'support', 'sell'],
  doors: ['door', 'admin'],
  close: ['money'],
  people: ['admin'],
  acts: ['admin', 'money'],
};

/** In the order of the menu. */
const inMenu: readonly OfficePlaceName[] = ['find', 'payments', 'departures', 'close', 'doors', 'people', 'acts'];

export const mayOpen = (person: Pick<StaffPerson, 'roles'>, place: OfficePlaceName): boolean => hasRole(person, ...roles[place]);

export const menuOf = (person: Pick<StaffPerson, 'roles'>): readonly OfficePlaceName[] => inMenu.filter((place) => mayOpen(person, place));
