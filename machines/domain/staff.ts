import type { components } from '../../openapi/types/identity.ts';

/** What a person of the company may do: sell at the window, help travellers, check tickets at the door, move money, admit others. */
export type StaffRole = components['schemas']['StaffRole'];

/** In the order in which they are shown. */
export const STAFF_ROLES = ['sell', 'support', 'door', 'money', 'admin'] as const satisfies readonly StaffRole[];

/** A person of the company who is signed in. */
export type StaffPerson = { id: string; name: string; email: string; roles: readonly StaffRole[] };

export const hasRole = ({ roles }: Pick<StaffPerson, 'roles'>, ...any: readonly StaffRole[]): boolean =>
  roles.some((role) => any.includes(role));

/** Letters of the name of a person, at least and at most. */
export const STAFF_NAME = { min: 2, max: 60 } as const;

export function isStaffName(name: string): boolean {
  const { length } = name.trim();
  return length >= STAFF_NAME.min && length <= STAFF_NAME.max;
}
