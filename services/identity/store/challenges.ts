import { Problem } from '../../shared/problem.ts';
import { untilBelow } from '../domain/otp.ts';
import { challengeLifeMs, challengesPerAddress, challengesPerDevice } from '../domain/passkeys.ts';
import { askedTooMuch } from '../domain/refusals.ts';
import type { Requester } from '../domain/requester.ts';
import { tokenHash } from '../domain/secret.ts';
import type { StoreContext } from './context.ts';
import { lock } from './lock.ts';

// A challenge belongs to the device that asked for it, and to what it is for; it works once.

/** What a challenge is for: a key of an account or of an invitation to the office; a sign-in of the office, or one of a traveller without any. */
export interface ChallengeFor {
  readonly accountId?: string;
  readonly invitationId?: string;
  readonly isStaff?: boolean;
}

const tooMany = 'Intentaste demasiadas veces. Espera un momento.';

const columnsOf = ({ accountId, invitationId, isStaff = false }: ChallengeFor) => [accountId ?? null, invitationId ?? null, isStaff];

/** Stores a challenge. Throws 429 when a device or an address asks for too many. */
export async function storeChallenge(
  { db, clock }: StoreContext,
  challenge: string,
  { device, address }: Requester,
  use: ChallengeFor,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, `passkeys from address:${address}`);
    const now = clock.now();
    const rows = await tx.query<{ device: string; address: string; asked_at: Date }>(
      'select device, address, asked_at from identity.passkey_challenge where (device = $1 or address = $2) and asked_at > $3',
      [device, address, new Date(now - challengeLifeMs)],
    );
    const instants = (wanted: (row: { device: string; address: string }) => boolean): number[] =>
      rows.filter(wanted).map((row) => row.asked_at.getTime());
    const ofDevice = instants((row) => row.device === device);
    const ofAddress = instants((row) => row.address === address);
    const wait = Math.max(
      untilBelow(now, ofDevice, challengesPerDevice, challengeLifeMs),
      untilBelow(now, ofAddress, challengesPerAddress, challengeLifeMs),
    );
    if (wait > 0) throw askedTooMuch(tooMany, Math.ceil(wait / 1000));
    await tx.query(
      `insert into identity.passkey_challenge (challenge_hash, device, address, asked_at, expires_at, account_id, invitation_id, is_staff)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [tokenHash(challenge), device, address, new Date(now), new Date(now + challengeLifeMs), ...columnsOf(use)],
    );
  });
}

/** Uses a challenge up, whatever becomes of the answer. Throws 422 `passkey-challenge-refused` or `passkey-challenge-expired`. */
export async function useChallenge({ db, clock }: StoreContext, challenge: string, device: string, use: ChallengeFor): Promise<void> {
  const [row] = await db.query<{ expires_at: Date }>(
    `update identity.passkey_challenge set used_at = $3
     where challenge_hash = $1 and device = $2 and account_id is not distinct from $4 and invitation_id is not distinct from $5
       and is_staff = $6 and used_at is null returning expires_at`,
    [tokenHash(challenge), device, clock.date(), ...columnsOf(use)],
  );
  if (!row) throw new Problem(422, 'passkey-challenge-refused', 'Esa respuesta no es de esta página. Intenta de nuevo.');
  if (clock.now() >= row.expires_at.getTime())
    throw new Problem(422, 'passkey-challenge-expired', 'Pasó demasiado tiempo. Intenta de nuevo.');
}

/** Deletes challenges that no limit counts any more. */
export async function forgetChallenges({ db, clock }: StoreContext): Promise<void> {
  await db.query('delete from identity.passkey_challenge where expires_at < $1', [new Date(clock.machineNow() - challengeLifeMs)]);
}
