const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A name that begins with a label; the value follows it. */
export function labelled(label: string): RegExp {
  return new RegExp(`^${escaped(label)}(\\s|$)`);
}

/** A name in which each of the texts appears, in that order. */
export function saying(...texts: string[]): RegExp {
  return new RegExp(texts.map(escaped).join('.*'));
}
