import { hasRole, type StaffPerson, type StaffRole } from '../domain/staff.ts';
import type { ActKind } from '../officeAct/officeAct.types.ts';
import type { OfficePlace, OfficePlaceName } from './office.types.ts';

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

/** The roles that do an act; the services ask for the same. */
const actRoles: Readonly<Record<ActKind, readonly StaffRole[]>> = {
  resend: ['support', 'sell'],
  correctEmail: ['support'],
  correctName: ['support'],
  cancel: ['support'],
  refund: ['money'],
  settle: ['money'],
  note: ['support', 'money', 'sell', 'door'],
  freeSeat: ['support', 'sell'],
  askAll: ['money'],
  resendMessages: ['support', 'money'],
  invite: ['admin'],
  withdraw: ['admin'],
  changeRoles: ['admin'],
  endPerson: ['admin'],
  addDevice: ['door', 'admin'],
  endDevice: ['door', 'admin'],
};

/** In the order of the menu. */
const inMenu: readonly OfficePlaceName[] = ['find', 'payments', 'departures', 'close', 'doors', 'people', 'acts'];

export const mayOpen = (person: Pick<StaffPerson, 'roles'>, place: OfficePlaceName): boolean => hasRole(person, ...roles[place]);

export const mayDo = (person: Pick<StaffPerson, 'roles'>, kind: ActKind): boolean => hasRole(person, ...actRoles[kind]);

export const menuOf = (person: Pick<StaffPerson, 'roles'>): readonly OfficePlaceName[] => inMenu.filter((place) => mayOpen(person, place));

/** A page of the menu as its link opens it. */
export function placeNamed(name: OfficePlaceName): OfficePlace {
  switch (name) {
    case 'departures':
    case 'close':
      return { name, day: null };
    case 'acts':
      return { name, about: null };
    case 'payments':
    case 'people':
    case 'doors':
      return { name };
    default:
      return { name: 'find' };
  }
}

/** The page that a person sees. The search is the first page, and who may not search begins with the first page of the menu. */
export function placeFor(person: Pick<StaffPerson, 'roles'>, place: OfficePlace): OfficePlace {
  const [first = 'find'] = menuOf(person);
  return place.name === 'find' && !mayOpen(person, 'find') ? placeNamed(first) : place;
}
