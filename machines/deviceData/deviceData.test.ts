import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { done, failed, situation } from 'xstate-paths';
import { deviceDataMachine } from './deviceData.machine.ts';
import type { DeviceDataInput } from './deviceData.types.ts';

const input = { url: 'https://bank.test/device', origin: 'https://bank.test', revision: 3 };

afterEach(() => vi.useRealTimers());

describe('deviceData chart', () => {
  it('[PAY-008] ends with the revision of the number that the device data belongs to', () => {
    const collected = situation(deviceDataMachine, input, [done('collectDeviceData')]);
    expect([collected.value, collected.output]).toEqual(['collected', { revision: 3 }]);
  });

  it.each([
    ['the frame fails', failed('collectDeviceData', new Error('blocked'))],
    ['the bank is silent', done('patience')],
  ])('goes on without the data when %s', (_, event) => {
    const silent = situation(deviceDataMachine, input, [event]);
    expect([silent.value, silent.output]).toEqual(['silent', { revision: 3 }]);
  });

  it('waits ten seconds, and no longer', async () => {
    vi.useFakeTimers();
    const actors = {
      collectDeviceData: fromPromise<void, DeviceDataInput>(() => new Promise(() => {})),
      pause: fromPromise<void, { ms: number }>(({ input: { ms } }) => new Promise((resolve) => setTimeout(resolve, ms))),
    };
    const actor = createActor(deviceDataMachine.provide({ actors }), { input }).start();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(actor.getSnapshot().status).toBe('active');
    await vi.advanceTimersByTimeAsync(1);
    expect(actor.getSnapshot().value).toBe('silent');
  });
});
