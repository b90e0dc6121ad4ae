import { describe, expect, it } from 'vitest';
import { examples } from './rename.examples.ts';
import { fieldInput, isTooLong, nameErrors, nameLength } from './rename.rules.ts';

const names = (firstName: string, paternal: string, maternal = '') => ({ firstName, paternal, maternal });

describe('rename', () => {
  it('[RENAME-003][RENAME-004] the warning is shown once, then the form opens', () => {
    expect(examples.warning).toEqual({ screen: 'warning' });
    expect(examples.form).toMatchObject({ screen: 'form' });
    expect(examples.withoutWarning).toMatchObject({ screen: 'form' });
  });

  it('[RENAME-012] the other tickets of the trip are renamed one after the other, each once', () => {
    expect(examples.renamed).toEqual({ screen: 'renamed', next: 'Íñigo Peña Treviño' });
    expect(examples.next).toMatchObject({ screen: 'form', values: { firstName: 'Íñigo', paternal: 'Peña', maternal: 'Treviño' } });
    expect(examples.renamedLast).toEqual({ screen: 'renamed', next: null });
  });

  it('[RENAME-007][RENAME-008][RENAME-009] needs a first name and a first surname of two letters', () => {
    expect(nameErrors(names('', 'T'))).toEqual({ firstName: 'short', paternal: 'short' });
    expect(nameErrors(names('Ana', 'Peña', 'R'))).toEqual({ maternal: 'short' });
    expect(nameErrors(names('Ana', 'Peña'))).toEqual({});
  });

  it('[RENAME-010] accepts letters, ñ and spaces only', () => {
    expect(fieldInput('Ma. 3 Begoña Ñúñez')).toBe('Ma Begoña Ñúñez');
  });

  it('[RENAME-011][CONST-064] the whole name has at most 30 letters', () => {
    expect(nameLength(names('Ana', 'Peña', 'Ruiz'))).toBe(13);
    expect(isTooLong(names('María Fernanda', 'Villarreal', 'Cant'))).toBe(false);
    expect(isTooLong(names('María Fernanda', 'Villarreal', 'Cantú'))).toBe(true);
    expect(examples.tooLong).toMatchObject({ isTooLong: true, canSubmit: false });
  });
});
