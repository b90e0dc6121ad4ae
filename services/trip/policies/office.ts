import type { operations } from '../../../openapi/types/trip.ts';
import type { Policy } from '../../shared/policy.ts';
import { staff } from '../../shared/staff.ts';

/** Support helps travellers, the window sells, the door checks tickets. Who admits others may admit devices too. */
export const officePolicies = {
  getOfficeOrder: staff('support', 'sell', 'money'),
  correctTicketName: staff('support'),
  cancelForTraveller: staff('support'),
  freeSeat: staff('support', 'sell'),
  listDepartures: staff('door', 'support', 'sell'),
  listDeparturePassengers: staff('door', 'support', 'sell'),
  downloadPassengers: staff('door', 'support'),
  listDoorDevices: staff('door', 'admin'),
  createDoorDevice: staff('door', 'admin'),
  endDoorDevice: staff('door', 'admin'),
} satisfies { readonly [Id in keyof operations]?: Policy };
