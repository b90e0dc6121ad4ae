import { deleteOld, type Retention } from '../../shared/retention.ts';

/** Tokens end when they expire, and a session when it has none left. Codes, links and tries have ends of their own. */
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
];
