import { pathsOf, endOf, type NumberedPath } from './numbers.ts';
import { provedBy, type Cause, type Chart } from './table.ts';
import { tellPath, type PathInWords } from './pathInWords.ts';
import type { Speech } from './words.ts';

/** `spec` is a skeleton of a Playwright file, `cases` a CSV that test managers import. */
export type Format = 'text' | 'json' | 'md' | 'csv' | 'spec' | 'cases';

/** The first line of a path: its number, its end and the requirements that it proves. */
function titleOf(chart: Chart, path: NumberedPath): string {
  return [`${chart.id} ${path.number}  →  ${endOf(path)}`, ...provedBy(chart, path).map((id) => `[${id}]`)].join(' ');
}

/** The goal of a path in one line: its last step, and the step that the fewest other paths have. */
export function goalOf(chart: Chart, { steps }: PathInWords, { words }: Speech): string {
  const others = pathsOf(chart, 'transitions').map((path) => new Set(path.steps.map(({ name }) => name)));
  const times = (name: string) => others.filter((names) => names.has(name)).length;
  const last = steps.at(-1);
  if (last === undefined) return words.nothing;
  const [rare] = steps.slice(0, -1).toSorted((one, other) => times(one.name) - times(other.name));
  return rare && times(rare.name) < others.length && rare.name !== last.name ? words.after(last.says, rare.says) : last.says;
}

const allOf = (causes: readonly Cause[]) => causes.map(({ text }) => text).join('; ');

type Needing = { note?: string | undefined; before: readonly Cause[]; sandbox?: Cause | undefined };

/** What a step or the whole path needs: known or prepared before it, and at the step itself. */
function notesOf({ words }: Speech, { note, before, sandbox }: Needing): string[] {
  return [
    ...(note === undefined ? [] : [note]),
    ...(before.length > 0 ? [`${words.before}, ${allOf(before)}`] : []),
    ...(sandbox ? [sandbox.text] : []),
  ];
}

const bracketed = (notes: readonly string[], open: string, close: string) => notes.map((note) => `${open}${note}${close}`).join('');

/** The paths as text or as data. */
export function render(chart: Chart, paths: readonly NumberedPath[], format: Format, speech: Speech): string {
  switch (format) {
    case 'text':
      return paths.map((path) => textOf(chart, path, speech)).join('\n\n');
    case 'md':
      return [`# ${chart.id}`, ...paths.map((path) => mdOf(chart, path, speech))].join('\n\n');
    case 'json':
      return JSON.stringify(
        paths.map((path) => dataOf(chart, path, speech)),
        null,
        2,
      );
    case 'csv':
      return [speech.words.columns.join(','), ...paths.flatMap((path) => csvOf(chart, path, speech))].join('\n');
    case 'spec':
      return specOf(chart, paths, speech);
    case 'cases':
      return [speech.words.caseColumns, ...paths.flatMap((path) => caseOf(chart, path, speech))].map(rowOf).join('\n');
    default:
      return format satisfies never;
  }
}

/** A path in plain words. */
export function textOf(chart: Chart, path: NumberedPath, speech: Speech): string {
  const inWords = tellPath(chart, path, speech);
  return [
    titleOf(chart, path),
    `  ${speech.words.goal}: ${goalOf(chart, inWords, speech)}`,
    `  ${speech.words.toBegin}: ${inWords.start}${bracketed(notesOf(speech, inWords), '  [', ']')}`,
    ...inWords.steps.map((step, index) => `  ${index + 1}. ${step.says}${bracketed(notesOf(speech, step), '  [', ']')}`),
  ].join('\n');
}

function mdOf(chart: Chart, path: NumberedPath, speech: Speech): string {
  const inWords = tellPath(chart, path, speech);
  const ids = provedBy(chart, path).map((id) => ` [${id}]`);
  return [
    `## ${path.number}. ${endOf(path)}${ids.join('')}`,
    '',
    `${speech.words.goal}: ${goalOf(chart, inWords, speech)}.`,
    '',
    `${speech.words.toBegin}: ${inWords.start}${bracketed(notesOf(speech, inWords), ' (', ')')}`,
    '',
    ...inWords.steps.map((step, index) => `${index + 1}. ${step.says}${bracketed(notesOf(speech, step), ' (', ')')}`),
  ].join('\n');
}

function dataOf(chart: Chart, path: NumberedPath, speech: Speech) {
  const inWords = tellPath(chart, path, speech);
  return {
    chart: chart.id,
    number: path.number,
    requirements: provedBy(chart, path),
    goal: goalOf(chart, inWords, speech),
    start: inWords.start,
    note: inWords.note,
    before: inWords.before.map(({ text }) => text),
    ends: endOf(path),
    steps: inWords.steps.map(({ name, event, says, before, sandbox }) => ({
      name,
      type: event.type,
      says,
      before: before.map(({ text }) => text),
      sandbox: sandbox?.text,
      tools: [...before, ...(sandbox ? [sandbox] : [])].flatMap(({ tools }) => tools),
    })),
  };
}

function csvOf(chart: Chart, path: NumberedPath, speech: Speech): string[] {
  const inWords = tellPath(chart, path, speech);
  const start = [inWords.start, ...notesOf(speech, inWords)].join(' ');
  const whole = [chart.id, path.number, provedBy(chart, path).join(' '), goalOf(chart, inWords, speech), start];
  return inWords.steps.map(({ name, says, before, sandbox }, index) =>
    [...whole, index + 1, name, says, allOf(before), sandbox?.text ?? '', endOf(path)].map(cell).join(','),
  );
}

/** A test for each path and a step for each sentence, to be filled by hand. */
function specOf(chart: Chart, paths: readonly NumberedPath[], speech: Speech): string {
  const tests = paths.map((path) => {
    const inWords = tellPath(chart, path, speech);
    const start = `${inWords.start}${bracketed(notesOf(speech, inWords), '  [', ']')}`;
    return [
      `test(${JSON.stringify(titleOf(chart, path))}, async () => {`,
      ...[start, ...inWords.steps.map((step) => `${step.says}${bracketed(notesOf(speech, step), '  [', ']')}`)].map(
        (says) => `  await test.step(${JSON.stringify(says)}, async () => {});`,
      ),
      '});',
    ].join('\n');
  });
  return [`import { test } from '@playwright/test';`, ...tests].join('\n\n');
}

/** Rows of a test case: one for each action, with what the person then sees. Only the first one has the title. */
function caseOf(chart: Chart, path: NumberedPath, speech: Speech): string[][] {
  const inWords = tellPath(chart, path, speech);
  const start = [inWords.start, ...notesOf(speech, inWords)].join(' ');
  const turns: { does: string; sees: string[] }[] = [];
  for (const step of inWords.steps) {
    const says = `${step.says}${bracketed(notesOf(speech, step), ' [', ']')}`;
    if (step.acts || turns.length === 0) turns.push({ does: step.acts ? says : inWords.start, sees: step.acts ? [] : [says] });
    else turns.at(-1)?.sees.push(says);
  }
  turns.at(-1)?.sees.push(endOf(path));
  const whole = [`${chart.id} ${path.number}: ${goalOf(chart, inWords, speech)}`, chart.id, provedBy(chart, path).join(', '), start];
  return turns.map(({ does, sees }, index) => [...(index === 0 ? whole : ['', '', '', '']), does, sees.join('\n')]);
}

const rowOf = (cells: readonly string[]): string => cells.map(cell).join(',');

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
