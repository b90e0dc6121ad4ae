import { chartOf, done, failed, type Situation } from 'xstate-paths';
import { deviceDataMachine } from './deviceData.machine.ts';
import type { DeviceDataInput } from './deviceData.types.ts';

const input: DeviceDataInput = { url: 'https://bank.example/device', origin: 'https://bank.example', revision: 1 };

/** Situations of the device check, reached by events; it has no screen of its own. */
export const situations = {
  collecting: { input, events: [] },
  collected: { input, events: [done('collectDeviceData')] },
  silent: { input, events: [done('patience')] },
  failed: { input, events: [failed('collectDeviceData', null)] },
} satisfies Record<string, Situation<DeviceDataInput>>;

export const chart = chartOf(deviceDataMachine, situations, ({ value }) => value);
export const { examples } = chart;
