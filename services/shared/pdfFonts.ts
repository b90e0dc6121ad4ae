import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

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

/** `fontOf` takes the first of these fonts that has the letter. */
const inOrder = ['latin', 'wide', 'east'] as const satisfies readonly FontName[];

const opened = new Map<FontName, ReadonlySet<number>>();

/** The code points that a font has; both weights have the same. */
function codePointsOf(name: FontName): ReadonlySet<number> {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const font = openSync(fonts[name].plain);
  if (!('characterSet' in font)) throw new Error(`${fonts[name].plain} is a collection of fonts`);
  const points = new Set(font.characterSet);
  opened.set(name, points);
  return points;
}

/** Signs that show nothing by themselves; fontkit hides them. */
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;

/** The font that has every sign of a text; undefined when none has. */
const fontOf = (text: string): FontName | undefined =>
  inOrder.find((name) => [...text].every((sign) => codePointsOf(name).has(sign.codePointAt(0) ?? 0) || invisible.test(sign)));

const letters = new Intl.Segmenter('es');

/** The parts of a text with the font of each. A combined letter is one part, so that its accent has the font of its base. */
function fontsOf(written: string): { readonly part: string; readonly font: FontName | undefined }[] {
  const text = written.normalize('NFC');
  // The Latin font writes almost every text, so the load of a large feed skips the segmenter.
  if (fontOf(text) === 'latin') return [{ part: text, font: 'latin' }];
  return [...letters.segment(text)].map(({ segment }) => ({ part: segment, font: fontOf(segment) }));
}

/** A text in parts that one font writes. A sign that no font has is left out, because it would be a box. */
export function runsOf(text: string): { font: FontName; text: string }[] {
  const runs: { font: FontName; text: string }[] = [];
  for (const { part, font } of fontsOf(text)) {
    const last = runs.at(-1);
    if (font === undefined) continue;
    if (last?.font === font) last.text += part;
    else runs.push({ font, text: part });
  }
  return runs;
}

/** Whether the fonts have every letter and digit of a text, and it has one. A drawing beside them is none. */
export function isPrintable(text: string): boolean {
  const all = fontsOf(text).filter(({ part }) => /[\p{L}\p{M}\p{N}]/u.test(part));
  return all.length > 0 && all.every(({ font }) => font !== undefined);
}

/** The first of the texts that the fonts can print; empty for none. */
export const firstPrintable = (...texts: readonly string[]): string => texts.find(isPrintable) ?? '';
