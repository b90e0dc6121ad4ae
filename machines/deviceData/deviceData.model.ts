import { isIn, type Model } from '../testing/paths.ts';
import { done } from '../testing/situation.ts';
import { deviceDataMachine } from './deviceData.machine.ts';

/** The bank's frame speaks or stays silent. */
export const deviceDataModel = {
  machine: deviceDataMachine,
  input: { url: 'https://bank.example/device', origin: 'https://bank.example', revision: 1 },
  events: {
    deviceTold: done('collectDeviceData', { sessionId: 's', ddc: 'd', ddcSecret: 'x' }),
    patienceOver: done('patience'),
  },
  invariants: {
    'goes on with data or knowingly without': (at) => isIn(at, 'collected') === (at.context.data !== null),
  },
  facts: ({ context }) => [context.data !== null],
} satisfies Model;
