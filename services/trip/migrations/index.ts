import type { Migrations } from '../../shared/db.ts';
import { schemaFrom } from '../../shared/schemaFile.ts';

/** Timetables, claims of seats, carts, orders, and the tickets of both platforms. */
export const tripMigrations: Migrations = schemaFrom(new URL('schema.sql', import.meta.url));

/** The functions of the schema `trip`, one file each. */
export const tripFunctions: URL = new URL('../sql/', import.meta.url);
