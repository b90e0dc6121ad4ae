/** A name on a ticket. The last name of a pet may be empty. */
export interface TicketName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Fewest letters of a first or last name, and most characters with the spaces between them (CONST-003, CONST-004). */
const [fewest, most] = [2, 30];
/** Letters and spaces, with a letter first (SEAT-043, SEAT-045). */
const pattern = /^\p{L}[\p{L}\p{M} ]*$/u;

/** A text with one form of each accented letter, no sign that is invisible, and single spaces of one kind, so that a count is what the traveller sees. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The letters of a text from another platform as a name. */
export function nameFrom(text: string): string {
  return tidyText([...tidyText(text.replaceAll(/[^\p{L}\p{M}\s]/gu, ''))].slice(0, most).join(''));
}

/** Why a tidy first or last name is refused, or undefined. */
export function nameFaultOf(text: string): 'too-short' | 'no-name' | 'too-long' | undefined {
  if (text !== '' && !pattern.test(text)) return 'no-name';
  if ((text.match(/\p{L}/gu) ?? []).length < fewest) return 'too-short';
  return [...text].length > most ? 'too-long' : undefined;
}

/** First and last name in one line. */
export const wholeName = ({ firstName, lastName }: TicketName): string => `${firstName} ${lastName}`.trim();

/** The words of a name in lower case without accents. */
export function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** What the names of one person have in common: first and last name without spaces and accents, joined by an underscore (SEAT-050, SEAT-073). */
export function slugOf({ firstName, lastName }: TicketName): string {
  return [firstName, lastName].map((part) => wordsOf(part).join('')).join('_');
}
