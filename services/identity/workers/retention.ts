import { deleteOld, forgetDue, type Retention } from '../../shared/retention.ts';
import type { IdentityParts } from '../context.ts';
import { forgetChallenges } from '../store/challenges.ts';
import { forgetCodes } from '../store/codes.ts';
import { forgetDevices } from '../store/devices.ts';
import { forgetLinks } from '../store/mailLinks.ts';
import { forgetSends } from '../store/sendLimits.ts';
import { forgetSocial } from '../store/socialProofs.ts';
import { forgetTries } from '../store/tries.ts';
import { forgetGuests } from './removals.ts';

/**
 * Tokens end when they expire, and a session when it has none left; a browser is known in the office for 30 days after its session. Codes,
 * links and tries have ends of their own.
 */
export const retentions: readonly Retention[] = [
  { days: 1, sql: deleteOld('identity.refresh_token', 'expires_at') },
  {
    days: 30,
    sql: deleteOld(
      'identity.refresh_family',
      'created_at',
      'not exists (select from identity.refresh_token where family_id = refresh_family.id)',
    ),
  },
  { days: 30, sql: deleteOld('identity.staff_session', 'expires_at') },
  { days: 30, sql: deleteOld('identity.staff_invitation', 'expires_at') },
];

export async function forgetOld(parts: IdentityParts): Promise<boolean> {
  await forgetSends(parts);
  await forgetCodes(parts);
  await forgetLinks(parts);
  await forgetTries(parts);
  await forgetSocial(parts);
  await forgetChallenges(parts);
  await forgetDevices(parts);
  await forgetGuests(parts);
  return forgetDue(parts.db, retentions, parts.clock.machineNow());
}
