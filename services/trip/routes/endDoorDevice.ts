import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { orRefuse, Problem } from '../../shared/problem.ts';
import { memberOf } from '../../shared/staff.ts';
import type { Trip } from '../context.ts';
import { deviceToWire } from '../domain/doorDevices.ts';
import { endDevice } from '../store/doorDevices.ts';

const deviceNotFound = (): Problem => new Problem(404, 'device-not-found', 'No encontramos ese dispositivo.');

/** Ends a device of a door. Its next call is refused. */
export function endDoorDevice({ db, clock }: Trip): Handler<operations['endDoorDevice']> {
  return async ({ path, request }) => {
    const device = await endDevice(db, clock, memberOf(request), path.id);
    return { status: 200, body: deviceToWire(orRefuse(device, deviceNotFound)) };
  };
}
