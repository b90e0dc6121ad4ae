import { type Font, openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { fonts, isPrintable, runsOf } from './pdfFonts.ts';

describe('the letters of a ticket', () => {
  const texts = [
    'Český Krumlov',
    'Łódź, Żory',
    'Dvořák 5 · TRX-1',
    '東室蘭',
    'さっぽろ・サッポロ',
    '東室蘭 a Český',
    'Αθήνα',
    'Москва',
    'Đà Nẵng, Huế',
    'Timișoara',
    'दिल्ली',
    '臺北車站',
  ];

  it.each(texts)('%s is printed whole, each part in a font that has its letters', (text) => {
    const runs = runsOf(text);
    expect(isPrintable(text)).toBe(true);
    expect(runs.map((run) => run.text).join('')).toBe(text);
    for (const run of runs) {
      for (const file of Object.values(fonts[run.font])) {
        const font = openSync(file) as Font;
        const missing = [...run.text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
        expect(missing, `${run.font} ${run.text}`).toEqual([]);
        expect(font.layout(run.text).glyphs.every(({ id }) => id !== 0)).toBe(true);
      }
    }
  });

  it.each(['مكة المكرمة', 'תל אביב', 'กรุงเทพ', 'თბილისი', 'Երևան', '서울', 'አዲስ አበባ', 'ঢাকা', 'Seúl 서울', '🚌'])(
    '%s cannot be printed, and what is left of it has no box',
    (text) => {
      expect(isPrintable(text)).toBe(false);
      for (const run of runsOf(text)) {
        const font = openSync(fonts[run.font].plain) as Font;
        expect(font.layout(run.text).glyphs.every(({ id }) => id !== 0)).toBe(true);
      }
    },
  );

  it('a drawing beside letters is left out, and a mark that nobody sees stays', () => {
    expect(isPrintable('Central 🚌')).toBe(true);
    expect(runsOf('Central 🚌')).toEqual([{ font: 'latin', text: 'Central ' }]);
    expect(isPrintable('Cen\u00ADtral')).toBe(true);
  });

  it('an accent has the font of its letter', () => {
    expect(runsOf('a\u0329b')).toEqual([
      { font: 'wide', text: 'a\u0329' },
      { font: 'latin', text: 'b' },
    ]);
  });

  it('both weights of a font have the same letters', () => {
    for (const { plain, bold } of Object.values(fonts)) {
      const [one, other] = [plain, bold].map((file) => (openSync(file) as Font).characterSet);
      expect(other).toEqual(one);
    }
  });
});
