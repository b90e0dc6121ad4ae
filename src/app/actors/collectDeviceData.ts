import { fromPromise } from 'xstate';
import type { DeviceDataInput } from '../../../machines/deviceData/index.ts';
import { untilLoaded } from '../../ui/untilLoaded.ts';

export const collectDeviceData = fromPromise<void, DeviceDataInput>(async ({ input, signal }) => {
  const { askDeviceFrame } = await untilLoaded(() => import('../payment/deviceFrame.ts'));
  return askDeviceFrame(input, signal);
});
