import type { components } from '../../../openapi/types/trip.ts';

interface Device {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly lastSeenAt: Date | null;
  readonly endedAt: Date | null;
}

/** A device in the shape of the contract. */
export const deviceToWire = (device: Device): components['schemas']['DoorDevice'] => ({
  id: device.id,
  name: device.name,
  createdAt: device.createdAt.toISOString(),
  createdBy: device.createdBy,
  lastSeenAt: device.lastSeenAt?.toISOString() ?? null,
  endedAt: device.endedAt?.toISOString() ?? null,
});
