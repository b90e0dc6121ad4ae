import type { Outcome, Reference } from './rows.ts';
import type { FeedFiles } from './source.ts';
import { readTable, type Row } from './table.ts';
import type { Problem } from './types.ts';
import { lacksSeconds } from './values.ts';

export type ReadOptions = {
  /** Sells every route, not only buses and coaches (decision 24). */
  allModes?: boolean;
  /** The only currency whose fares are read. */
  currency?: string | undefined;
};

/** The reading of one feed: its files, and what was found wrong so far. */
export interface Reading {
  readonly files: FeedFiles;
  readonly options: ReadOptions;
  readonly problems: Problem[];
  /** Ids by file whose loss was reported already. */
  readonly lost: Map<string, Set<string>>;
  /** How many times have no seconds. */
  withoutSeconds: number;
}

export const newReading = (files: FeedFiles, options: ReadOptions): Reading => ({
  files,
  options,
  problems: [],
  lost: new Map(),
  withoutSeconds: 0,
});

/** How a file is read. */
export interface Table<T> {
  readonly file: string;
  readonly isRequired?: boolean;
  readonly columns: readonly string[];
  /** A row without a value is left out without a problem. */
  readonly read: (row: Row) => Outcome<T | null>;
  /** The key that must be unique. */
  readonly keyOf?: (value: T) => string;
  /** What the key is called. For an id, its column, by which a refused row is known as lost. */
  readonly what?: string;
  readonly lose?: (row: Row) => void;
}

export interface Found<T> {
  readonly value: T;
  readonly line: number;
}

function lostOf({ lost }: Reading, file: string): Set<string> {
  const ids = lost.get(file) ?? new Set<string>();
  lost.set(file, ids);
  return ids;
}

/** Remembers the loss of an id, so that what only lacks it is not reported again. */
export function lose(reading: Reading, { file, id }: Reference): void {
  lostOf(reading, file).add(id);
}

export function report({ problems }: Reading, file: string, line: number, reason: string): void {
  problems.push({ file, line, reason });
}

/** Reports a row that lacks another one, the first time that the other is missing. */
export function reportMissing(reading: Reading, problem: Problem, missing: Reference | undefined): void {
  if (missing !== undefined && lostOf(reading, missing.file).has(missing.id)) return;
  if (missing !== undefined) lose(reading, missing);
  reading.problems.push(problem);
}

/** A row whose times in these columns are counted when they have no seconds. */
export function counted(reading: Reading, row: Row, ...columns: readonly string[]): Row {
  reading.withoutSeconds += columns.filter((column) => lacksSeconds(row.get(column))).length;
  return row;
}

/** The valid values of a file, with their lines. */
export function collect<T>(reading: Reading, table: Table<T>): Found<T>[] {
  const { file, isRequired = false, columns, read, keyOf, what = '' } = table;
  const loseRow = table.lose ?? ((row: Row) => lose(reading, { file, id: row.get(what) }));
  const text = reading.files.get(file);
  if (text === undefined) {
    if (isRequired) report(reading, file, 0, 'falta el archivo');
    return [];
  }
  const seen = new Set<string>();
  const found: Found<T>[] = [];
  const ofTable = readTable(file, text, columns, (row) => {
    const { line } = row;
    const outcome = read(row);
    if ('reason' in outcome) {
      loseRow(row);
      return reportMissing(reading, { file, line, reason: outcome.reason }, outcome.missing);
    }
    if (outcome.value === null) return undefined;
    const key = keyOf?.(outcome.value);
    if (key !== undefined) {
      if (seen.has(key)) return report(reading, file, line, `${what} "${key}" está repetido`);
      seen.add(key);
    }
    found.push({ value: outcome.value, line });
    return undefined;
  });
  reading.problems.push(...ofTable);
  return found;
}

/** The valid values of a file. */
export const valuesOf = <T>(reading: Reading, table: Table<T>): T[] => collect(reading, table).map(({ value }) => value);

const idOf = ({ id }: { readonly id: string }): string => id;

/** The valid values of a file, each with an id of its own in the column `what`. */
export const rowsById = <T extends { readonly id: string }>(reading: Reading, table: Omit<Table<T>, 'keyOf'>): Found<T>[] =>
  collect(reading, { ...table, keyOf: idOf });

export const byId = <T extends { readonly id: string }>(found: readonly Found<T>[]): Map<string, T> =>
  new Map(found.map(({ value }) => [value.id, value]));
