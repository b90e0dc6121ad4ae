const particles = new Set(['de', 'del', 'el', 'la', 'las', 'los', 'y']);

/** II to XXXIX. A single letter is an initial as often as a number. */
const roman = /^(?=[IVX]{2,}$)X{0,3}(IX|IV|V?I{0,3})$/;

/**
 * The name of a place, as each surface shows it. Feeds write names in capitals or without any. A name with both stays, and so does a number in
 * Roman letters, or a word without a vowel, which is an abbreviation (SEARCH-030).
 */
export function placeName(written: string): string {
  const name = written.normalize('NFC');
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name;
  return name.replace(/\p{L}+/gu, (word, at) => {
    const small = word.toLowerCase();
    if (at > 0 && particles.has(small)) return small;
    return /[aeiouáéíóúü]/.test(small) && !roman.test(word) ? word.charAt(0).toUpperCase() + small.slice(1) : word;
  });
}
