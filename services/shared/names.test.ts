import { describe, expect, it } from 'vitest';
import { nameFaultOf, nameFrom, slugOf, tidyText } from './names.ts';

describe('a name', () => {
  it('[SEAT-043][SEAT-045] has one form, whatever was pasted', () => {
    expect(tidyText(' Jose\u0301\u00A0\u2003 A\u0301ngel\t')).toBe('José Ángel');
    for (const name of ['R2D2', 'Ana-Luz', ' Ana', '<b>', 'Ana\u0000', 'Ana\u202E', '12']) expect(nameFaultOf(name)).toBe('no-name');
    for (const name of ['Núñez de la O', 'Françoise', 'Łukasz', 'Ñandú']) expect(nameFaultOf(name)).toBeUndefined();
  });

  it('[SEAT-043] has no letter that nobody sees', () => {
    expect(tidyText('\u3164\u3164')).toBe('');
    expect(nameFaultOf(tidyText('A\u1160\uFFA0'))).toBe('too-short');
    expect(tidyText('An\u200Da')).toBe('Ana');
  });

  it('[CONST-003][CONST-004] has 2 to 30 letters', () => {
    expect(nameFaultOf('')).toBe('too-short');
    expect(nameFaultOf('Ñ')).toBe('too-short');
    expect(nameFaultOf('Ñu')).toBeUndefined();
    // A mark without a letter of its own is none, and neither is a space.
    expect(nameFaultOf('x\u0304')).toBe('too-short');
    expect(nameFaultOf('x\u0304y')).toBeUndefined();
    expect(nameFaultOf('A B')).toBeUndefined();
    expect(nameFaultOf('a'.repeat(30))).toBeUndefined();
    expect(nameFaultOf('a'.repeat(31))).toBe('too-long');
  });

  it('[SEAT-073] is that of the same person with other accents, capitals and spaces', () => {
    expect(slugOf({ firstName: 'María José', lastName: 'Peña' })).toBe('mariajose_pena');
    expect(slugOf({ firstName: 'MARIA  JOSE\u0301', lastName: 'pena' })).toBe('mariajose_pena');
  });

  it('of another platform keeps its letters, 30 at most', () => {
    expect(nameFrom('https://evil.example/  X Æ A-12\n')).toBe('httpsevilexample X Æ A');
    expect(nameFrom('b'.repeat(31))).toBe('b'.repeat(30));
  });
});
