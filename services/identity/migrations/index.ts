import type { Migrations } from '../../shared/db.ts';
import { schemaFrom } from '../../shared/schemaFile.ts';

/** Accounts, codes, sessions, and the data of profiles. */
export const identityMigrations: Migrations = schemaFrom(new URL('schema.sql', import.meta.url));
