import { holderEnv } from './holders.ts';

/** Removes the limits of calls and claims for tests that do more than a traveller, in this process and in a separate one. */
export const noLimits = {
  perAddress: Infinity,
  perCaller: Infinity,
  holdersPerAddress: Infinity,
  seatsPerAddress: 100,
  unpaidPerPerson: Infinity,
  unpaidPerNetwork: Infinity,
  unpaidShare: 100,
};
export const noLimitsEnv = { CALLS_PER_ADDRESS: 'Infinity', CALLS_PER_CALLER: 'Infinity', ...holderEnv };
