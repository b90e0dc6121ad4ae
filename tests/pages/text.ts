const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a name that begins with a label; the value follows it. */
export function labelled(label: string): RegExp {
  return new RegExp(`^${escaped(label)}(\\s|$)`);
}

/** Matches a name that contains the texts in this order. */
export function saying(...texts: string[]): RegExp {
  return new RegExp(texts.map(escaped).join('.*'));
}
