import { hasRole, type StaffPerson, type StaffRole } from '../domain/staff.ts';
import type { ActKind } from '../officeAct/officeAct.types.ts';
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
