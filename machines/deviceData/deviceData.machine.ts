import { setup } from 'xstate';
import { pause } from '../clock.ports.ts';
import { collectDeviceData } from './deviceData.ports.ts';
import type { DeviceDataContext, DeviceDataInput, DeviceDataOutput } from './deviceData.types.ts';

/** After 10 s without a message of the bank's frame, the payment continues without it. */
export const DEVICE_PATIENCE_MS = 10_000;

/** Requests the device data from the bank's hidden frame. It always ends, with data or without (PAY-006, PAY-007, PAY-008). */
export const deviceDataMachine = setup({
  types: {
    context: {} as DeviceDataContext,
    input: {} as DeviceDataInput,
    output: {} as DeviceDataOutput,
  },
  actors: { collectDeviceData, pause },
}).createMachine({
  id: 'deviceData',
  context: ({ input }) => input,
  output: ({ context }) => ({ revision: context.revision }),
  initial: 'collecting',
  states: {
    collecting: {
      invoke: [
        {
          id: 'collectDeviceData',
          src: 'collectDeviceData',
          input: ({ context }) => context,
          onDone: 'collected',
          onError: 'silent',
        },
        { id: 'patience', src: 'pause', input: { ms: DEVICE_PATIENCE_MS }, onDone: 'silent', onError: 'silent' },
      ],
    },
    collected: { type: 'final' },
    silent: { type: 'final' },
  },
});
