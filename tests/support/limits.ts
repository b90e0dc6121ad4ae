/** For tests that ask more often than a traveller could: in this process, and for a process of its own. */
export const noLimits = { perAddress: Infinity, perCaller: Infinity };
export const noLimitsEnv = { CALLS_PER_ADDRESS: 'Infinity', CALLS_PER_CALLER: 'Infinity' };
