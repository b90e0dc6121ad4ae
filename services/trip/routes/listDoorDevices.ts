import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { deviceToWire } from '../domain/doorDevices.ts';
import { doorDevices } from '../store/doorDevices.ts';

/** The devices of the doors, also those that ended. */
export function listDoorDevices({ db }: Trip): Handler<operations['listDoorDevices']> {
  return async () => ({ status: 200, body: { devices: (await doorDevices(db)).map(deviceToWire) } });
}
