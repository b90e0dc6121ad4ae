import { NAME_MAX, nameInput } from './passenger.ts';

/** The signs that a name leaves out, each once, and whether it is cut at its end. */
export type NameLoss = { signs: string; isCut: boolean };

/** What `nameInput` leaves out of a text that a traveller can see (decision 43); null when it is whole. */
export function nameLoss(text: string, most = NAME_MAX): NameLoss | null {
  const signs = [...new Set(text.normalize('NFC').match(/[^\p{L}\p{M}\p{C}\s]\p{M}*/gu))].join('');
  const isCut = [...nameInput(text, Infinity).trimEnd()].length > most;
  return signs === '' && !isCut ? null : { signs, isCut };
}
