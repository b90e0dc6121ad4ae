import { describe, expect, it } from 'vitest';
import { ConfigError, missingBus, readConfig } from './config.ts';

describe('the limits of calls', () => {
  it('are those of the environment, else of the shop', () => {
    expect(readConfig({ CALLS_PER_ADDRESS: '', CALLS_PER_CALLER: '30' }).limits).toEqual({ perAddress: 6000, perCaller: 30 });
  });

  it.each(['seis mil', '0', '-1'])('are never %s, which would let everybody in or nobody', (text) => {
    expect(() => readConfig({ CALLS_PER_CALLER: text })).toThrow(ConfigError);
  });
});

it('a process that may have others beside it and no bus to them says so', () => {
  const databaseUrl = 'postgres://localhost/anden';
  expect(missingBus({ databaseUrl, mqttUrl: undefined })).toContain('MQTT_URL');
  expect(missingBus({ databaseUrl, mqttUrl: 'mqtt://localhost' })).toBeUndefined();
  expect(missingBus({ databaseUrl: undefined, mqttUrl: undefined })).toBeUndefined();
});
