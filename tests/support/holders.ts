import { createHolderIds } from '../../services/shared/holderIds.ts';

/** The secret with which tests issue holders themselves, which is faster than a request for each. */
export const holderSecret = 'holder-secret-of-the-tests';

const { issue } = createHolderIds(holderSecret);

/** Holders of a shop that runs with its own secret, from `npm run paths`. */
const given = (process.env['JOURNEY_HOLDERS'] ?? '').split(',').filter(Boolean);

/** A new holder, like one that the service issues to a browser. */
export const newHolder = (): string => given.shift() ?? issue();

/** For a separate process. All buyers of the tests have one address, so its share of a bus is not limited. */
export const holderEnv = {
  HOLDER_SECRET: holderSecret,
  HOLDERS_PER_ADDRESS: 'Infinity',
  ANONYMOUS_SEATS_PER_ADDRESS: '100',
  UNPAID_SEATS_PER_PERSON: 'Infinity',
  UNPAID_SEATS_PER_NETWORK: 'Infinity',
  UNPAID_SEATS_SHARE: '100',
};
