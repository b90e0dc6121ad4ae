import { eventsTopic, quotaMessage } from '../domain/channel.ts';
import type { Platform } from '../../shared/service.ts';
import type { Timetable } from '../domain/timetable.ts';
import { type CountedTicket, faresUsed } from '../store/quotas.ts';

/** What a count of the quotas reads, and where it is published. */
interface QuotaChannel extends Pick<Platform, 'db' | 'clock' | 'broker'> {
  timetable(): Timetable;
}

/**
 * Publishes on the live channel the places left on the runs of these tickets, after a cart was created, released or sold. Tickets without a
 * quota publish nothing. A message may be lost, because the next map has the same numbers and a block counts again.
 */
export async function publishQuotas({ db, clock, broker, timetable }: QuotaChannel, tickets: readonly CountedTicket[]): Promise<void> {
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
}
