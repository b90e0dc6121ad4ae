/** Removes the limits of calls for tests that call more often than a traveller, in this process and in a separate one. */
export const noLimits = { perAddress: Infinity, perCaller: Infinity };
export const noLimitsEnv = { CALLS_PER_ADDRESS: 'Infinity', CALLS_PER_CALLER: 'Infinity' };
