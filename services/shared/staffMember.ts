/** What a person of the company may do: sell at the window, help travellers, check tickets at the door, move money, admit others. */
export const staffRoles = ['sell', 'support', 'door', 'money', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A person of the company, as named by the access token. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /** The session of the token. */
  readonly session: string;
}

/** Whether a person may see who travels and who paid. Who moves money alone needs the payment and the seat. */
export const seesTravellers = ({ roles }: Pick<StaffMember, 'roles'>): boolean =>
  roles.some((role) => role === 'support' || role === 'sell');

export const isStaffRole = (value: unknown): value is StaffRole => staffRoles.some((role) => role === value);
