/** A city or terminal where buses stop. `shortcode` is three letters, such as MTY. */
export type Place = { id: string; name: string; shortcode: string };

/** Lower case without accents, so that a search for `queretaro` finds Querétaro. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

/** Places whose name has a word that begins with the text, or whose code does; all of them for an empty text. */
export function matchingPlaces(places: readonly Place[], text: string): Place[] {
  const wanted = fold(text);
  if (wanted === '') return [...places];
  return places.filter((place) => {
    const name = fold(place.name);
    return name.startsWith(wanted) || name.includes(` ${wanted}`) || fold(place.shortcode).startsWith(wanted);
  });
}
