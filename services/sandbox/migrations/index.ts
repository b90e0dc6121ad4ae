import type { Migrations } from '../../shared/db.ts';
import { schemaFrom } from '../../shared/schemaFile.ts';

/** The bank's own books. No card number and no CVV: only brand and last four digits. */
export const sandboxMigrations: Migrations = schemaFrom(new URL('schema.sql', import.meta.url));
