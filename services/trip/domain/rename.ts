import { nameFaultOf, type TicketName, tidyText, wholeName } from '../../shared/names.ts';
import { type ChangeFault, departed, liveFault } from './transfer.ts';
import type { CartTicket } from './ticket.ts';

/** Why a name is refused; `detail` is Spanish. */
export interface NameFault {
  readonly code: 'name-invalid' | 'name-too-long';
  readonly detail: string;
}

/** Why the name of a ticket cannot be changed any more; `detail` is Spanish. */
export type RenameFault = ChangeFault | { readonly code: 'already-renamed'; readonly detail: string };

/** Why the name on a ticket cannot be changed at an instant in milliseconds, or undefined (RENAME-012). */
export function renameFault(
  { status, usedAt, renamed, body }: Pick<CartTicket, 'status' | 'usedAt' | 'renamed' | 'body'>,
  now: number,
): RenameFault | undefined {
  const fault = liveFault({ status, usedAt });
  if (fault !== undefined) return fault;
  if (renamed) return { code: 'already-renamed', detail: 'El nombre de un boleto solo se puede cambiar una vez.' };
  return Date.parse(body.departureDatetime) > now ? undefined : departed;
}

/** Why the company cannot correct the name on a ticket at an instant in milliseconds, or undefined. The traveller's one change does not count. */
export const correctionFault = (ticket: Omit<Parameters<typeof renameFault>[0], 'renamed'>, now: number): RenameFault | undefined =>
  renameFault({ ...ticket, renamed: false }, now);

/** Most characters of a whole name (RENAME-011). */
const mostCharacters = 30;

export const tidyName = ({ firstName, lastName }: TicketName): TicketName => ({
  firstName: tidyText(firstName),
  lastName: tidyText(lastName),
});

/** Why a tidy name is refused, or undefined (RENAME-007 to RENAME-011). */
export function nameFault(name: TicketName): NameFault | undefined {
  const faults = [nameFaultOf(name.firstName), nameFaultOf(name.lastName)];
  if (faults.includes('too-short')) return { code: 'name-invalid', detail: 'Escribe al menos 2 letras' };
  if (faults.includes('no-name')) return { code: 'name-invalid', detail: 'El nombre solo puede llevar letras y espacios.' };
  if ([...wholeName(name)].length > mostCharacters) {
    return { code: 'name-too-long', detail: 'El nombre completo no puede exceder los 30 caracteres' };
  }
  return undefined;
}
