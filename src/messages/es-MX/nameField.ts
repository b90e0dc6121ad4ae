import type { NameLoss } from '../../../machines/domain/nameLoss.ts';

/** More signs do not fit on the line. */
const NAMED = 6;

/** Below the field of a name, at the moment that it leaves something out (decision 43). `most` is the number of letters that it takes. */
export const nameField = {
  left({ signs, isCut }: NameLoss, most: number): string {
    if (signs === '') return `Caben ${most} letras: quitamos el resto`;
    const all = [...signs];
    const named = `Quitamos «${all.slice(0, NAMED).join('')}${all.length > NAMED ? '…' : ''}»`;
    return isCut ? `${named} y lo que pasa de ${most} letras` : `${named}: usa solo letras y espacios`;
  },
};
