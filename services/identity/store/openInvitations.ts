import type { Clock } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';

/** The invitations of an e-mail, for a person, or by a person. */
export interface InvitationsOf {
  readonly email?: string;
  readonly forPerson?: string;
  readonly byPerson?: string;
}

/** Withdraws open invitations, so that a link gives nothing that a later decision took away. */
export async function withdrawOpen(tx: Sql, clock: Pick<Clock, 'date'>, { email = '', forPerson, byPerson }: InvitationsOf): Promise<void> {
  await tx.query(
    `update identity.staff_invitation set withdrawn_at = $1
     where used_at is null and withdrawn_at is null and (email = $2 or staff_id = $3 or invited_by = $4)`,
    [clock.date(), email, forPerson ?? null, byPerson ?? null],
  );
}
