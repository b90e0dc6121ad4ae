import { afterEach, expect, test } from 'vitest';
import { accountTripsQuery, ownTripsQuery, pointsQuery, refetchTrips } from './account.ts';
import { queries } from './queryClient.ts';

afterEach(() => queries.clear());

test('[CANCEL-009] [CANCEL-010] [RENAME-006] a change loads the balance and the trips anew, which the side menu shows on every page', async () => {
  let loads = 0;
  for (const { queryKey } of [pointsQuery(), accountTripsQuery()])
    await queries.fetchQuery({ queryKey, queryFn: async () => (loads += 1) });
  queries.setQueryData(ownTripsQuery().queryKey, []);
  await refetchTrips();
  expect([pointsQuery(), accountTripsQuery()].map(({ queryKey }) => queries.getQueryData(queryKey))).toEqual([3, 4]);
  expect(queries.getQueryState(ownTripsQuery().queryKey)?.isInvalidated).toBe(true);
});
