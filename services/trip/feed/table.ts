import { parse } from 'csv-parse/sync';
import type { Problem } from './types.ts';

/** A row of a file. `get` returns the trimmed text of a column, empty when the column or the value is missing. */
export type Row = { line: number; get: (column: string) => string };

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
  const readRecord = (record: readonly string[], line: number): void => {
    if (head === undefined) readHeader(record);
    else if (columns.size === 0 || record.every((value) => value === '')) return;
    else if (record.length > head) {
      problems.push({ file, line, reason: `la fila tiene ${record.length} valores y el encabezado ${head}` });
    } else read({ line, get: (column) => record[columns.get(column) ?? -1] ?? '' });
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
