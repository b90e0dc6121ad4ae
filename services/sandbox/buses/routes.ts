import type { FastifyInstance } from 'fastify';
import bindings from 'gtfs-realtime-bindings';
import type { Clock } from '../../shared/clock.ts';
import type { Drive, Drives } from '../../shared/drives.ts';
import { positionAt } from './position.ts';

const { FeedEntity, FeedHeader, FeedMessage, VehiclePosition } = bindings.transit_realtime;

const { VehicleStopStatus } = VehiclePosition;

/** The vehicle of a drive at an instant in milliseconds. */
function entityOf(drive: Drive, now: number): InstanceType<typeof FeedEntity>[] {
  const position = positionAt(drive, now);
  if (position === undefined) return [];
  const { latitude, longitude, bearing, speed } = position;
  return [
    FeedEntity.create({
      id: drive.unit,
      vehicle: {
        trip: { tripId: drive.tripId, routeId: drive.routeId, startDate: drive.serviceDate.replaceAll('-', '') },
        vehicle: { id: drive.unit, label: drive.unit },
        position: { latitude, longitude, bearing, speed },
        currentStatus: speed === 0 ? VehicleStopStatus.STOPPED_AT : VehicleStopStatus.IN_TRANSIT_TO,
        timestamp: Math.floor(now / 1000),
      },
    }),
  ];
}

/** Mounts the positions of all buses as GTFS Realtime. They follow the timetable by the clock of the request's session. */
export function mountBuses(app: FastifyInstance, clock: Clock, drives: Drives): void {
  app.get('/gtfs-rt/vehicle-positions', async (_request, reply) => {
    const now = clock.now();
    const entity = (await drives(now)).flatMap((drive) => entityOf(drive, now));
    const header = {
      gtfsRealtimeVersion: '2.0',
      incrementality: FeedHeader.Incrementality.FULL_DATASET,
      timestamp: Math.floor(now / 1000),
    };
    return reply.type('application/x-protobuf').send(Buffer.from(FeedMessage.encode({ header, entity }).finish()));
  });
}
