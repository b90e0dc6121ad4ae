import type { components, operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { deviceOf } from '../../shared/device.ts';
import type { Trip } from '../context.ts';
import { instantOf } from '../domain/doorScans.ts';
import { type ReportedScan, reportScans as report } from '../store/doorScans.ts';

/** A scan in the time of the service. */
function reported({ id, runId, code, ticketId, ...instant }: components['schemas']['DoorScan'], now: number): ReportedScan {
  const said = code === undefined ? { ticketId: ticketId ?? '' } : { code: code.trim() };
  return { id: id.toLowerCase(), runId, said, at: instantOf(instant, now) };
}

/** Takes over what a device scanned, with or without a network. */
export function reportScans(trip: Trip): Handler<operations['reportScans']> {
  return async ({ body, request }) => {
    const now = trip.clock.now();
    const results = await report(
      trip.db,
      body.scans.map((scan) => reported(scan, now)),
      {
        deviceId: deviceOf(request).id,
        secret: trip.ticketSecret,
        departureOf(runId) {
          const run = trip.timetable().run(runId);
          const [first] = run?.calls ?? [];
          return run && first && { unit: run.unit, departs: Date.parse(first.departure) };
        },
        machineNow: new Date(trip.clock.machineNow()),
      },
    );
    return {
      status: 200,
      body: { results: results.map((result) => ({ ...result, firstScannedAt: result.firstScannedAt?.toISOString() ?? null })) },
    };
  };
}
