import { expect, type Page, type Route } from '@playwright/test';

/** The requests of the shop that a path may hold back, named as the operation of the contract. */
const requests = {
  getCart: ['GET', /\/payment-api\/payment\/cart\/[^/]+$/],
  getPaymentProviders: ['GET', /\/payment-api\/payment\/providers$/],
  getPublicIp: ['GET', /\/identity-api\/ip$/],
  createPayment: ['POST', /\/payment-api\/payment$/],
  getPaymentByKey: ['GET', /\/payment-api\/payment\/by-key\//],
  getPaymentTransaction: ['GET', /\/payment-api\/payment\/transaction\//],
  getCartDetail: ['GET', /\/payment-api\/payment\/detail\/cart\//],
  resendTickets: ['POST', /\/payment-api\/payment\/resend-email\/cart\//],
  createOrder: ['POST', /\/payment-api\/payment\/order$/],
  validateTransfer: ['POST', /\/trip-api\/validate\/transfer$/],
  challengePage: ['GET', /\/bank\/challenge\//],
  deviceData: ['GET', /\/bank\/device-data/],
  getOrigins: ['GET', /\/trip-api\/trip\/origins/],
  getDestinations: ['GET', /\/trip-api\/trip\/origin\/[^/]+\/destinations/],
  searchTrips: ['GET', /\/trip-api\/trip\?/],
  getSeatMap: ['GET', /\/trip-api\/seat\/map\?/],
  getSeatChannelTicket: ['GET', /\/trip-api\/seat\/map\/access-token/],
  selectSeat: ['POST', /\/trip-api\/seat\/select$/],
  unselectSeat: ['POST', /\/trip-api\/seat\/unselect$/],
  blockSeats: ['POST', /\/trip-api\/seat\/block$/],
  unblockSeats: ['POST', /\/trip-api\/seat\/unblock$/],
  sendVerification: ['POST', /\/identity-api\/v2\/send-verification$/],
  resendVerification: ['POST', /\/identity-api\/v2\/resend-verification$/],
  verifyPhone: ['POST', /\/identity-api\/v2\/verify-phone$/],
  signInPhone: ['POST', /\/identity-api\/v2\/signin-phone$/],
  signUpGuest: ['POST', /\/identity-api\/v2\/signup-guest$/],
  validateToken: ['GET', /\/identity-api\/validate\/token$/],
  refreshToken: ['POST', /\/identity-api\/auth\/user\/refresh-token$/],
  signOut: ['POST', /\/identity-api\/signout$/],
} as const satisfies Record<string, readonly [method: string, address: RegExp]>;

export type Operation = keyof typeof requests;

export type Answer =
  /** The real service answers. */
  | { kind: 'real' }
  /** The request never arrives. */
  | { kind: 'unheard' }
  /** The service does its work, and its answer is lost. */
  | { kind: 'lost' }
  /** The service does its work, and another of its documented answers comes. */
  | { kind: 'changed'; change: (body: unknown) => { status: number; body: unknown } }
  /** A documented answer comes without the service. */
  | { kind: 'instead'; status: number; body: unknown };

/** Holds the requests of some operations until a step of the path lets them through, so that each state in between can be seen. */
export class Gates {
  readonly #answers = new Map<Operation, Answer>();
  readonly #held = new Map<Operation, Route[]>();
  readonly #once = new Map<Operation, Answer>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async hold(operations: readonly Operation[]): Promise<void> {
    for (const operation of operations) {
      const [method, address] = requests[operation];
      await this.#page.route(address, async (route) => {
        if (route.request().method() !== method) return route.fallback();
        const answer = this.#once.get(operation) ?? this.#answers.get(operation);
        this.#once.delete(operation);
        if (answer) return settle(route, answer);
        this.#held.set(operation, [...(this.#held.get(operation) ?? []), route]);
      });
    }
  }

  /** Answers what waits and what comes until the gates are closed again. */
  async open(operation: Operation, answer: Answer = { kind: 'real' }): Promise<void> {
    this.#answers.set(operation, answer);
    const waiting = this.#held.get(operation) ?? [];
    this.#held.delete(operation);
    await Promise.all(waiting.map((route) => settle(route, answer)));
  }

  /** Answers only the request that waits longest, or the next one to come. */
  async first(operation: Operation, answer: Answer = { kind: 'real' }): Promise<void> {
    const [route, ...others] = this.#held.get(operation) ?? [];
    this.#held.set(operation, others);
    if (route) await settle(route, answer);
    else this.#once.set(operation, answer);
  }

  /** Answers only the last of so many requests, once they have all come. */
  async lastOf(count: number, operation: Operation): Promise<void> {
    const held = () => this.#held.get(operation) ?? [];
    await expect.poll(() => held().length, { message: `${operation} waits` }).toBe(count);
    const [route] = held().slice(-1);
    this.#held.set(operation, held().slice(0, -1));
    if (route) await settle(route, { kind: 'real' });
  }

  /** A request waits here. */
  isHolding(operation: Operation): boolean {
    return (this.#held.get(operation) ?? []).length > 0;
  }

  close(): void {
    this.#answers.clear();
    this.#once.clear();
  }

  /** Lets everything go, for the end of a path. */
  async release(): Promise<void> {
    this.#held.clear();
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

async function settle(route: Route, answer: Answer): Promise<void> {
  try {
    await answerWith(route, answer);
  } catch (error) {
    // A request that the page itself has given up, or that the end of the path cut, wants no answer.
    if (!(error instanceof Error) || !/closed|handled|disposed|Invalid InterceptionId|ended/i.test(error.message)) throw error;
  }
}

async function answerWith(route: Route, answer: Answer): Promise<void> {
  switch (answer.kind) {
    case 'real':
      return route.continue();
    case 'unheard':
      return route.abort('connectionreset');
    case 'lost':
      await route.fetch();
      return route.abort('connectionreset');
    case 'changed': {
      const { status, body } = answer.change(await (await route.fetch()).json());
      return route.fulfill({ status, json: body });
    }
    case 'instead':
      return route.fulfill({ status: answer.status, json: answer.body });
    default:
      return answer satisfies never;
  }
}

/** A refusal as the contract documents it. */
export function problem(status: number, code: string, extras: Record<string, unknown> = {}): Extract<Answer, { kind: 'instead' }> {
  const body = {
    type: `/problems/${code}`,
    title: code,
    status,
    detail: 'Ocurrió algo, intenta más tarde.',
    code,
    retryable: false,
    ...extras,
  };
  return { kind: 'instead', status, body };
}

/** The services want to know who asks, and a new token changes nothing. */
export const nobody = problem(401, 'unauthorized');
