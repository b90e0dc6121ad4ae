import type { Sql } from '../shared/db.ts';
import type { BusRuns } from '../shared/busRuns.ts';
import { drivesAt } from '../trip/feed/busRuns.ts';
import type { Network } from '../trip/feed/types.ts';
import { activeNetwork, activeVersion } from '../trip/store/networks.ts';

/** What the buses of the active network drive. */
export function storedRuns(sql: Sql): BusRuns {
  let network: Network | undefined;
  return async (now) => {
    if ((await activeVersion(sql)) !== network?.version) network = (await activeNetwork(sql))?.network;
    return network === undefined ? [] : drivesAt(network, now);
  };
}
