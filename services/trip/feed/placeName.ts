const particles = new Set(['de', 'del', 'el', 'la', 'las', 'los', 'y']);

/**
 * The name of a place, as each surface shows it. Feeds write names in capitals or without any. A name with both stays, and so does a word
 * without a vowel: an abbreviation (SEARCH-030).
 */
export function placeName(name: string): string {
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name;
  return name.replace(/\p{L}+/gu, (word, at) => {
    const small = word.toLowerCase();
    if (at > 0 && particles.has(small)) return small;
    return /[aeiouáéíóúü]/.test(small) ? word.charAt(0).toUpperCase() + small.slice(1) : word;
  });
}
