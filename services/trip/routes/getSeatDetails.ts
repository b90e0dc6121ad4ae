import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { authorize } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { policies } from '../policies/index.ts';
import { orderOfTransaction } from '../store/transactions.ts';
import { seatById } from '../domain/seatMap.ts';
import { layoutById } from '../layouts/layouts.ts';

/** API-100. The bus may be gone from the network, and with it what is beside a seat. */
export function getSeatDetails(trip: Trip): Handler<operations['getSeatDetails']> {
  return async ({ path, identity }) => {
    const { tickets } = authorize(policies.getSeatDetails, identity, await orderOfTransaction(trip.db, path.transactionId));
    const seats = tickets
      .filter(({ status }) => status === 'issued' || status === 'reserved')
      .toSorted((a, b) => Date.parse(a.body.departureDatetime) - Date.parse(b.body.departureDatetime))
      .map(({ id, runId, seat, body }) => {
        const layout = layoutById(trip.timetable().run(runId)?.layoutId ?? '');
        const placed = layout && seatById(layout, String(seat));
        const { seatId, section, sectionName, unitNumber } = body;
        return {
          ticketId: id,
          seat: body.seat,
          seatId,
          section,
          sectionName,
          unitNumber,
          neighbour: placed?.neighbour ?? null,
          window: placed?.window ?? false,
        };
      });
    return { status: 200, body: { seats } };
  };
}
