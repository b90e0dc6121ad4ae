import { randomBytes, randomUUID } from 'node:crypto';
import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { digestOf } from '../../shared/digest.ts';
import { keyReused } from '../../shared/idempotency.ts';
import { Problem } from '../../shared/problem.ts';
import { memberOf } from '../../shared/staff.ts';
import type { Trip } from '../context.ts';
import { admitDevice } from '../store/doorDevices.ts';

/** Bytes of randomness in the key of a device. */
const keyBytes = 32;

/** Admits a device of a door. Its key is told once, so the answer is not stored. */
export function createDoorDevice(trip: Trip): Handler<operations['createDoorDevice']> {
  return async ({ body, header, request }) => {
    const [name, key] = [body.name.trim(), randomBytes(keyBytes).toString('base64url')];
    const admitted = await admitDevice(trip.db, {
      id: randomUUID(),
      name,
      keyHash: digestOf(key),
      requestKey: header['idempotency-key'],
      member: memberOf(request),
      clock: trip.clock,
    });
    if (admitted.outcome === 'key-reused') throw keyReused();
    if (admitted.outcome === 'seen') throw new Problem(409, 'device-seen', 'Ese dispositivo ya usa su clave.');
    return { status: 200, body: { id: admitted.id, name, key } };
  };
}
