import { describe, expect, it } from 'vitest';
import { nameLoss } from './nameLoss.ts';
import { nameInput } from './passenger.ts';

describe('what a name leaves out', () => {
  it('[SEAT-043][SEAT-045] signs and digits go, each is named once', () => {
    expect(nameInput("O'Brien-O'Hara 2")).toBe('OBrienOHara ');
    expect(nameLoss("O'Brien-O'Hara 2")).toEqual({ signs: "'-2", isCut: false });
    expect(nameLoss('D’Angelo')).toEqual({ signs: '’', isCut: false });
  });

  it('a sign goes with the marks that belong to it', () => {
    expect(nameInput('María \u2764\uFE0F')).toBe('María ');
    expect(nameInput('\u3164\u3164A\u1160')).toBe('A');
    expect(nameLoss('María \u2764\uFE0F')).toEqual({ signs: '\u2764\uFE0F', isCut: false });
  });

  it('other forms of letters and spaces, and what nobody sees, are no loss', () => {
    const pasted = '\u202A\u00A0Marí\u00ADa Jose\u0301\u2003Mun\u0303oz\u200B\u202C\t';
    expect(nameInput(pasted)).toBe('María José Muñoz ');
    expect(nameLoss(pasted)).toBeNull();
  });

  it('[CONST-003] a name is cut after 30 letters', () => {
    const thirty = 'Bartolomé de las Casas Albornoz';
    expect(nameLoss(thirty.slice(0, 30))).toBeNull();
    expect(nameLoss(`${thirty.slice(0, 30)} `)).toBeNull();
    expect(nameLoss(thirty)).toEqual({ signs: '', isCut: true });
    expect(nameInput(thirty)).toBe('Bartolomé de las Casas Alborno');
    expect(nameLoss(thirty, 61)).toBeNull();
  });
});
