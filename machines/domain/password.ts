/** A new password has at least 8 characters; no other rule applies. */
export const PASSWORD_MIN = 8;

/** 1 too short, 2 accepted, 3 good, 4 strong. Only the length counts, because longer is harder to guess. */
export type PasswordStrength = 1 | 2 | 3 | 4;

export function passwordStrength(length: number): PasswordStrength {
  if (length < PASSWORD_MIN) return 1;
  if (length < 10) return 2;
  return length < 14 ? 3 : 4;
}
