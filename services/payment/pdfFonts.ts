import { fileURLToPath } from 'node:url';

const fileOf = (path: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}.ttf`));

export type Weight = 'plain' | 'bold';

/**
 * The fonts of a PDF viewer lack most letters of European names, as in Dvořák or Wałęsa. The shop's font has those. A feed may also name its
 * stops in Greek, in Cyrillic, or in Japanese; pdfkit opens such a font with the first text that needs it.
 */
export const fonts = {
  latin: { plain: fileOf('figtree/400Regular/Figtree_400Regular'), bold: fileOf('figtree/700Bold/Figtree_700Bold') },
  wide: { plain: fileOf('noto-sans/400Regular/NotoSans_400Regular'), bold: fileOf('noto-sans/700Bold/NotoSans_700Bold') },
  east: { plain: fileOf('noto-sans-jp/400Regular/NotoSansJP_400Regular'), bold: fileOf('noto-sans-jp/700Bold/NotoSansJP_700Bold') },
} satisfies Record<string, Record<Weight, string>>;

export type FontName = keyof typeof fonts;

/** The letters that the shop's font has. */
const latin = /(?![ĔĕĨĩĬĭĸĿŀŉŎŏŢţŦŧŨũ])[\u0020-\u017e\u0218-\u021b\u2010-\u2026\u20ac]/u;
const east = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uffef]/u;

const fontOf = (letter: string): FontName => (latin.test(letter) ? 'latin' : east.test(letter) ? 'east' : 'wide');

/** A text in parts that one font writes. A combined letter is one letter, so that its accent has the font of its base. */
export function runsOf(text: string): { font: FontName; text: string }[] {
  const runs: { font: FontName; text: string }[] = [];
  for (const { segment } of new Intl.Segmenter('es').segment(text.normalize('NFC'))) {
    const font = [...segment].map(fontOf).find((one) => one !== 'latin') ?? 'latin';
    const last = runs.at(-1);
    if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs.length === 0 ? [{ font: 'latin', text }] : runs;
}
