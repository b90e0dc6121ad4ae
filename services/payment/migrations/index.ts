import type { Migrations } from '../../shared/db.ts';
import { schemaFrom } from '../../shared/schemaFile.ts';

/** Payments, their reservations and links, coupons, points, and saved cards. */
export const paymentMigrations: Migrations = schemaFrom(new URL('schema.sql', import.meta.url));
