import { isEmail } from '../domain/email.ts';
import { currency, UNITS, type Money } from '../domain/money.ts';
import { isNameShort, NAME_MAX, nameInput, trimmedName } from '../domain/passenger.ts';
import { STAFF_ROLES, type StaffRole } from '../domain/staff.ts';
import type { ActError, ActField, ActFields, ActTextField, OfficeAct, RefundWay } from './officeAct.types.ts';

/** Letters of a reason, a proof and the name of a device, at most. */
export const TEXT_MAX: Readonly<Record<ActTextField, number>> = {
  reason: 300,
  proof: 100,
  amount: 16,
  email: 254,
  firstName: NAME_MAX,
  paternal: NAME_MAX,
  maternal: NAME_MAX,
  deviceName: 40,
  seat: 3,
};

const DEVICE_NAME_MIN = 2;
const REASON_MIN = 3;
/** The highest number of a seat. */
const SEAT_MAX = 200;

const WAYS: readonly RefundWay[] = ['bank', 'till', 'points'];

/** The fields of each act, in their order. A settlement asks for the bank's own number where it marks what the bank did. */
export function askedOf(act: OfficeAct): readonly ActField[] {
  switch (act.kind) {
    case 'resend':
    case 'askAll':
    case 'resendMessages':
    case 'withdraw':
    case 'endDevice':
      return [];
    case 'correctEmail':
      return ['email', 'reason'];
    case 'correctName':
      return ['firstName', 'paternal', 'maternal', 'reason'];
    case 'cancel':
      return ['tickets', 'reason'];
    case 'refund':
      return ['way', 'amount', 'reason'];
    case 'settle':
      return act.settlement.startsWith('mark-') ? ['proof', 'reason'] : ['reason'];
    case 'note':
    case 'endPerson':
      return ['reason'];
    case 'freeSeat':
      return ['seat', 'reason'];
    case 'invite':
      return ['email', 'roles'];
    case 'changeRoles':
      return ['roles', 'reason'];
    case 'addDevice':
      return ['deviceName'];
    default:
      return act satisfies never;
  }
}

/** The form begins with what is known. */
export function fieldsOf(act: OfficeAct): ActFields {
  return {
    reason: '',
    proof: '',
    amount: '',
    email: act.kind === 'correctEmail' ? act.email : '',
    firstName: act.kind === 'correctName' ? act.firstName : '',
    paternal: act.kind === 'correctName' ? act.paternal : '',
    maternal: act.kind === 'correctName' ? act.maternal : '',
    deviceName: '',
    seat: '',
    way: act.kind === 'refund' ? (WAYS.find((way) => act.left[way] > 0) ?? 'bank') : 'bank',
    roles: act.kind === 'changeRoles' ? act.roles : [],
    tickets: act.kind === 'cancel' && act.tickets.length === 1 ? act.tickets.map(({ ticketId }) => ticketId) : [],
  };
}

/** Keeps what a field may have. */
export function typed(field: ActTextField, text: string): string {
  const kept = field === 'firstName' || field === 'paternal' || field === 'maternal' ? nameInput(text) : text;
  if (field === 'seat') return kept.replace(/\D/g, '').slice(0, TEXT_MAX.seat);
  return (field === 'email' ? kept.replace(/\s/g, '').toLowerCase() : kept).slice(0, TEXT_MAX[field]);
}

/** Adds or takes one, in the order of the list. */
export function toggled<Item>(all: readonly Item[], chosen: readonly Item[], item: Item): readonly Item[] {
  return all.filter((one) => (one === item) !== chosen.includes(one));
}

export const toggledRole = ({ roles }: ActFields, role: StaffRole): readonly StaffRole[] => toggled(STAFF_ROLES, roles, role);

export function toggledTicket(act: OfficeAct, { tickets }: ActFields, ticketId: string): readonly string[] {
  return act.kind === 'cancel'
    ? toggled(
        act.tickets.map((ticket) => ticket.ticketId),
        tickets,
        ticketId,
      )
    : tickets;
}

/**
 * An amount as a clerk types it: `1,250.50`, `$300`. A comma stands before three digits alone, because `1,50` of another country would be a
 * hundred times as much. Null for what cannot be read or does not exist in the currency.
 */
export function amountIn(text: string): Money | null {
  if (!/^\$?\s*(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,3})?$/.test(text.trim())) return null;
  const amount = Math.round(Number(text.replaceAll(/[\s$,]/g, '')) * UNITS);
  return amount > 0 && amount % currency.minor === 0 ? amount : null;
}

/** What would be given back: the typed amount, or all that is left without one. */
export function refundedBy(act: OfficeAct, { way, amount }: ActFields): Money | null {
  if (act.kind !== 'refund') return null;
  return amount.trim() === '' ? act.left[way] : amountIn(amount);
}

function errorOf(act: OfficeAct, fields: ActFields, field: ActField): ActError | undefined {
  switch (field) {
    case 'reason':
      return fields.reason.trim().length < REASON_MIN ? 'missing' : undefined;
    case 'proof':
      return fields.proof.trim() === '' ? 'missing' : undefined;
    case 'email':
      if (!isEmail(fields.email)) return 'unreadable';
      return act.kind === 'correctEmail' && fields.email === act.email.toLowerCase() ? 'unchanged' : undefined;
    case 'firstName':
    case 'paternal':
      return isNameShort(fields[field]) ? 'short' : isNameTooLong(fields) ? 'too-long' : undefined;
    case 'maternal':
      return trimmedName(fields.maternal) !== '' && isNameShort(fields.maternal) ? 'short' : undefined;
    case 'seat':
      return Number(fields.seat) < 1 || Number(fields.seat) > SEAT_MAX ? 'unreadable' : undefined;
    case 'deviceName':
      return fields.deviceName.trim().length < DEVICE_NAME_MIN ? 'short' : undefined;
    case 'amount': {
      const amount = refundedBy(act, fields);
      if (amount === null) return 'unreadable';
      return act.kind === 'refund' && (amount === 0 || amount > act.left[fields.way]) ? 'too-high' : undefined;
    }
    case 'roles': {
      if (fields.roles.length === 0) return 'missing';
      return act.kind === 'changeRoles' && isSame(act.roles, fields.roles) ? 'unchanged' : undefined;
    }
    case 'tickets':
      return fields.tickets.length === 0 ? 'missing' : undefined;
    case 'way':
      return undefined;
    default:
      return field satisfies never;
  }
}

const isSame = (one: readonly StaffRole[], other: readonly StaffRole[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role));

function isNameTooLong({ firstName, paternal, maternal }: ActFields): boolean {
  const name = [firstName, paternal, maternal].map(trimmedName).filter((part) => part !== '');
  return name.join(' ').length > NAME_MAX;
}

/** What is wrong with the asked fields. */
export function errorsOf(act: OfficeAct, fields: ActFields): Partial<Record<ActField, ActError>> {
  return Object.fromEntries(
    askedOf(act).flatMap((field) => {
      const error = errorOf(act, fields, field);
      return error === undefined ? [] : [[field, error]];
    }),
  );
}

export const isComplete = (act: OfficeAct, fields: ActFields): boolean => Object.keys(errorsOf(act, fields)).length === 0;
