import type { IncomingHttpHeaders } from 'node:http';
import type { WebSocket } from 'ws';
import type { components } from '../../openapi/types/trip.ts';
import type { Company } from './company.ts';
import type { Pictures } from './shopPictures.ts';
import type { AppleWalletKeys } from './walletKeys.ts';

/** An account that the sandbox needs. Without a password, its user signs in by code. */
export interface SandboxAccount {
  readonly email: string;
  readonly phone: string;
  readonly nombre: string;
  readonly paterno: string;
  readonly materno: string;
  readonly password?: string;
  /** Number of the loyalty card. */
  readonly viaja?: string;
  readonly favourites?: readonly SandboxPassenger[];
}

/** A person of the company that the sandbox needs, with every role. */
export interface SandboxStaff {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** The key of their authenticator in base32. */
  readonly authenticator: string;
}

/** A favourite passenger, with a birthdate DD/MM/YYYY. */
export interface SandboxPassenger {
  readonly name: string;
  readonly last_name: string;
  readonly birthdate: string;
  readonly category_id: 1 | 2 | 3 | 4 | 5 | 368;
}

/** A coupon of the sandbox. Amounts in 1/100000 peso. */
export interface SandboxCoupon {
  readonly id: string;
  readonly code: string;
  readonly value: { readonly kind: 'amount'; readonly amount: number } | { readonly kind: 'percent'; readonly percent: number };
  /** The only account that may use it. */
  readonly account: string | null;
  /** The only passenger whose ticket it discounts. */
  readonly beneficiary: string | null;
  readonly validUntil: Date | null;
  readonly oncePer: 'shop' | 'account';
}

/** Tickets of the older platform that belong to one account. */
export interface SandboxOlderSale {
  readonly email: string;
  readonly tickets: readonly components['schemas']['NewOldTicket'][];
  /** The token of the mailed payment link of a reservation. */
  readonly linkToken?: string;
}

export type SandboxRaite = components['schemas']['Raite'];

/**
 * The sandbox's interface for the services; `services/sandbox` implements it. Without a sandbox no clock is shifted and no value is
 * special.
 */
export interface Sandbox {
  /** The sandbox session of a request, or undefined. */
  sessionOf(headers: IncomingHttpHeaders): string | undefined;
  /** Milliseconds by which the clock of a session is ahead; 0 for an unchanged one. */
  shiftOf(session: string): Promise<number>;
  /** The company of the demo; the configuration replaces its values one by one. */
  readonly company: Company;
  /** Its logos. */
  readonly pictures: Pictures;
  /** The registered account of the demo. */
  readonly demoAccount: SandboxAccount;
  /** The person of the company. */
  readonly demoStaff: SandboxStaff;
  /** Puntos Viaja with which every account begins, in 1/100000 peso. */
  readonly welcomePoints: number;
  readonly coupons: readonly SandboxCoupon[];
  /** The tickets of the demo on the older platform, around an instant. */
  olderSales(now: Date): readonly SandboxOlderSale[];
  /** What signs passes for Apple Wallet where no keys are configured. */
  appleWallet(): AppleWalletKeys;
  /** The free shuttles of an account, by date; only the account of the demo has some. */
  raitesOf(email: string, now: Date): readonly SandboxRaite[];
  /** The account for a special phone, created when it is missing. */
  accountOf(phone: string): SandboxAccount | undefined;
  /** The failure for a special phone when a code is sent. */
  sendingOf(phone: string): 'code-already-sent' | 'sms-fails' | undefined;
}

/** Filters the live channel between the broker and the browsers of this process, per sandbox session. */
export interface LiveEdge {
  /** The session of a browser that connects, or undefined for one that is never disturbed. */
  sessionOf(headers: IncomingHttpHeaders): string | undefined;
  /** Which of these sessions may not be connected now. */
  refused(sessions: readonly (string | undefined)[]): Promise<ReadonlySet<string | undefined>>;
  /** Routes all messages to a browser of the session through this filter. */
  disturb(websocket: WebSocket, session: string): void;
}
