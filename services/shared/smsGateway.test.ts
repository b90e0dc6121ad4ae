import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { internationalPhone, smsRequest } from './smsGateway.ts';

const twilio = { SMS_PROVIDER: 'twilio', SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: '+15005550006' };

it('a gateway needs its address, Twilio its account, and another provider is refused', () => {
  expect(readConfig({}).sms).toBeUndefined();
  expect(readConfig({ SMS_URL: 'http://sms/' }).sms).toEqual({ provider: 'gateway', url: 'http://sms', token: undefined });
  expect(readConfig(twilio).sms).toMatchObject({ provider: 'twilio', url: 'https://api.twilio.com' });
  for (const name of ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM']) expect(() => readConfig({ ...twilio, [name]: '' })).toThrow(ConfigError);
  expect(() => readConfig({ SMS_PROVIDER: 'pigeon' })).toThrow('SMS_PROVIDER debe ser gateway o twilio, no "pigeon".');
});

it('ten digits are a phone of Mexico, and a phone with its country stays', () => {
  expect(internationalPhone('8112345678')).toBe('+528112345678');
  expect(internationalPhone('+13055550100')).toBe('+13055550100');
});

it('a messaging service of Twilio sends in place of a phone', () => {
  const { sms } = readConfig({ ...twilio, SMS_FROM: 'MG9' });
  if (sms === undefined) throw new Error('no gateway');
  expect(smsRequest(sms, '8112345678', 'hola').body).toBe('To=%2B528112345678&MessagingServiceSid=MG9&Body=hola');
});
