import { parse } from 'csv-parse/sync';
import type { Problem } from './types.ts';

/**
 * A row of a file. `get` returns the text of a column in one line, empty when the column or the value is missing. `has` tells whether the file
 * has the column.
 */
export type Row = { line: number; get: (column: string) => string; has: (column: string) => boolean };

/** Controls, and marks that turn the direction of what follows. A name with one breaks a document, a database or a line beside it. */
const unreadable = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Cs}/u;

/** What few records have: a sign of `unreadable`, or a space that is not one plain space. */
const odd = new RegExp(`[^\\S ]| {2}|${unreadable.source}`, 'u');

/** A value in one line. */
const oneLine = (value: string): string => value.replaceAll(/[\s\u0085]+/g, ' ').trim();

/** The first sign of a record that nobody can read, as its code point. */
function unreadableIn(record: readonly string[]): string | undefined {
  const sign = record.map((value) => unreadable.exec(value)?.[0]).find((found) => found !== undefined);
  return sign && `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Reads a CSV file with a header row by row, so that a large file is never in memory as values. An unreadable row, or one that is longer
 * than its header, becomes a problem. A header without one of the `required` columns makes the whole file a problem.
 */
export function readTable(file: string, text: string, required: readonly string[], read: (row: Row) => void): readonly Problem[] {
  const problems: Problem[] = [];
  let head: number | undefined;
  let columns = new Map<string, number>();

  const readHeader = (names: readonly string[]): void => {
    head = names.length;
    columns = new Map(names.map((name, index) => [name.toLowerCase(), index]));
    const missing = required.filter((name) => !columns.has(name));
    if (missing.length === 0) return;
    problems.push({ file, line: 1, reason: `falta la columna ${missing.join(', ')}` });
    columns = new Map();
  };
  const readRecord = (values: readonly string[], line: number): void => {
    const isOdd = odd.test(values.join());
    const record = isOdd ? values.map(oneLine) : values;
    const sign = isOdd ? unreadableIn(record) : undefined;
    if (head === undefined) readHeader(record);
    else if (columns.size === 0 || record.every((value) => value === '')) return;
    else if (record.length > head) {
      problems.push({ file, line, reason: `la fila tiene ${record.length} valores y el encabezado ${head}` });
    } else if (sign !== undefined) problems.push({ file, line, reason: `la fila tiene un signo de control: ${sign}` });
    else read({ line, get: (column) => record[columns.get(column) ?? -1] ?? '', has: (column) => columns.has(column) });
  };

  parse(text, {
    bom: true,
    on_record: (record, context) => {
      readRecord(record, context.lines);
      return null;
    },
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      problems.push({
        file,
        line: typeof error?.lines === 'number' ? error.lines : 0,
        reason: 'no se puede leer la fila: comillas mal puestas',
      });
      return undefined;
    },
    trim: true,
  });
  if (head === undefined) problems.push({ file, line: 1, reason: 'el archivo está vacío' });
  return problems;
}
