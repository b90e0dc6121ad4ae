import { eventsTopic, quotaMessage } from './domain/channel.ts';
import type { Trip } from './context.ts';
import { type CountedTicket, faresUsed } from './store/quotas.ts';

/** Tells the live channel what is left of the quotas of the runs that these tickets touched. */
export type TellQuotas = (tickets: readonly CountedTicket[]) => Promise<void>;

/**
 * Counts again after a cart came, went or was sold, and tells everyone who looks at the bus. Tickets without a quota say nothing.
 * The news only tells: a lost one is made good by the next map, and the block counts for itself.
 */
export function quotaNews({ db, clock, broker, timetable }: Pick<Trip, 'db' | 'clock' | 'broker' | 'timetable'>): TellQuotas {
  return async (tickets) => {
    for (const [runId, ofRun] of Map.groupBy(tickets, (ticket) => ticket.runId)) {
      const run = timetable().run(runId);
      if (run === undefined) continue;
      const quotas = timetable()
        .quotas(run)
        .filter(({ fareId }) => ofRun.some(({ body }) => body.fareId === fareId));
      if (quotas.length === 0) continue;
      const legs = { from: 0, to: run.calls.length - 1 };
      const fareIds = quotas.map(({ fareId }) => fareId);
      const { version, uses } = await faresUsed(db, { runId, legs, fareIds, machineNow: new Date(clock.machineNow()) });
      await broker.publish(eventsTopic(runId), JSON.stringify(quotaMessage({ runId, version, quotas, uses, legs, at: clock.iso() })));
    }
  };
}
