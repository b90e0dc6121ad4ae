/** A fault of one operation. */
export interface OperationFault {
  /**
   * `fail`: 500 without an effect. `refuse`: the refusal of `status` and `code`, without an effect. `drop-request`: cut before the effect.
   * `drop-answer`: cut after the effect. `delay`: a late answer. `empty`: its lists are empty. `pass`: no fault, for the requests before another one.
   */
  readonly kind: 'fail' | 'refuse' | 'drop-request' | 'drop-answer' | 'delay' | 'empty' | 'pass';
  /** Number of uses; null for always. */
  readonly times: number | null;
  /** Milliseconds of a delay. */
  readonly ms: number;
  /** The request waits before the service hears it, until its session releases it. */
  readonly held?: true;
  readonly status?: number;
  readonly code?: string;
}

/** A fault of the messages that a session receives on the live channel. */
export interface LiveFault {
  readonly kind: 'lose' | 'repeat' | 'delay';
  /** Number of messages; null for all. */
  readonly times: number | null;
  /** Milliseconds of a delay. */
  readonly ms: number;
}
