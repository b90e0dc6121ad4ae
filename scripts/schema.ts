import { writeFile } from 'node:fs/promises';
import { identityMigrations } from '../services/identity/migrations/index.ts';
import { paymentMigrations } from '../services/payment/migrations/index.ts';
import { sandboxMigrations } from '../services/sandbox/migrations/index.ts';
import { type Migrations, migrate, openEmbedded, type Sql } from '../services/shared/db.ts';
import { platformMigrations } from '../services/shared/migrations/platform.ts';
import { tripMigrations } from '../services/trip/migrations/index.ts';

const fileIn = (folder: string): URL => new URL(`../services/${folder}/migrations/schema.sql`, import.meta.url);

/** The schemas of the services, with their files. */
export const schemas: readonly { schema: string; file: URL; migrations: Migrations }[] = [
  { schema: 'platform', file: fileIn('shared'), migrations: platformMigrations },
  { schema: 'trip', file: fileIn('trip'), migrations: tripMigrations },
  { schema: 'identity', file: fileIn('identity'), migrations: identityMigrations },
  { schema: 'payment', file: fileIn('payment'), migrations: paymentMigrations },
  { schema: 'sandbox', file: fileIn('sandbox'), migrations: sandboxMigrations },
];

/** Tables of the migrator and of `replaceFunctions`, which make them themselves. */
const ofTheMigrator = ['migration', 'migration_lock', 'function_text'];

interface Table {
  readonly name: string;
  readonly unlogged: boolean;
  readonly comment: string | null;
  readonly references: readonly string[];
  /** Columns, then constraints, as PostgreSQL prints them. */
  readonly lines: readonly string[];
  readonly indexes: readonly string[];
}

const tablesOf = (sql: Sql, schema: string): Promise<Table[]> =>
  sql.query<Table & Record<string, unknown>>(
    `select relname as name, relpersistence = 'u' as unlogged, obj_description(c.oid, 'pg_class') as comment,
       array(
         select distinct confrelid::regclass::text from pg_constraint where conrelid = c.oid and contype = 'f' and confrelid <> c.oid
       ) as "references",
       array(
         select concat_ws(' ', attname, format_type(atttypid, atttypmod),
           case attidentity when 'a' then 'generated always as identity' else case when attnotnull then 'not null' end end,
           'default ' || pg_get_expr(adbin, adrelid))
         from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
         where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum
       ) || array(
         select 'constraint ' || conname || ' ' || pg_get_constraintdef(oid, true) from pg_constraint
         where conrelid = c.oid and contype in ('p', 'u', 'c', 'x', 'f') order by strpos('puxcf', contype::text), conname
       ) as lines,
       array(
         select pg_get_indexdef(indexrelid, 0, true) from pg_index join pg_class i on i.oid = indexrelid
         where indrelid = c.oid and not exists (select from pg_constraint where conindid = indexrelid) order by i.relname
       ) as indexes
     from pg_class c where relnamespace = $1::regnamespace and relkind = 'r' and relname <> all ($2) order by relname`,
    [schema, ofTheMigrator],
  );

const words: readonly (readonly [RegExp, string])[] = [
  [/timestamp with time zone/g, 'timestamptz'],
  [/('(?:[^']|'')*')::text\b(?!\[)/g, '$1'],
  [/ = any \(array\[([^\]]*)\]\)/g, ' in ($1)'],
  [/ <> all \(array\[([^\]]*)\]\)/g, ' not in ($1)'],
  [/ using btree/g, ''],
];

/** A definition of PostgreSQL in the style of our SQL. All names are in small letters, so only literals keep their case. */
function tidy(definition: string): string {
  const small = definition.replace(/'(?:[^']|'')*'|[^']+/g, (part) => (part.startsWith("'") ? part : part.toLowerCase()));
  return words.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), small);
}

/** Tables in an order in which each follows those that it references. */
function inOrder(tables: readonly Table[], schema: string): Table[] {
  const sorted = new Set<Table>();
  const add = (table: Table): void => {
    for (const other of tables) if (table.references.includes(`${schema}.${other.name}`)) add(other);
    sorted.add(table);
  };
  for (const table of tables) add(table);
  return [...sorted];
}

const statementsOf = (schema: string, { name, unlogged, comment, lines, indexes }: Table): string =>
  [
    `create ${unlogged ? 'unlogged ' : ''}table ${schema}.${name} (\n  ${lines.map(tidy).join(',\n  ')}\n);`,
    ...(comment === null ? [] : [`comment on table ${schema}.${name} is '${comment.replaceAll("'", "''")}';`]),
    ...indexes.map((index) => `${tidy(index)};`),
  ].join('\n');

/**
 * The statements that make the extensions, sequences, tables, constraints and indexes of a schema. The same schema has the same text in
 * both engines. Functions have files of their own. Throws on a view or a trigger, which it does not know.
 */
export async function describeSchema(sql: Sql, schema: string): Promise<string> {
  const names = async (query: string): Promise<string[]> => (await sql.query<{ name: string }>(query, [schema])).map(({ name }) => name);
  const unknown = await names(
    `select relname as name from pg_class where relnamespace = $1::regnamespace and relkind not in ('r', 'i', 'S')
     union all select tgname from pg_trigger join pg_class c on c.oid = tgrelid where relnamespace = $1::regnamespace and not tgisinternal`,
  );
  if (unknown.length > 0) throw new Error(`scripts/schema.ts cannot print ${unknown.join(', ')}`);
  const extensions = await names(
    `select distinct extname as name from pg_index join pg_class c on c.oid = indrelid cross join unnest(indclass) as class
       join pg_depend on classid = 'pg_opclass'::regclass and objid = class and deptype = 'e' join pg_extension e on e.oid = refobjid
     where relnamespace = $1::regnamespace order by 1`,
  );
  const sequences = await names(
    `select relname as name from pg_class c where relnamespace = $1::regnamespace and relkind = 'S'
       and not exists (select from pg_depend where objid = c.oid and deptype in ('a', 'i')) order by 1`,
  );
  const tables = inOrder(await tablesOf(sql, schema), schema);
  return `${[
    ...extensions.map((name) => `create extension if not exists ${name};`),
    ...sequences.map((name) => `create sequence ${schema}.${name};`),
    ...tables.map((table) => statementsOf(schema, table)),
  ].join('\n\n')}\n`;
}

if (import.meta.main) {
  const db = await openEmbedded(undefined);
  for (const { schema, file, migrations } of schemas) {
    await migrate(db, schema, migrations);
    await writeFile(file, await describeSchema(db, schema));
  }
  await db.close();
}
