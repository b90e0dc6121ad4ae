import type { components as Identity } from '../../openapi/types/identity.ts';
import type { components as Payment } from '../../openapi/types/payment.ts';
import type { components as Trip } from '../../openapi/types/trip.ts';

/** A person who works, or has worked, in the office. */
export type OfficePerson = Identity['schemas']['StaffPerson'];

/** An invitation that nobody has accepted yet. */
export type OpenInvitation = Identity['schemas']['StaffInvitation'];

/** What a person of the office did. */
export type DoneAct = Identity['schemas']['StaffAct'];

/** A departure as the office sees it. */
export type OfficeDeparture = Trip['schemas']['OfficeDeparture'];

/** A passenger of a departure, without phone and e-mail. */
export type DeparturePassenger = Trip['schemas']['DeparturePassenger'];

/** A device that checks tickets. */
export type DoorDevice = Trip['schemas']['DoorDevice'];

/** A payment that has not ended. */
export type OpenPayment = Payment['schemas']['OpenPayment'];

/** A message that has not reached its server. */
export type UnsentMessage = Payment['schemas']['UnsentMessage'];

/** An order, or a payment without one, that a search found. */
export type FoundOrder = Payment['schemas']['FoundOrder'];

/** A payment with all that a person of the office may know of it. */
export type OfficePayment = Payment['schemas']['OfficePayment'];

/** A ticket with what happened to it, and what may be done with it. */
export type OfficeTicket = Trip['schemas']['OfficeTicket'];

/** What moved in a day by our ledger and by the bank's list. */
export type DailyClose = Payment['schemas']['DailyClose'];

export type PaymentGroup = Payment['schemas']['PaymentGroup'];
export type PaymentState = Payment['schemas']['PaymentState'];
export type PaymentMethod = Payment['schemas']['PaymentMethod'];
