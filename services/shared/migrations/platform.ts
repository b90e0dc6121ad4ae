import type { Migrations } from '../db.ts';
import { schemaFrom } from '../schemaFile.ts';

/** Tables that all services share: stored answers, outbox, secrets, sandbox sessions, levels of calls. */
export const platformMigrations: Migrations = schemaFrom(new URL('schema.sql', import.meta.url));
