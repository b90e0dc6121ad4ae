/** One line of the table. A timing is a ratio to the floor of the same run; weights and INP are absolute. */
export type Figure = {
  row: string;
  title: string;
  unit: 'kB' | 'ms' | 'MB' | 'elements' | 'pairs/s' | 'MB/min' | 'frames/s' | 'points';
  ours: number;
  /** The value of the bare page or the minimal service. */
  floor: number | null;
  ratio: number | null;
  /** The value that the goal limits; null for a line without a goal. */
  judged: 'ours' | 'ratio' | null;
  note?: string;
};

/** `reach` is the goal, `stretch` the next one. The limits of JavaScript are those of `budgets.json`, without a stretch. */
type Goal = { reach: number; stretch?: number; isMore?: boolean };

/** The goals by row: kB, ms, or times the floor. */
const goals = {
  'js-home': { reach: 160 },
  'js-seats': { reach: 205 },
  'js-pay': { reach: 250 },
  'map-4x': { reach: 1.5, stretch: 1.25 },
  'choice-4x': { reach: 1.7, stretch: 1.3 },
  'choice-known-4x': { reach: 1.7, stretch: 1.3 },
  'inp-4x': { reach: 32, stretch: 24 },
  'inp-known-4x': { reach: 32, stretch: 24 },
  heap: { reach: 1.8, stretch: 1.4 },
  dom: { reach: 2.5, stretch: 1.6 },
  'live-4x': { reach: 50, stretch: 58, isMore: true },
  claims: { reach: 0.35, stretch: 0.5, isMore: true },
  'claims-durable': { reach: 0.35, stretch: 0.5, isMore: true },
  soak: { reach: 1 },
  rest: { reach: 150 },
  search: { reach: 50 },
  'search-first': { reach: 2 },
  'search-held': { reach: 50 },
  'search-memory': { reach: 300 },
  'search-month': { reach: 50 },
  'events-200': { reach: 2, stretch: 1.3 },
  'events-1000': { reach: 2, stretch: 1.3 },
  'events-200-mosquitto': { reach: 2, stretch: 1.3 },
  'events-1000-mosquitto': { reach: 2, stretch: 1.3 },
} satisfies Record<string, Goal>;

const goalOf = (row: string): Goal | undefined => {
  if (row.startsWith('lighthouse-')) return { reach: row.endsWith('-performance') ? 95 : 100, isMore: true };
  return new Map<string, Goal>(Object.entries(goals)).get(row);
};

export type Verdict = { reach: number | null; stretch: number | null; met: 'no' | 'yes' | 'stretch' | null };

/** Whether a figure meets the goal of its row; all null for a line without a goal. */
export function judge({ row, ours, ratio, judged }: Figure): Verdict {
  const goal = goalOf(row);
  const value = judged === 'ratio' ? ratio : judged === 'ours' ? ours : null;
  if (goal === undefined || value === null) return { reach: null, stretch: null, met: null };
  const reaches = (limit: number) => (goal.isMore ? value >= limit : value <= limit);
  const { reach, stretch = null } = goal;
  return { reach, stretch, met: stretch !== null && reaches(stretch) ? 'stretch' : reaches(reach) ? 'yes' : 'no' };
}

const number = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value >= 1000 ? 0 : value >= 100 ? 1 : 2 });

const headings = ['figure', 'ours', 'floor', 'ratio', 'reach', 'stretch', 'met'];

function cellsOf(figure: Figure): string[] {
  const { title, unit, ours, floor, ratio, judged } = figure;
  const { reach, stretch, met } = judge(figure);
  const limit = (value: number | null) => (value === null ? '' : judged === 'ratio' ? `${number(value)} x` : `${number(value)} ${unit}`);
  return [
    title,
    `${number(ours)} ${unit}`,
    floor === null ? '' : `${number(floor)} ${unit}`,
    ratio === null ? '' : `${ratio.toFixed(2)} x`,
    limit(reach),
    limit(stretch),
    met === 'stretch' ? 'yes, stretch' : (met ?? ''),
  ];
}

/** The figures as an aligned Markdown table, with notes below. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [headings, ...figures.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const notes = figures.flatMap(({ title, note }) => (note === undefined ? [] : [`${title}: ${note}`]));
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line), '', ...notes].join('\n').trimEnd();
}
