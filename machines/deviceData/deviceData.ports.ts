import { promisePort } from '../port.ts';
import type { DeviceDataInput } from './deviceData.types.ts';

/**
 * Opens the bank's hidden frame and resolves with its message about the device (PAY-007, PAY-008). The data stays with the card in memory.
 * It accepts only a message of the given origin, from that frame, in the documented shape. The frame is removed when the promise settles or
 * is aborted.
 */
export const collectDeviceData = promisePort<void, DeviceDataInput>('collectDeviceData');
