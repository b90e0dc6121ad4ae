/** A change that a service stores: its state, and how to request it. */
export type Change<Variables> = {
  isPending: boolean;
  hasFailed: boolean;
  run: (variables: Variables) => void;
  /** Forgets a failure. */
  reset: () => void;
};

/** What a service holds: still loading, not loaded, or there. */
export type Loaded<Data> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: Data };
