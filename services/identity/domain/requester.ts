/** The sender of a request, whom limits count. */
export interface Requester {
  /** The hashed id of the browser. */
  readonly device: string;
  /** The network of its address. */
  readonly address: string;
}

/** Browsers keep a cookie for 400 days at most. */
export const deviceLifeDays = 400;
