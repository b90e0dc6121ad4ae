import type { Change, TicketCheck } from '../domain/change.ts';
import { dayOf, epochOf, type PlainDate } from '../domain/instant.ts';
import type { Money } from '../domain/money.ts';
import { runName, type Departure, type Direction, type FareKind } from '../domain/trip.ts';
import type { Begun, EditContext, EditError, EditInput, EditOutput, Found, OfferRefusal } from './edit.types.ts';

/** A fixed date of the specification, without an effect (CONST-074). */
export const DATE_FLAG: PlainDate = '2025-04-16';

/** Fares that may accompany a minor in an edit (EDIT-005). */
const GUARDIANS: readonly FareKind[] = ['adult', 'senior'];
const WARDS: readonly FareKind[] = ['minor', 'pet'];

const changeable = (checks: readonly TicketCheck[]) => checks.filter(({ canChange }) => canChange);

/** True when a passenger can change who may travel alone. */
export function canBegin(checks: readonly TicketCheck[]): boolean {
  return changeable(checks).some(({ kind }) => !WARDS.includes(kind));
}

/** Only minors and pets can change (ERR-082). */
export function isGuarded(checks: readonly TicketCheck[]): boolean {
  return changeable(checks).length > 0 && !canBegin(checks);
}

/** The first selection: the only passenger who can change, if there is just one. */
export function firstChosen(checks: readonly TicketCheck[]): string[] {
  const able = changeable(checks);
  return able.length === 1 ? able.map(({ traveller }) => traveller.ticketId) : [];
}

export function toggled({ checks, chosen }: EditContext, ticketId: string): string[] {
  if (chosen.includes(ticketId)) return chosen.filter((id) => id !== ticketId);
  return changeable(checks).some(({ traveller }) => traveller.ticketId === ticketId) ? [...chosen, ticketId] : chosen;
}

/** The day of the tickets, or today when that is over. */
export function firstDate({ way: { departs, today } }: EditInput): PlainDate {
  const day = dayOf(departs);
  return day < today ? today : day;
}

/** True for the bus of the tickets. */
export function isOwnBus({ bus, departs }: EditInput['way'], departure: Departure): boolean {
  return bus === runName(departure.run) && epochOf(departure.departs) === epochOf(departs);
}

type Party = Pick<EditContext, 'way' | 'checks' | 'chosen'>;

const chosenOf = ({ checks, chosen }: Pick<EditContext, 'checks' | 'chosen'>) =>
  checks.filter(({ traveller }) => chosen.includes(traveller.ticketId));

const lossOf = ({ keeps }: TicketCheck, { departs }: Departure): Money =>
  keeps && (dayOf(departs) < keeps.from || dayOf(departs) > keeps.until) ? keeps.takenBack : 0;

/** The promotion that the ways back of the changing passengers lose on a departure (decision 38). */
export function takenBackBy(context: Pick<EditContext, 'checks' | 'chosen'>, departure: Departure): Money {
  return chosenOf(context).reduce((sum, check) => sum + lossOf(check, departure), 0);
}

/** True when a passenger would travel back before the way out arrives. */
function crosses({ otherWay }: TicketCheck, departure: Departure, direction: Direction): boolean {
  if (otherWay === undefined) return false;
  const [out, back] = direction === 'outbound' ? [departure, otherWay] : [otherWay, departure];
  return epochOf(back.departs) < epochOf(out.arrives);
}

/** Why a departure is not offered to the changing passengers. On the bus of the tickets nobody is left. */
export function refusalOf(context: Party, departure: Departure): OfferRefusal | null {
  if (departure.freeSeats < context.chosen.length) return 'full';
  if (chosenOf(context).some((check) => crosses(check, departure, context.way.direction))) return 'crossed';
  return leavesMinor(context) && !isOwnBus(context.way, departure) ? 'minorLeft' : null;
}

/** The departures of the day, that of the tickets first. */
export function departuresOf({ way, offers }: Pick<EditContext, 'way' | 'offers'>): Departure[] {
  const all = offers?.departures ?? [];
  return [...all.filter((one) => isOwnBus(way, one)), ...all.filter((one) => !isOwnBus(way, one))];
}

/** A listed departure that is offered to the changing passengers. */
export function offered(context: Party & Pick<EditContext, 'offers'>, tripId: string): Found | null {
  const { offers } = context;
  const departure = offers?.departures.find(({ run }) => run.tripId === tripId);
  return offers && departure && refusalOf(context, departure) === null ? { departure, query: offers.query } : null;
}

/**
 * Why the chosen tickets cannot change alone. A pet needs a person beside it, on the new seats and on the old ones (EDIT-004, EDIT-005). Who
 * leaves the bus leaves a companion with its minors (EDIT-010); on the older platform every departure is another bus.
 */
export function errorOf(context: Party): EditError | null {
  const [going, staying] = partsOf(context);
  if (going.length === 0) return 'nobody';
  if (isMinorAlone(going)) return 'minorAlone';
  if (context.way.bus === null && leavesMinor(context)) return 'minorLeft';
  return isPetAlone(going) || isPetAlone(staying) ? 'petAlone' : null;
}

/** The kinds of the passengers who change and of those who do not. */
function partsOf({ checks, chosen }: Party): [FareKind[], FareKind[]] {
  const isChosen = ({ traveller }: TicketCheck) => chosen.includes(traveller.ticketId);
  return [checks.filter(isChosen).map(({ kind }) => kind), checks.filter((check) => !isChosen(check)).map(({ kind }) => kind)];
}

/** True when a minor stays without a companion. */
const leavesMinor = (party: Party) => isMinorAlone(partsOf(party)[1]);

const isMinorAlone = (kinds: readonly FareKind[]) => kinds.includes('minor') && !kinds.some((kind) => GUARDIANS.includes(kind));

/** True when a pet has no person. */
function isPetAlone(kinds: readonly FareKind[]): boolean {
  const pets = kinds.filter((kind) => kind === 'pet').length;
  return pets > kinds.filter((kind) => !WARDS.includes(kind)).length;
}

/** The change to a departure. What it takes back of a promotion is no longer credited. */
function changeTo(context: EditContext, departure: Departure): Change {
  const { direction, departs } = context.way;
  const travellers = chosenOf(context).map((check) => ({ ...check.traveller, paid: check.traveller.paid - lossOf(check, departure) }));
  return { direction, departs, travellers };
}

/** The output of an edit. Its bus has the prices of the promotion when the chosen tickets were sold with it. */
export function outputOf(context: EditContext): EditOutput {
  const { found, checks, chosen } = context;
  if (!found) return { kind: 'dismissed' };
  const date = checks.find(({ traveller, wayOutDate }) => wayOutDate !== undefined && chosen.includes(traveller.ticketId))?.wayOutDate;
  const departure = date === undefined ? found.departure : { ...found.departure, wayOut: { date, isBought: true } };
  return { kind: 'begun', change: changeTo(context, departure), ...found, departure };
}

/** The choices with which an edit began. */
export function begunOf(output: EditOutput): Begun | null {
  if (output.kind !== 'begun') return null;
  const { change, departure, query } = output;
  return { change, departure, query };
}
