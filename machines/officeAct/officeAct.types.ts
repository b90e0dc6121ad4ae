import type { Failure } from '../domain/failure.ts';
import type { Money } from '../domain/money.ts';
import type { StaffRole } from '../domain/staff.ts';

/** The way money goes back: to the card at the bank, in cash at the till, or as points (decision 42). */
export type RefundWay = 'bank' | 'till' | 'points';

/** What the company settles by hand on a payment that has not ended. */
export type Settlement = 'ask' | 'issue' | 'mark-charged' | 'mark-not-charged' | 'mark-captured' | 'mark-refunded';

/** A ticket that may be cancelled, and the points that its traveller would get. */
export type CancellableTicket = { ticketId: string; name: string; seat: string; points: Money };

/** What a person of the office is about to do, with what the preview shows. */
export type OfficeAct =
  | { kind: 'resend'; folio: string }
  | { kind: 'correctEmail'; folio: string; email: string }
  | { kind: 'correctName'; ticketId: string; seat: string; firstName: string; paternal: string; maternal: string }
  | { kind: 'cancel'; orderId: string; folio: string; tickets: readonly CancellableTicket[] }
  /** `ticket` is null for the order as a whole. */
  | { kind: 'refund'; folio: string; ticket: { id: string; name: string; seat: string } | null; left: Readonly<Record<RefundWay, Money>> }
  | { kind: 'settle'; folio: string; settlement: Settlement; amount: Money }
  | { kind: 'note'; folio: string }
  | { kind: 'freeSeat'; runId: string; bus: string }
  | { kind: 'askAll'; count: number }
  | { kind: 'resendMessages'; count: number }
  | { kind: 'invite' }
  | { kind: 'withdraw'; id: string; email: string }
  | { kind: 'changeRoles'; id: string; name: string; roles: readonly StaffRole[] }
  | { kind: 'endPerson'; id: string; name: string }
  | { kind: 'addDevice' }
  | { kind: 'endDevice'; id: string; name: string };

export type ActKind = OfficeAct['kind'];

export type ActTextField = 'reason' | 'proof' | 'amount' | 'email' | 'firstName' | 'paternal' | 'maternal' | 'deviceName' | 'seat';
export type ActField = ActTextField | 'way' | 'roles' | 'tickets';

export type ActFields = Record<ActTextField, string> & { way: RefundWay; roles: readonly StaffRole[]; tickets: readonly string[] };

export type ActError = 'missing' | 'unreadable' | 'too-high' | 'short' | 'too-long' | 'unchanged';

/** `key` is made once for an act, so that an act whose answer was lost is done once. */
export type OfficeActContext = { act: OfficeAct; key: string; fields: ActFields; failure: Failure | null; answer: ActAnswer | null };

/** `secret` is shown once: the key of a device, or the link of an invitation. */
export type ActAnswer = { secret: string | null };

export type OfficeActInput = { act: OfficeAct; key: string };

export type OfficeActEvent =
  | { type: 'field.typed'; field: ActTextField; text: string }
  | { type: 'way.chosen'; way: RefundWay }
  | { type: 'role.toggled'; role: StaffRole }
  | { type: 'ticket.toggled'; ticketId: string }
  | { type: 'act.confirmed' }
  | { type: 'act.closed' };

/** `isDone`: the lists of the office have changed, or may have. */
export type OfficeActOutput = { isDone: boolean; kind: ActKind };

export type OfficeActView = {
  act: OfficeAct;
  asked: readonly ActField[];
  fields: ActFields;
  errors: Partial<Record<ActField, ActError>>;
  /** The amount that would be given back; null while it cannot be read. */
  amount: Money | null;
  status: 'form' | 'sending' | 'unknown' | 'done';
  failure: Failure | null;
  secret: string | null;
};
