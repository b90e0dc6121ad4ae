import { describe, expect, it } from 'vitest';
import { paymentReference } from './reference.ts';
import { sign, verify } from './signature.ts';

const now = 1_800_000_000_000;
const body = '{"paymentId":"p","status":"authorised"}';

describe('messages of the bank', () => {
  it('accepts a signed, recent message', () => {
    expect(verify('secret', body, sign('secret', body, now / 1000), now)).toBe('ok');
    expect(verify('secret', body, sign('secret', body, now / 1000 - 299), now)).toBe('ok');
  });

  it('refuses forged and old ones', () => {
    expect(verify('secret', body, undefined, now)).toBe('forged');
    expect(verify('secret', body, 't=1,v1=00', now)).toBe('forged');
    expect(verify('secret', body, sign('other', body, now / 1000), now)).toBe('forged');
    expect(verify('secret', `${body} `, sign('secret', body, now / 1000), now)).toBe('forged');
    expect(verify('secret', body, sign('secret', body, now / 1000 - 600), now)).toBe('old');
    expect(verify('secret', body, sign('secret', body, now / 1000 + 600), now)).toBe('old');
  });

  it('[PAY-035] [CONST-072] contains the reference of the payment, TUN for company 1 and TSL for any other', () => {
    expect(paymentReference(1, '1042')).toBe('TUN1042Web');
    expect(paymentReference(2, '1042')).toBe('TSL1042Web');
  });
});
