import type { Sql } from '../../shared/db.ts';
import { Problem } from '../../shared/problem.ts';
import { untilBelow } from '../domain/otp.ts';
import { askedTooMuch } from '../domain/refusals.ts';
import type { Requester } from '../domain/requester.ts';
import { newToken, socialSecret, tokenHash } from '../domain/secret.ts';
import { beginsPerAddress, beginsPerDevice, type FlowSecrets, type SocialProvider, stateLifeMs } from '../domain/social.ts';
import type { StoreContext } from './context.ts';
import { lock } from './lock.ts';

// Sign-in with accounts of Google, Facebook and Apple. A state belongs to the device that began, and works once; so does the proof that it
// becomes. Nonce, PKCE verifier and proof are derived from the state, so the tables store hashes only. (decision 26)

interface FlowRow extends Record<string, unknown> {
  provider: SocialProvider;
  device: string;
  expires_at: Date;
  used_at: Date | null;
}

const tooManyBegins = 'Intentaste entrar demasiadas veces. Espera un momento.';

const stateRefused = (): Problem => new Problem(422, 'social-state-refused', 'Esa respuesta no es de esta ventana. Empieza de nuevo.');

export const secretsOf = ({ secret }: StoreContext, state: string): FlowSecrets => ({
  state,
  nonce: socialSecret('nonce', state, secret),
  verifier: socialSecret('verifier', state, secret),
});

/** The token of the proof that a state becomes. */
export const proofTokenOf = ({ secret }: StoreContext, state: string): string => socialSecret('proof', state, secret);

/** Throws 429 when a device or an address begins too often. */
async function allowBegin({ clock }: StoreContext, tx: Sql, { device, address }: Requester): Promise<void> {
  await lock(tx, `social sign-in from address:${address}`);
  const now = clock.now();
  const rows = await tx.query<{ device: string; address: string; begun_at: Date }>(
    'select device, address, begun_at from identity.social_flow where (device = $1 or address = $2) and begun_at > $3',
    [device, address, new Date(now - stateLifeMs)],
  );
  const instants = (wanted: (row: { device: string; address: string }) => boolean): number[] =>
    rows.filter(wanted).map((row) => row.begun_at.getTime());
  const wait = Math.max(
    untilBelow(
      now,
      instants((row) => row.device === device),
      beginsPerDevice,
      stateLifeMs,
    ),
    untilBelow(
      now,
      instants((row) => row.address === address),
      beginsPerAddress,
      stateLifeMs,
    ),
  );
  if (wait > 0) throw askedTooMuch(tooManyBegins, Math.ceil(wait / 1000));
}

/** Stores a sign-in that begins. Throws 429. */
export async function beginFlow(
  context: StoreContext,
  provider: SocialProvider,
  requester: Requester,
): Promise<{ state: string; expiresAt: Date }> {
  const { db, clock } = context;
  const state = newToken();
  const expiresAt = new Date(clock.now() + stateLifeMs);
  await db.transaction(async (tx) => {
    await allowBegin(context, tx, requester);
    await tx.query(
      'insert into identity.social_flow (state_hash, provider, device, address, begun_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
      [tokenHash(state), provider, requester.device, requester.address, clock.date(), expiresAt],
    );
  });
  return { state, expiresAt };
}

/** Uses a state up. Throws 422 `social-state-refused` or `social-state-expired`. */
export async function useFlow({ db, clock }: StoreContext, state: string, device: string): Promise<SocialProvider> {
  const hash = tokenHash(state);
  const [row] = await db.query<FlowRow>('select * from identity.social_flow where state_hash = $1', [hash]);
  if (row === undefined || row.used_at !== null || row.device !== device) throw stateRefused();
  if (clock.now() >= row.expires_at.getTime()) throw new Problem(422, 'social-state-expired', 'Pasó demasiado tiempo. Empieza de nuevo.');
  const used = await db.query('update identity.social_flow set used_at = $2 where state_hash = $1 and used_at is null returning 1', [
    hash,
    clock.date(),
  ]);
  if (used.length === 0) throw stateRefused();
  return row.provider;
}
