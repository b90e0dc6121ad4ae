/**
 * Paths that a person cannot follow to their end with the printed words and values, by number. Some answers come faster than a person acts,
 * some values undo an earlier one of the path, and some steps wait for a request that only the player holds.
 */
const paths: Readonly<Record<string, readonly number[]>> = {
  block: [1, 2, 4, 5, 6, 8],
  bus: [5, 6],
  cardPayment: [3, 6],
  cancellation: [6],
  challenge: [1, 3],
  checkout: [9, 25, 26, 29, 30, 33, 42],
  confirmation: [1],
  edit: [3, 4],
  freeOrder: [8],
  group: [4],
  passengerForm: [9, 10],
  passkeyCreation: [2, 4],
  passwordRecovery: [1],
  paymentTruth: [1, 2, 3, 7, 8, 10],
  pointsAndCoupon: [4, 6],
  promotion: [1, 2],
  registration: [4],
  reservationPayment: [5, 7, 9, 10, 11, 12, 13],
  search: [1, 3, 6, 7, 8],
  seats: [3, 4, 7, 9, 13, 16, 20, 23, 25, 27, 28, 31, 33, 38, 42, 44, 46],
  tracking: [1],
  updateData: [1],
};

/** Whether only the player goes through a path; its words say so. */
export const isPlayerOnly = (chart: string, number: number): boolean => paths[chart]?.includes(number) ?? false;

export const playerOnlyCount = Object.values(paths).flat().length;
