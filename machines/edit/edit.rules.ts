import type { Change, TicketCheck } from '../domain/change.ts';
import type { FareKind } from '../domain/trip.ts';
import type { EditContext, EditError } from './edit.types.ts';

/** Who may accompany a minor when tickets are edited (EDIT-005). */
const GUARDIANS: readonly FareKind[] = ['adult', 'senior'];
const WARDS: readonly FareKind[] = ['minor', 'pet'];

const changeable = (checks: readonly TicketCheck[]) => checks.filter(({ canChange }) => canChange);

/** Somebody can change who may travel alone. */
export function canBegin(checks: readonly TicketCheck[]): boolean {
  return changeable(checks).some(({ kind }) => !WARDS.includes(kind));
}

/** Only minors and pets can change (ERR-082). */
export function isGuarded(checks: readonly TicketCheck[]): boolean {
  return changeable(checks).length > 0 && !canBegin(checks);
}

/** Who is chosen at first: the only one who can be. */
export function firstChosen(checks: readonly TicketCheck[]): string[] {
  const able = changeable(checks);
  return able.length === 1 ? able.map(({ traveller }) => traveller.ticketId) : [];
}

export function toggled({ checks, chosen }: EditContext, ticketId: string): string[] {
  if (chosen.includes(ticketId)) return chosen.filter((id) => id !== ticketId);
  return changeable(checks).some(({ traveller }) => traveller.ticketId === ticketId) ? [...chosen, ticketId] : chosen;
}

/** What stands against changing the chosen tickets alone: a pet sits beside a person of its own, also where it stays (EDIT-004, EDIT-005). */
export function errorOf({ checks, chosen }: EditContext): EditError | null {
  const isChosen = ({ traveller }: TicketCheck) => chosen.includes(traveller.ticketId);
  const going = checks.filter(isChosen).map(({ kind }) => kind);
  const staying = checks.filter((check) => !isChosen(check)).map(({ kind }) => kind);
  if (going.length === 0) return 'nobody';
  if (isMinorAlone(going)) return 'minorAlone';
  return isPetAlone(going) || isPetAlone(staying) ? 'petAlone' : null;
}

const isMinorAlone = (kinds: readonly FareKind[]) => kinds.includes('minor') && !kinds.some((kind) => GUARDIANS.includes(kind));

/** A pet has a person of its own with it. */
function isPetAlone(kinds: readonly FareKind[]): boolean {
  const pets = kinds.filter((kind) => kind === 'pet').length;
  return pets > kinds.filter((kind) => !WARDS.includes(kind)).length;
}

export function changeOf({ way, checks, chosen }: EditContext): Change {
  const travellers = checks.map(({ traveller }) => traveller).filter(({ ticketId }) => chosen.includes(ticketId));
  return { direction: way.direction, travellers };
}
