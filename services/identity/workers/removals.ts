import { Problem } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';
import type { HeldAccount } from '../gateways/account.ts';
import { accountById } from '../store/accounts.ts';
import { endRemoval, eraseAccount, takeRemovals, unseenGuests } from '../store/removals.ts';

type RemovalParts = Pick<IdentityParts, 'db' | 'clock' | 'endedSessions' | 'held'>;

export interface Removal {
  readonly accountId: string;
  /** As the traveller typed it. */
  readonly email: string;
  readonly loseTickets: boolean;
}

/** Asks the other services about one account. Rejects when one does not answer; a later try then finishes. */
async function finish(parts: RemovalParts, account: HeldAccount): Promise<void> {
  if (await parts.held.forget(account)) await endRemoval(parts, account.accountId);
}

/**
 * Deletes an account. Its e-mail is free afterwards. Throws 422 `email-differs`, 409 `payment-in-progress`, or 409 `live-tickets` while
 * the loss of tickets is not accepted. (PROFILE-034, PROFILE-035)
 */
export async function removeAccount(parts: RemovalParts, { accountId, email, loseTickets }: Removal): Promise<void> {
  const account = await accountById(parts.db, accountId);
  if (account && account.email !== email.trim().toLowerCase()) throw new Problem(422, 'email-differs', 'El correo no es el de tu cuenta.');
  const held = { accountId, email: account?.email };
  const { liveTickets, payingCarts } = await parts.held.tickets(held);
  if (payingCarts > 0) throw new Problem(409, 'payment-in-progress', 'Espera a que termine tu pago.', { retryable: true });
  if (liveTickets > 0 && !loseTickets) throw new Problem(409, 'live-tickets', 'Tienes boletos vigentes.', { liveTickets });
  await eraseAccount(parts, accountId, account);
  await finish(parts, held).catch(() => undefined);
}

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
  for (const { account_id: accountId, email } of await takeRemovals(parts)) await finish(parts, { accountId, email: email ?? undefined });
}
