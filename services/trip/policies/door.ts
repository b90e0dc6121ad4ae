import type { operations } from '../../../openapi/types/trip.ts';
import { devices, type Policy } from '../../shared/policy.ts';

/** A device at the door reads the list of a departure, and reports what it scanned. */
export const doorPolicies = {
  listDoorDepartures: devices,
  getDoorList: devices,
  reportScans: devices,
  closeBoarding: devices,
  reopenBoarding: devices,
} satisfies { readonly [Id in keyof operations]?: Policy };
