import type { FastifyInstance } from 'fastify';
import bindings from 'gtfs-realtime-bindings';
import type { Clock } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';
import type { BusRun, BusRuns } from '../../shared/busRuns.ts';
import { readDelays } from './delays.ts';
import { positionAt } from './position.ts';

const { FeedEntity, FeedHeader, FeedMessage, TripDescriptor, VehiclePosition } = bindings.transit_realtime;

const { VehicleStopStatus } = VehiclePosition;

type Entity = InstanceType<typeof FeedEntity>;

const tripOf = ({ tripId, routeId, serviceDate }: BusRun): InstanceType<typeof TripDescriptor> =>
  TripDescriptor.create({ tripId, routeId, startDate: serviceDate.replaceAll('-', '') });

/** The vehicle of a run at an instant in milliseconds. A late bus is where it should have been before. */
function vehicleOf(run: BusRun, now: number, late: number): Entity[] {
  const position = positionAt(run, now - late * 1000);
  if (position === undefined) return [];
  const { latitude, longitude, bearing, speed } = position;
  return [
    FeedEntity.create({
      id: run.unit,
      vehicle: {
        trip: tripOf(run),
        vehicle: { id: run.unit, label: run.unit },
        position: { latitude, longitude, bearing, speed },
        currentStatus: speed === 0 ? VehicleStopStatus.STOPPED_AT : VehicleStopStatus.IN_TRANSIT_TO,
        timestamp: Math.floor(now / 1000),
      },
    }),
  ];
}

/** The times of a bus are known from so long before its first departure, in milliseconds. */
const aheadMs = 3 * 3_600_000;

/** The delay of a run at an instant in milliseconds, from shortly before its departure to its arrival. */
function updateOf(run: BusRun, now: number, late: number): Entity[] {
  const [first, last] = [run.calls[0], run.calls.at(-1)];
  if (first === undefined || last === undefined || now < first.departure - aheadMs || now > last.arrival + late * 1000) return [];
  return [
    FeedEntity.create({
      id: `${run.tripId} ${run.serviceDate}`,
      tripUpdate: {
        trip: tripOf(run),
        vehicle: { id: run.unit, label: run.unit },
        stopTimeUpdate: run.calls.map(({ stopId }, index) => ({
          stopSequence: index + 1,
          stopId,
          arrival: { delay: late },
          departure: { delay: late },
        })),
        timestamp: Math.floor(now / 1000),
      },
    }),
  ];
}

export interface BusParts {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly runs: BusRuns;
}

/**
 * Mounts the positions and the delays of all buses as GTFS Realtime. The buses follow the timetable by the clock of the request's session,
 * and the delays that their drivers report.
 */
export function mountBuses(app: FastifyInstance, { sql, clock, runs }: BusParts): void {
  const feed = (path: string, entityOf: (run: BusRun, now: number, late: number) => Entity[]): void => {
    app.get(path, async (_request, reply) => {
      const now = clock.now();
      const delays = await readDelays(sql);
      const entity = (await runs(now)).flatMap((run) => entityOf(run, now, delays.of(run)));
      const header = {
        gtfsRealtimeVersion: '2.0',
        incrementality: FeedHeader.Incrementality.FULL_DATASET,
        timestamp: Math.floor(now / 1000),
      };
      return reply.type('application/x-protobuf').send(Buffer.from(FeedMessage.encode({ header, entity }).finish()));
    });
  };
  feed('/gtfs-rt/vehicle-positions', vehicleOf);
  feed('/gtfs-rt/trip-updates', updateOf);
}
