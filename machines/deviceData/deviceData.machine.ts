import { assign, setup } from 'xstate';
import { pause } from '../clock.ports.ts';
import type { DeviceData } from '../domain/order.ts';
import { collectDeviceData } from './deviceData.ports.ts';
import type { DeviceDataContext, DeviceDataInput, DeviceDataOutput } from './deviceData.types.ts';

/** After 10 s without a word of the bank's frame the payment goes on without it. */
export const DEVICE_PATIENCE_MS = 10_000;

/** Asks the bank's hidden frame about the device; always ends, with data or without (PAY-006, PAY-007, PAY-008). */
export const deviceDataMachine = setup({
  types: {
    context: {} as DeviceDataContext,
    input: {} as DeviceDataInput,
    output: {} as DeviceDataOutput,
  },
  actors: { collectDeviceData, pause },
  actions: { keepData: assign((_, params: { data: DeviceData }) => ({ data: params.data })) },
}).createMachine({
  id: 'deviceData',
  context: ({ input }) => ({ ...input, data: null }),
  output: ({ context }) => ({ revision: context.revision, data: context.data }),
  initial: 'collecting',
  states: {
    collecting: {
      invoke: [
        {
          id: 'collectDeviceData',
          src: 'collectDeviceData',
          input: ({ context }) => ({ url: context.url, origin: context.origin }),
          onDone: { target: 'collected', actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) } },
          onError: 'silent',
        },
        { id: 'patience', src: 'pause', input: { ms: DEVICE_PATIENCE_MS }, onDone: 'silent', onError: 'silent' },
      ],
    },
    collected: { type: 'final' },
    silent: { type: 'final' },
  },
});
