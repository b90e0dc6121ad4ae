/** A request in a trace: when, who, what, and how it ended. */
const request = /^(?<at>\S+) (?<who>.+?) (?<what>(?:GET|POST|PUT|PATCH|DELETE) (?<path>\S+) → (?<end>.*))$/;
const width = 14;
/** More columns do not fit on a screen. */
const mostPeople = 5;
const shop = 'shop';
const bank = 'bank';

interface Row {
  readonly at: string;
  readonly from: string;
  readonly to: string | undefined;
  readonly text: string;
}

function rowOf(line: string, people: readonly string[]): Row {
  const { at = '', who = '', what = '', path = '' } = request.exec(line)?.groups ?? {};
  if (who !== '') return { at, from: who, to: path.startsWith('/bank/') ? bank : shop, text: what };
  const [time = '', ...words] = line.split(' ');
  const text = words.join(' ');
  const from = people.find((name) => text.startsWith(`${name} `));
  return { at: time, from: from ?? shop, to: undefined, text: from === undefined ? text : text.slice(from.length + 1) };
}

/** A row in text: a circle at whoever acts, and an arrow to whoever is asked; `✕` where a request is lost. */
function drawRow({ at, from, to, text }: Row, columns: readonly string[]): string {
  const [start, end] = [columns.indexOf(from), columns.indexOf(to ?? from)];
  const [left, right] = [Math.min(start, end), Math.max(start, end)];
  const isLost = text.endsWith('→ lost');
  const lanes = columns.map((_, index) => {
    const mark =
      index === start ? '●' : index === end ? (isLost ? '✕' : index > start ? '▶' : '◀') : index > left && index < right ? '─' : '│';
    return mark + (index >= left && index < right ? '─' : ' ').repeat(width - 1);
  });
  return `${at.padStart(9)}  ${lanes.join('')}${text}`;
}

/** A trace as a sequence diagram in text: a column for each person, the shop and the bank, and a row for each event. A trace of more than five people stays as it is. */
export function diagram(trace: readonly string[]): readonly string[] {
  const people = [...new Set(trace.flatMap((line) => /^\S+ ((?:traveller|buyer|thief) \d+) /.exec(line)?.[1] ?? []))];
  if (people.length > mostPeople) return trace;
  const columns = [...people, shop, bank];
  const head = `${' '.repeat(11)}${columns.map((name) => name.padEnd(width)).join('')}`;
  return [head, ...trace.map((line) => drawRow(rowOf(line, people), columns))];
}
