import { Problem } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';
import type { AccountReference } from '../gateways/account.ts';
import { accountById } from '../store/accounts.ts';
import { endRemoval, eraseAccount } from '../store/removals.ts';

export type RemovalParts = Pick<IdentityParts, 'db' | 'clock' | 'endedSessions' | 'accountGateway'>;

interface Removal {
  readonly accountId: string;
  /** As the traveller typed it. */
  readonly email: string;
  readonly loseTickets: boolean;
}

/** Asks the other services about one account. Rejects when one does not answer; a later try then finishes. */
export async function finishRemoval(parts: RemovalParts, account: AccountReference): Promise<void> {
  if (await parts.accountGateway.forget(account)) await endRemoval(parts, account.accountId);
}

/**
 * Deletes an account. Its e-mail is free afterwards. Throws 422 `email-differs`, 409 `payment-in-progress`, or 409 `live-tickets` while
 * the loss of tickets is not accepted. (PROFILE-034, PROFILE-035)
 */
export async function removeAccount(parts: RemovalParts, { accountId, email, loseTickets }: Removal): Promise<void> {
  const account = await accountById(parts.db, accountId);
  if (account && account.email !== email.trim().toLowerCase()) throw new Problem(422, 'email-differs', 'El correo no es el de tu cuenta.');
  const reference: AccountReference = { accountId, email: account?.email };
  const { liveTickets, payingCarts } = await parts.accountGateway.tickets(reference);
  if (payingCarts > 0) throw new Problem(409, 'payment-in-progress', 'Espera a que termine tu pago.', { retryable: true });
  if (liveTickets > 0 && !loseTickets) throw new Problem(409, 'live-tickets', 'Tienes boletos vigentes.', { liveTickets });
  await eraseAccount(parts, accountId, account);
  await finishRemoval(parts, reference).catch(() => undefined);
}
