import { describe, expect, it } from 'vitest';
import { done, failed, situation } from 'xstate-paths';
import { DEVICE_PATIENCE_MS, deviceDataMachine } from './deviceData.machine.ts';

const input = { url: 'https://bank.test/device', origin: 'https://bank.test', revision: 3 };

describe('deviceData chart', () => {
  it('[PAY-008] ends with the revision of the number that the device data belongs to', () => {
    const told = situation(deviceDataMachine, input, [done('collectDeviceData')]);
    expect([told.value, told.output]).toEqual(['collected', { revision: 3 }]);
  });

  it.each([
    ['the frame fails', failed('collectDeviceData', new Error('blocked'))],
    ['the bank is silent', done('patience')],
  ])('goes on without the data when %s', (_, event) => {
    const silent = situation(deviceDataMachine, input, [event]);
    expect([silent.value, silent.output]).toEqual(['silent', { revision: 3 }]);
  });

  it('waits ten seconds', () => {
    expect(DEVICE_PATIENCE_MS).toBe(10_000);
  });
});
