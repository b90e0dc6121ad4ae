import { Problem } from '../../shared/problem.ts';
import { finishRemoval, type RemovalParts, removeAccount } from '../saga/removeAccount.ts';
import { takeRemovals, unseenGuests } from '../store/removals.ts';

/** Removes guests whom nobody has seen for 400 days. Those with a ticket for a later day wait for it. */
export async function forgetGuests(parts: RemovalParts): Promise<void> {
  for (const { id, email } of await unseenGuests(parts)) {
    await removeAccount(parts, { accountId: id, email, loseTickets: false }).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
  }
}

/** Tries the removals that other services did not finish. */
export async function finishRemovals(parts: RemovalParts): Promise<void> {
  for (const { account_id: accountId, email } of await takeRemovals(parts))
    await finishRemoval(parts, { accountId, email: email ?? undefined });
}
