/** Converts the ids of a feed into unique ids that fit in a URL and a topic: other characters become `-`. */
export function makeIds(originals: Iterable<string>, empty: string): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  for (const original of originals) {
    const id = unusedOf(safe(original) || empty, taken);
    taken.add(id);
    ids.set(original, id);
  }
  return ids;
}

/** Maximum length, because the id of a run contains two of these and a date. */
const longest = 40;

/** The text without accents and with only letters, digits, dots and hyphens, 40 at most. */
export function safe(text: string): string {
  return withoutAccents(text)
    .replaceAll(/[^A-Za-z0-9.-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, longest);
}

/** The name itself, or with `-2`, `-3`… when it is taken. */
export function unusedOf(name: string, taken: { has: (name: string) => boolean }): string {
  if (!taken.has(name)) return name;
  let count = 2;
  while (taken.has(`${name}-${count}`)) count += 1;
  return `${name}-${count}`;
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
}
