/** Converts the ids of a feed into unique ids that fit in a URL and a topic: other characters become `-`. */
export function makeIds(originals: Iterable<string>, empty: string): ReadonlyMap<string, string> {
  const unique = uniqueNames();
  const ids = new Map<string, string>();
  for (const original of originals) if (!ids.has(original)) ids.set(original, unique(safe(original) || empty));
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

/** Returns the name itself, or with `-2`, `-3`… when it is taken or was returned before. */
export function uniqueNames(before: Iterable<string> = []): (name: string) => string {
  const taken = new Set<string>(before);
  const counts = new Map<string, number>();
  return (name) => {
    let unused = name;
    // Thousands of trips may have one name, so the count goes on where it stopped.
    for (let count = counts.get(name) ?? 2; taken.has(unused); count += 1) {
      unused = `${name}-${count}`;
      counts.set(name, count + 1);
    }
    taken.add(unused);
    return unused;
  };
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
}
