import { done, type Model } from 'xstate-paths';
import { deviceDataMachine } from './deviceData.machine.ts';

/** The bank's frame answers or stays silent. */
export const deviceDataModel = {
  machine: deviceDataMachine,
  input: { url: 'https://bank.example/device', origin: 'https://bank.example', revision: 1 },
  events: {
    deviceTold: done('collectDeviceData'),
    patienceOver: done('patience'),
  },
  invariants: {
    'knows nothing of what the bank tells': ({ context }) => Object.keys(context).join() === 'url,origin,revision',
  },
  facts: () => [],
} satisfies Model;
