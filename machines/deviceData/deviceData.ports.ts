import type { DeviceData } from '../domain/order.ts';
import { promisePort } from '../port.ts';

/**
 * Opens the bank's hidden frame and resolves with what it tells about the device (PAY-007, PAY-008).
 * Only a message of the given origin, from that very frame and in the documented shape counts. The frame is removed when the promise settles or is aborted.
 */
export const collectDeviceData = promisePort<DeviceData, { url: string; origin: string }>('collectDeviceData');
