type Fault = { kind: 'fail' | 'drop-request' | 'drop-answer' | 'delay'; times: number | null; ms: number };

/** Time and faults of one browser session of the sandbox. */
export class Switchboard {
  readonly url: string;
  readonly session: string;

  constructor(sandboxUrl: string, session: string) {
    this.url = sandboxUrl;
    this.session = session;
  }

  /** Jumps the services' clock. */
  forward(seconds: number): Promise<unknown> {
    return this.#post('/switchboard.json', { forwardSeconds: seconds });
  }

  /** What happens to the next answers of an operation, once unless said otherwise. */
  fault(operationId: string, kind: Fault['kind'], { times = 1, ms = 0 }: { times?: number | null; ms?: number } = {}): Promise<unknown> {
    return this.#post('/switchboard.json', { operation: { id: operationId, fault: { kind, times, ms } } });
  }

  heal(operationId: string): Promise<unknown> {
    return this.#post('/switchboard.json', { operation: { id: operationId, fault: null } });
  }

  /** The bank takes so much longer for each answer. */
  stallBank(ms: number): Promise<unknown> {
    return this.#post('/switchboard.json', { bankStallMs: ms });
  }

  /** Somebody else chooses a seat of the bus that this session looked at last. */
  takeSeat(seatId: string): Promise<unknown> {
    return this.#post('/switchboard/seats', { to: 'take', seatIds: [seatId] });
  }

  /** The bank decides a payment that is open. */
  settle(paymentId: string, to: 'authorised' | 'refused'): Promise<unknown> {
    return this.#post('/switchboard/settle', { paymentId, to });
  }

  /** The time of the session, in words. */
  async time(): Promise<string> {
    const answer = await fetch(`${this.url}/switchboard.json?${new URLSearchParams({ session: this.session })}`);
    const { now, shiftMs }: { now: string; shiftMs: number } = await answer.json();
    return `hora de su sesión ${now} (adelantada ${shiftMs / 1000} s)`;
  }

  async #post(path: string, body: object): Promise<unknown> {
    const isSettle = path.endsWith('/settle');
    const answer = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(isSettle ? body : { ...body, session: this.session }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
