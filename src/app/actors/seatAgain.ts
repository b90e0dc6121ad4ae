import { formerTravellers, seatedAgain } from '../../../machines/domain/again.ts';
import type { Failure } from '../../../machines/domain/failure.ts';
import { BENEFITS, type SeatedAgain, type SeatsContext } from '../../../machines/seats/index.ts';
import { wait } from '../http/wait.ts';
import { ownOrderQuery } from '../queries/account.ts';
import { servicesQuery } from '../queries/faresAndServices.ts';
import { queries } from '../queries/queryClient.ts';
import { faresOfTrip, fetchSeatMap } from '../queries/seatMap.ts';
import { tokens } from '../session/tokens.ts';
import { servicesOf } from '../wire/seat.ts';

const nobody: Failure = { code: 'not-found', retryable: false };
/** Longer than this nobody waits before choosing seats. */
const PATIENCE_MS = 8_000;

type Repeated = Pick<SeatsContext, 'repeats' | 'buses' | 'benefits'>;

/** Seats the travellers of the repeated order. Its file loads on demand, because few purchases repeat an order. */
export function seatAgain(repeated: Repeated, signal: AbortSignal): Promise<SeatedAgain> {
  const late = wait(PATIENCE_MS, signal).then(() => {
    throw nobody;
  });
  return Promise.race([seated(repeated, signal), late]);
}

/** Without a session there are no names. */
async function seated({ repeats, buses, benefits }: Repeated, signal: AbortSignal): Promise<SeatedAgain> {
  if (repeats === undefined || tokens.read() === null) throw nobody;
  const { departure } = buses.outbound;
  const [{ trips }, { map, quotas }, fares, services] = await Promise.all([
    queries.fetchQuery(ownOrderQuery(repeats)),
    fetchSeatMap(departure, signal),
    faresOfTrip(departure),
    servicesQuery(departure.destination.id),
  ]);
  const offered = servicesOf(services).flatMap(({ id }) => (BENEFITS.includes(id) ? [id] : []));
  const serviceIds = benefits === 'included' ? offered : [];
  const { passengers, again } = seatedAgain(formerTravellers(trips, departure), { map, fares, quotas, serviceIds });
  if (passengers.length === 0) throw nobody;
  return { passengers, again, claims: { outbound: passengers.map(({ seatId }) => seatId), return: [] } };
}
