import { expect, type Page, type Route } from '@playwright/test';
import { documentedOperations, type OperationId } from '../../../services/shared/operations.ts';

/** Pages of the bank, which no document describes. */
const bankPages = [
  ['challengePage', ['GET', /\/bank\/challenge\//]],
  ['deviceData', ['GET', /\/bank\/device-data/]],
] as const;

/** Requests that a path may hold back, by operation of the contract. */
export type Gate = OperationId | (typeof bankPages)[number][0];

const asPattern = (path: string) => new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`);

const requests = new Map<Gate, readonly [method: string, address: RegExp]>([
  ...documentedOperations().map(({ operationId, method, path }) => [operationId, [method, asPattern(path)]] as const),
  ...bankPages,
]);

function requestOf(gate: Gate): readonly [method: string, address: RegExp] {
  const request = requests.get(gate);
  if (!request) throw new Error(`no document has ${gate}`);
  return request;
}

export type Answer =
  /** The real service answers. */
  | { kind: 'real' }
  /** The request never reaches the service. */
  | { kind: 'unheard' }
  /** The service does its work, but its answer is lost. */
  | { kind: 'lost' }
  /** The service does its work, but another documented answer arrives. */
  | { kind: 'changed'; change: (body: unknown) => { status: number; body: unknown } }
  /** A documented answer arrives without a call of the service. */
  | { kind: 'instead'; status: number; body: unknown };

/** The address of a gate's requests. */
export const addressOf = (gate: Gate): RegExp => requestOf(gate)[1];

/** Holds the requests of some operations until a step of the path releases them, so that each state in between can be checked. */
export class Gates {
  readonly #answers = new Map<Gate, Answer>();
  readonly #held = new Map<Gate, Route[]>();
  readonly #once = new Map<Gate, Answer>();
  readonly #page: Page;
  #isOpen = false;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Holds no request from now on, and changes no answer. */
  leaveOpen(): void {
    this.#isOpen = true;
  }

  async hold(operations: readonly Gate[]): Promise<void> {
    if (this.#isOpen) return;
    for (const operation of operations) {
      const [method, address] = requestOf(operation);
      await this.#page.route(address, async (route) => {
        if (route.request().method() !== method) return route.fallback();
        const answer = this.#once.get(operation) ?? this.#answers.get(operation);
        this.#once.delete(operation);
        if (answer) return settle(route, answer);
        this.#held.set(operation, [...(this.#held.get(operation) ?? []), route]);
      });
    }
  }

  /** Answers waiting and later requests until the gates close again. */
  async open(operation: Gate, answer: Answer = { kind: 'real' }): Promise<void> {
    this.#answers.set(operation, answer);
    const waiting = this.#held.get(operation) ?? [];
    this.#held.delete(operation);
    await Promise.all(waiting.map((route) => settle(route, answer)));
  }

  /** Answers only the longest waiting request, or the next one. */
  async first(operation: Gate, answer: Answer = { kind: 'real' }): Promise<void> {
    const [route, ...others] = this.#held.get(operation) ?? [];
    this.#held.set(operation, others);
    if (route) await settle(route, answer);
    else this.#once.set(operation, answer);
  }

  /** Answers only the last of so many requests, after all of them arrived. */
  async lastOf(count: number, operation: Gate): Promise<void> {
    const held = () => this.#held.get(operation) ?? [];
    await expect.poll(() => held().length, { message: `${operation} waits` }).toBe(count);
    const [route] = held().slice(-1);
    this.#held.set(operation, held().slice(0, -1));
    if (route) await settle(route, { kind: 'real' });
  }

  /** The body of the last request that waits here, once it has arrived; null where no request is held. */
  async heldBody<Body>(operation: Gate): Promise<Body | null> {
    if (this.#isOpen) return null;
    await expect.poll(() => this.isHolding(operation), { message: `${operation} waits` }).toBe(true);
    return this.#held.get(operation)?.at(-1)?.request().postDataJSON();
  }

  /** Whether a request waits here. */
  isHolding(operation: Gate): boolean {
    return (this.#held.get(operation) ?? []).length > 0;
  }

  close(): void {
    this.#answers.clear();
    this.#once.clear();
  }

  /** Releases all requests at the end of a path. */
  async release(): Promise<void> {
    this.#held.clear();
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

async function settle(route: Route, answer: Answer): Promise<void> {
  try {
    await answerWith(route, answer);
  } catch (error) {
    // The page aborted the request, or the path ended, so it needs no answer.
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

/** A documented refusal. */
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

/** The services require a sign-in, and a new token does not help. */
export const nobody = problem(401, 'unauthorized');
