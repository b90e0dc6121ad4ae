import { describe, expect, it } from 'vitest';
import { done, failed, situation } from '../testing/situation.ts';
import { DEVICE_PATIENCE_MS, deviceDataMachine } from './deviceData.machine.ts';

const input = { url: 'https://bank.test/device', origin: 'https://bank.test', revision: 3 };
const data = { sessionId: 's', ddc: 'd', ddcSecret: 'x' };

describe('deviceData chart', () => {
  it('[PAY-008] ends with what the bank told, for the number it was asked about', () => {
    expect(situation(deviceDataMachine, input, [done('collectDeviceData', data)]).output).toEqual({ revision: 3, data });
  });

  it.each([
    ['the frame fails', failed('collectDeviceData', new Error('blocked'))],
    ['the bank is silent', done('patience')],
  ])('goes on without the data when %s', (_, event) => {
    expect(situation(deviceDataMachine, input, [event]).output).toEqual({ revision: 3, data: null });
  });

  it('waits ten seconds', () => {
    expect(DEVICE_PATIENCE_MS).toBe(10_000);
  });
});
