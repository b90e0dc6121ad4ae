/** Turns the ids of a feed into ids that fit in a URL and a topic: other characters become `-`, and no two are the same. */
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

/** The text without accents and with only letters, digits, dots and hyphens. */
export function safe(text: string): string {
  return withoutAccents(text)
    .replaceAll(/[^A-Za-z0-9.-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
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
