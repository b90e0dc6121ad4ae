import { expect } from '@playwright/test';
import type { SeatChange } from '../../services/sandbox/switchboard/recipe.ts';
import type { LiveFault, OperationFault } from '../../services/sandbox/switchboard/faultKinds.ts';

type State = { now: string; shiftMs: number; held?: { operation: string }[] };

/** The page has sent a request by then. */
const HOLD_MS = 8_000;

/** Time and faults of one browser session of the sandbox. */
export class Switchboard {
  readonly url: string;
  readonly session: string;

  constructor(sandboxUrl: string, session: string) {
    this.url = sandboxUrl;
    this.session = session;
  }

  /** Moves the services' clock. */
  forward(seconds: number): Promise<unknown> {
    return this.#post('/switchboard.json', { forwardSeconds: seconds });
  }

  /** Sets the fault of an operation's next answers, by default of one. */
  fault(
    operationId: string,
    kind: OperationFault['kind'],
    { times = 1, ms = 0 }: { times?: number | null; ms?: number } = {},
  ): Promise<unknown> {
    return this.#post('/switchboard.json', { operation: { id: operationId, fault: { kind, times, ms } } });
  }

  /** An operation answers once with a documented refusal. */
  refuse(operationId: string, status: number, code: string): Promise<unknown> {
    return this.#post('/switchboard.json', { operation: { id: operationId, fault: { kind: 'refuse', times: 1, ms: 0, status, code } } });
  }

  /** Sets the next answers of several operations. */
  plan(plans: Readonly<Record<string, readonly OperationFault[]>>): Promise<unknown> {
    return this.#post('/switchboard.json', { plans });
  }

  /** Resolves when a request of an operation waits. */
  async untilWaiting(operationId: string): Promise<void> {
    const isWaiting = async (): Promise<boolean> => ((await this.time()).held ?? []).some(({ operation }) => operation === operationId);
    await expect.poll(isWaiting, { message: `${operationId} waits`, intervals: [50, 100], timeout: HOLD_MS }).toBe(true);
  }

  /** Lets the waiting requests of an operation go on, once one waits. */
  async release(operationId: string): Promise<void> {
    await this.untilWaiting(operationId);
    await this.#post('/switchboard.json', { release: operationId });
  }

  heal(operationId: string): Promise<unknown> {
    return this.#post('/switchboard.json', { operation: { id: operationId, fault: null } });
  }

  /** Delays each answer of the bank. */
  stallBank(ms: number): Promise<unknown> {
    return this.#post('/switchboard.json', { bankStallMs: ms });
  }

  /** Somebody else takes a seat of the bus of the session's last map. */
  takeSeat(seatId: string): Promise<unknown> {
    return this.changeSeat(seatId, 'take');
  }

  /** Somebody else takes a seat, releases it or lets it expire. */
  changeSeat(seatId: string, to: SeatChange): Promise<unknown> {
    return this.#post('/switchboard/seats', { to, seatIds: [seatId] });
  }

  /** Sets the fault of the next messages on the live channel. */
  disturbLive(kind: LiveFault['kind'], { times = 1, ms = 0 }: { times?: number | null; ms?: number } = {}): Promise<unknown> {
    return this.#post('/switchboard.json', { live: { kind, times, ms } });
  }

  /** Cuts and refuses the live channel of this session, or allows it again. */
  stopChannel(stopped: boolean): Promise<unknown> {
    return this.#post('/switchboard.json', { channelStopped: stopped });
  }

  /** The bank decides an open payment, or the one of this session. */
  settle(paymentId: string | undefined, to: 'authorised' | 'refused'): Promise<unknown> {
    return this.#post('/switchboard/settle', { ...(paymentId !== undefined && { paymentId }), to });
  }

  /** The session's time and its shift in milliseconds. */
  async time(): Promise<State> {
    const answer = await fetch(`${this.url}/switchboard.json`, { headers: { 'sandbox-session': this.session } });
    return answer.json();
  }

  async #post(path: string, body: object): Promise<unknown> {
    const answer = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sandbox-session': this.session },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
