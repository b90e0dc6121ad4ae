import type { DeviceData } from '../domain/order.ts';

export type DeviceDataInput = { url: string; origin: string; revision: number };
export type DeviceDataContext = DeviceDataInput & { data: DeviceData | null };

/** After 10 s of silence the payment goes on without the data. */
export type DeviceDataOutput = { revision: number; data: DeviceData | null };
