import type { IncomingHttpHeaders } from 'node:http';
import type { components } from '../../../openapi/types/payment.ts';
import type { KeptCard } from '../domain/card.ts';
import type { BankStatus, RefusalReason } from '../domain/saga.ts';

type Provider = components['schemas']['PaymentProvider'];

/** What a browser needs to make a card readable for the bank alone. (API-067) */
export type CardOffer = Pick<Provider, 'name' | 'origin' | 'deviceDataUrl' | 'publicKey' | 'encryption' | 'fields' | 'brands'>;

/** The bank's status of one payment. */
export interface BankWord {
  readonly status: BankStatus;
  /** Null for a payment that never began at the bank. */
  readonly bankId: string | null;
  readonly authorization: string | null;
  readonly reason: RefusalReason | undefined;
  readonly challenge: { readonly id: string; readonly url: string } | undefined;
  /** When the bank decided. */
  readonly operationAt: Date;
}

/** What names a payment at the bank. Amounts in 1/100000 of the currency's unit. */
export interface BankPayment {
  readonly paymentId: string;
  /** The bank's own id; null before the bank gave one. */
  readonly bankId: string | null;
  readonly amount: number;
  readonly currency: string;
}

export interface CardCharge {
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  /** What the bank's key or fields made of the number; null with the token of a kept card. */
  readonly cardNumber: string | null;
  readonly cardToken: string | null;
  /** As `cardNumber`; null where it says the code too. */
  readonly cvv: string | null;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly holderName: string;
  readonly ddc: string | null;
  readonly ddcSecret: string | null;
  readonly shopperIp: string;
  readonly reference: string;
  readonly returnOrigin: string;
  /** The buyer wants the card kept; `keepCharged` returns it. */
  readonly keepsCard: boolean;
}

/**
 * `unreached`: nothing can be charged. `silence`: the result is unknown. `unreadable`: the card was not made for this bank.
 */
export type BankAnswer = BankWord | 'unreached' | 'silence' | 'unreadable';

/** A part of a charge that goes back. `key` names it: the same key is the same refund. */
export interface BankRefund {
  readonly key: string;
  readonly amount: number;
}

/** Money that moved at the bank. Amounts in 1/100000 of the currency's unit; below zero for a refund that failed after it was made. */
export interface BankMovement {
  readonly id: string;
  readonly bankId: string;
  readonly kind: 'capture' | 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}

/** What the bank says of a payment by itself. */
export interface BankMessage {
  readonly id: string;
  readonly type: string;
  readonly paymentId: string;
  readonly word: BankWord;
}

/** A request of the bank to the shop. `now` in milliseconds. */
export interface BankRequest {
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: string;
  readonly now: number;
}

/**
 * A bank, for the payment service. Every call may be repeated: a payment is charged, captured and cancelled once, and a refund has its key.
 * `docs/banks.md` says how to write another one, and `conformance.ts` tests it.
 */
export interface BankGateway {
  /** Undefined while the bank does not answer. */
  offer(): Promise<CardOffer | undefined>;
  /**
   * `begin` stores the bank's id of the payment, and is false when the payment may no longer be charged. A bank whose payments are found by
   * its own id alone calls it before it charges.
   */
  authorise(charge: CardCharge, begin: (bankId: string) => Promise<boolean>): Promise<BankAnswer>;
  /** `never-seen`: the bank has charged nothing so far. */
  status(payment: BankPayment): Promise<BankWord | 'never-seen' | 'silence'>;
  capture(payment: BankPayment): Promise<'done' | 'refused' | 'silence'>;
  /** Refunds what is left of a charge, or prevents one. Returns 'deciding' while the bank has not decided. */
  cancel(payment: BankPayment): Promise<BankWord | 'deciding' | 'silence'>;
  /** Refunds a part of a captured charge. `refused`: it can not be refunded so. `deciding`: the bank will say later. */
  refund(payment: BankPayment, refund: BankRefund): Promise<'done' | 'deciding' | 'refused' | 'silence'>;
  /** What was captured and refunded from an instant until before another. */
  movements(from: Date, until: Date): Promise<readonly BankMovement[] | 'silence'>;
  /** Keeps a card for later payments. `unreadable`: it was not made for this bank. */
  keepCard(card: CardToKeep): Promise<KeptCard | CardRefusal | 'unreadable' | 'silence'>;
  /** Keeps the card of a charge that asked for it. */
  keepCharged(payment: BankPayment, card: CardToKeep): Promise<KeptCard | CardRefusal | 'unreadable' | 'silence'>;
  /** Reads a message. `other`: it is the bank's and changes nothing. */
  read(request: BankRequest): BankMessage | 'forged' | 'old' | 'other';
}

/** Number and code as the bank's key or fields made them. */
export interface CardToKeep {
  readonly number: string;
  readonly cvv: string | null;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly holderName: string;
}

export type CardRefusal = 'card-refused' | 'card-expired' | 'cvv-wrong';
