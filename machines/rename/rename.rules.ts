import { isNameShort, NAME_MAX, nameInput, trimmedName } from '../domain/passenger.ts';
import type { OwnTicket } from '../domain/ownTrip.ts';
import type { RenameContext, RenameError, RenameField } from './rename.types.ts';

type Names = Pick<RenameContext, RenameField>;

/** The form begins with the name on the ticket. */
export function namesOf({ firstName, lastName }: Pick<OwnTicket, 'firstName' | 'lastName'>): Names {
  const [paternal = '', ...maternal] = trimmedName(lastName).split(' ');
  return { firstName: trimmedName(firstName), paternal, maternal: maternal.join(' ') };
}

/** The form of the next ticket, with its name. */
export function nextForm({ others }: Pick<RenameContext, 'others'>): Partial<RenameContext> {
  const [ticket, ...left] = others;
  return ticket ? { ticket, others: left, ...namesOf(ticket) } : {};
}

/** Keeps letters (with ñ and accents) and spaces (RENAME-010). */
export function fieldInput(text: string): string {
  return nameInput(text);
}

/** The letters of the whole name with its spaces. */
export function nameLength({ firstName, paternal, maternal }: Names): number {
  return [firstName, paternal, maternal]
    .map(trimmedName)
    .filter((part) => part !== '')
    .join(' ').length;
}

export function isTooLong(names: Names): boolean {
  return nameLength(names) > NAME_MAX;
}

/** A first name and a first surname of two letters; the second surname may be empty (RENAME-007 to RENAME-009). */
export function nameErrors({ firstName, paternal, maternal }: Names): Partial<Record<RenameField, RenameError>> {
  return {
    ...(isNameShort(firstName) && { firstName: 'short' }),
    ...(isNameShort(paternal) && { paternal: 'short' }),
    ...(trimmedName(maternal) !== '' && isNameShort(maternal) && { maternal: 'short' }),
  };
}

export function isComplete(names: Names): boolean {
  return Object.keys(nameErrors(names)).length === 0 && !isTooLong(names);
}
