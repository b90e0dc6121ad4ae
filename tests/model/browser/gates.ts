import { expect, type Page } from '@playwright/test';
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

const real: Answer = { kind: 'real' };

/** The address of a gate's requests. */
export const addressOf = (gate: Gate): RegExp => requestOf(gate)[1];

const isPage = (gate: Gate): boolean => bankPages.some(([name]) => name === gate);

/** What the page does with a call that its gate passed on. */
type Reply = Exclude<Answer, { kind: 'changed' }> | { kind: 'changed'; by: number };
type HeldCall = { operation: Gate; method: string; address: string };

/** A request that waits: a call of the page, or the request of a page of the bank. */
type Waiting = { body: string | null; settle: (answer: Answer) => void };

/** The page left this request, or the path ended, so it needs no answer. */
function ignoreEnded(error: unknown): void {
  if (!(error instanceof Error) || !/closed|handled|disposed|Invalid InterceptionId|ended/i.test(error.message)) throw error;
}

declare global {
  var heldCalls: HeldCall[] | undefined;
  var askGate: (operation: Gate, body: string | null) => Promise<Reply>;
  var changeAnswer: (by: number, body: unknown) => Promise<{ status: number; body: unknown }>;
}

/** Asks the gate before each call of a held operation. A route would pause every request, and switch off the browser's cache. */
function askBeforeHeldCalls(): void {
  const { fetch } = globalThis;
  const reset = () => new TypeError('Failed to fetch');
  const untilAborted = <T>({ signal }: Request, answer: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted')));
      answer.then(resolve, reject);
    });
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = globalThis.heldCalls?.find(({ method, address }) => request.method === method && new RegExp(address).test(request.url));
    if (!call) return fetch(request);
    const body = (await request.clone().text()) || null;
    const reply = await untilAborted(request, globalThis.askGate(call.operation, body));
    if (reply.kind === 'unheard') throw reset();
    if (reply.kind === 'instead') return Response.json(reply.body, { status: reply.status });
    const real = await fetch(request);
    if (reply.kind === 'lost') throw reset();
    if (reply.kind === 'real') return real;
    const { status, body: changed } = await globalThis.changeAnswer(reply.by, await real.json());
    return Response.json(changed, { status });
  };
}

/** Holds the requests of some operations until a step of the path releases them, so that each state in between can be checked. */
export class Gates {
  readonly #answers = new Map<Gate, Answer>();
  readonly #held = new Map<Gate, Waiting[]>();
  readonly #once = new Map<Gate, Answer>();
  readonly #next = new Map<Gate, Answer>();
  /** Operations of which no gate holds a request. */
  readonly #passing = new Set<Gate>();
  readonly #changes: Extract<Answer, { kind: 'changed' }>['change'][] = [];
  readonly #page: Page;
  #isOpen = false;
  #onOpen: (operation: Gate) => Promise<void> = () => Promise.resolve();

  constructor(page: Page) {
    this.#page = page;
  }

  /** Prepares the page, before its first address. */
  async install(): Promise<void> {
    const ask = (operation: Gate, body: string | null) =>
      new Promise<Reply>((resolve) => {
        this.#arrive(operation, { body, settle: (answer) => resolve(this.#replyOf(answer)) });
      });
    await this.#page.exposeFunction('askGate', ask);
    await this.#page.exposeFunction('changeAnswer', (by: number, body: unknown) => this.#changes[by]?.(body));
    await this.#page.addInitScript(askBeforeHeldCalls);
  }

  /** Holds no request from now on, and changes no answer. `onOpen` hears of each gate that a step opens. */
  leaveOpen(onOpen: (operation: Gate) => Promise<void> = () => Promise.resolve()): void {
    this.#isOpen = true;
    this.#onOpen = onOpen;
  }

  /** Whether the services answer by themselves, as they do for a tester. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Resolves when a request waits here, at once where none is held. */
  async arrives(operation: Gate): Promise<void> {
    if (!this.#isOpen) await expect.poll(() => this.isHolding(operation), { message: `${operation} waits` }).toBe(true);
  }

  async hold(operations: readonly Gate[]): Promise<void> {
    if (this.#isOpen) return;
    for (const operation of operations) if (isPage(operation)) await this.#holdPage(operation);
    await this.#ask(operations);
  }

  /** Answers the next request of an operation that no gate holds. Later ones pass. */
  async next(operation: Gate, answer: Answer): Promise<void> {
    this.#next.set(operation, answer);
    if (this.#passing.has(operation)) return;
    this.#passing.add(operation);
    await this.#ask([operation]);
  }

  /** Lets the page ask here before each call of these operations. */
  async #ask(operations: readonly Gate[]): Promise<void> {
    const calls = operations
      .filter((operation) => !isPage(operation))
      .map((operation): HeldCall => {
        const [method, { source }] = requestOf(operation);
        return { operation, method, address: source };
      });
    const add = (more: HeldCall[]) => void (globalThis.heldCalls = [...(globalThis.heldCalls ?? []), ...more]);
    await this.#page.addInitScript(add, calls);
    await this.#page.evaluate(add, calls);
  }

  /** A page of the bank is no call of the shop. It waits, and then the bank answers. */
  async #holdPage(operation: Gate): Promise<void> {
    const [method, address] = requestOf(operation);
    await this.#page.route(address, async (route) => {
      if (route.request().method() !== method) return route.fallback();
      this.#arrive(operation, { body: null, settle: () => void route.continue().catch(ignoreEnded) });
    });
  }

  #arrive(operation: Gate, waiting: Waiting): void {
    const passes = this.#isOpen || this.#passing.has(operation);
    const answer = this.#next.get(operation) ?? (passes ? real : (this.#once.get(operation) ?? this.#answers.get(operation)));
    this.#next.delete(operation);
    this.#once.delete(operation);
    if (answer) waiting.settle(answer);
    else this.#held.set(operation, [...(this.#held.get(operation) ?? []), waiting]);
  }

  #replyOf(answer: Answer): Reply {
    return answer.kind === 'changed' ? { kind: 'changed', by: this.#changes.push(answer.change) - 1 } : answer;
  }

  /** Answers waiting and later requests until the gates close again. */
  async open(operation: Gate, answer: Answer = real): Promise<void> {
    if (this.#isOpen) return this.#onOpen(operation);
    this.#answers.set(operation, answer);
    const waiting = this.#held.get(operation) ?? [];
    this.#held.delete(operation);
    for (const request of waiting) request.settle(answer);
  }

  /** Answers only the longest waiting request, or the next one. */
  async first(operation: Gate, answer: Answer = real): Promise<void> {
    if (this.#isOpen) return this.#onOpen(operation);
    const [request, ...others] = this.#held.get(operation) ?? [];
    this.#held.set(operation, others);
    if (request) request.settle(answer);
    else this.#once.set(operation, answer);
  }

  /** The body of the last request that waits here, once it has arrived; null where no request is held. */
  async heldBody<Body>(operation: Gate): Promise<Body | null> {
    if (this.#isOpen) return null;
    await this.arrives(operation);
    return JSON.parse(this.#held.get(operation)?.at(-1)?.body ?? 'null');
  }

  /** Whether a request waits here. */
  isHolding(operation: Gate): boolean {
    return (this.#held.get(operation) ?? []).length > 0;
  }

  close(): void {
    this.#answers.clear();
    this.#once.clear();
  }

  /** Releases all requests, and holds none any more. */
  async release(): Promise<void> {
    this.leaveOpen();
    const waiting = [...this.#held.values()].flat();
    this.#held.clear();
    for (const request of waiting) request.settle(real);
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

/** A refusal with this `code`, without a call of the service. */
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
