/** The names that JavaScript gives to functions by their property. */
const PROPERTIES: ReadonlySet<string> = new Set(['', 'actions', 'entry', 'exit', 'guard', 'src', 'creator', 'assignment', 'params']);
const MOST = 40;

/** What to call a function: its own name, else the first words of its source. */
export function calledOf(source: { name: string; toString: () => string }): string {
  return PROPERTIES.has(source.name) ? firstWords(bodyOf(source.toString())) : source.name;
}

/** The source of a function without its parameters, its braces and a first `return`. */
function bodyOf(text: string): string {
  const open = text.indexOf('(');
  const arrow = text.indexOf('=>');
  const end = open >= 0 && (arrow < 0 || open < arrow) ? closing(text, open) : 0;
  const body = text
    .slice(end)
    .replace(/^[^{=]*(?:=>)?\s*/, '')
    .trim();
  const isBlock = body.startsWith('{') && closing(body, 0) === body.length;
  return isBlock
    ? body
        .slice(1, -1)
        .trim()
        .replace(/^return\b\s*/, '')
    : body;
}

/** The index after the bracket that closes the one at an index. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if ('([{'.includes(text[at] ?? ' ')) depth += 1;
    if (')]}'.includes(text[at] ?? ' ')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replace(/;$/, '').trim();
  if (line.length <= MOST) return line === '' ? 'nothing' : line;
  return `${line.slice(0, MOST).replace(/\s\S*$/, '')} …`;
}
