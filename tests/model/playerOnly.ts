import { createHash } from 'node:crypto';
import type { NumberedPath } from 'xstate-paths';

type Steps = Pick<NumberedPath, 'model' | 'steps'>;

/** The name of a path by its steps. Its number shifts when its chart gets another path. */
export const nameOf = ({ model, steps }: Steps): string =>
  createHash('sha256')
    .update([model, ...steps.map(({ name }) => name)].join(' '))
    .digest('hex')
    .slice(0, 6);

/**
 * Paths that a person cannot follow to their end with the printed words and values, by name, as `byWords.spec.ts` prints it. Some answers come
 * faster than a person acts, some values undo an earlier one of the path, and some steps wait for a request that only the player holds.
 */
const paths: Readonly<Record<string, readonly string[]>> = {
  block: ['36f405', '5a5d0d', '6813a3', 'b69a56', '1528b1', '8ac474'],
  booking: ['059bb2'],
  bus: ['c20ecc', 'a278b7'],
  cancellation: ['67250f'],
  cardPayment: ['3fc013', 'd804f9'],
  challenge: ['1c9e25', '4bd5ff', '8b835e'],
  checkout: ['99118b', '64f253', 'b1eb48', '5843ed', 'bf3d80', 'f93942'],
  confirmation: ['c9423c'],
  edit: ['41fa14', 'e4e420'],
  freeOrder: ['96398c'],
  group: ['e35b2e'],
  passengerForm: ['6c9f79', '2e0457'],
  passkeyCreation: ['598249', 'ad51b0'],
  passwordRecovery: ['6a367a'],
  paymentTruth: ['cbc4a3', '611177', '9b5f05', '3b403d', '728257', '1fac18', 'a9565d'],
  pointsAndCoupon: ['0a736d', '2ad0ce'],
  promotion: ['a31018', '539b15'],
  registration: ['cd4eb7'],
  reservationPayment: ['b00fe5', '457be3', '197548', '186fcf', '85d9d9', '3991bb', 'bbc1e7'],
  search: ['082422', '2a1d51', '00c91f', '1b122b', '20cbb3', 'edfda2'],
  seats: [
    '16f2fb',
    '825c67',
    '6204a2',
    'c4b918',
    '0b6478',
    'ff0aae',
    '041552',
    'd3a754',
    'e9d118',
    '1bfa9b',
    'e402d4',
    '705a06',
    '05059f',
    'a35ea7',
    '3c67c8',
    'a74ec6',
    '447af3',
    'a3c27d',
    '54263a',
  ],
  tracking: ['e7ffdf'],
  updateData: ['7dc7e7'],
};

/** Whether only the player goes through a path; its words say so. */
export const isPlayerOnly = (chart: string, path: Steps): boolean => paths[chart]?.includes(nameOf(path)) ?? false;

export const playerOnlyCount = Object.values(paths).flat().length;
