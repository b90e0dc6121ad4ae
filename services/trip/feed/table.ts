import { parse } from 'csv-parse/sync';
import type { Problem } from './types.ts';

/** A row of a file. `get` returns the trimmed text of a column, empty when the column or the value is missing. */
export type Row = { line: number; get: (column: string) => string };

export type Table = { rows: readonly Row[]; problems: readonly Problem[] };

/**
 * Rows of a CSV file with a header. An unreadable row, or one that is longer than its header, becomes a problem. A header without one of
 * the `required` columns makes the whole file a problem.
 */
export function readTable(file: string, text: string, required: readonly string[]): Table {
  const problems: Problem[] = [];
  const lines: number[] = [];
  const parsed = parse(text, {
    bom: true,
    on_record: (record, context) => {
      lines.push(context.lines);
      return record;
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
  const [head, ...body] = parsed;
  if (head === undefined) return { rows: [], problems: [...problems, { file, line: 1, reason: 'el archivo está vacío' }] };

  const columns = new Map(head.map((name, index) => [name.toLowerCase(), index] as const));
  const missing = required.filter((name) => !columns.has(name));
  if (missing.length > 0) {
    return { rows: [], problems: [...problems, { file, line: 1, reason: `falta la columna ${missing.join(', ')}` }] };
  }

  const rows: Row[] = [];
  for (const [index, record] of body.entries()) {
    const line = lines[index + 1] ?? 0;
    if (record.every((value) => value === '')) continue;
    if (record.length > head.length) {
      problems.push({ file, line, reason: `la fila tiene ${record.length} valores y el encabezado ${head.length}` });
      continue;
    }
    rows.push({ line, get: (column) => record[columns.get(column) ?? -1] ?? '' });
  }
  return { rows, problems };
}
