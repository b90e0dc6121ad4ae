import { describe, expect, it } from 'vitest';
import { unpaidFault } from './unpaid.ts';

const limits = { perPerson: 10, perNetwork: 10, share: 0.4 };
const none = { inAll: 0, ofPerson: 0, ofNetwork: 0 };
const faultOf = (more: number, seats: Partial<typeof none>, places = 44) => unpaidFault(more, { ...none, ...seats }, places, limits);

describe('unpaid seats of a run', () => {
  it('are ten of a person, so a party of five may reserve twice', () => {
    expect(faultOf(5, { inAll: 5, ofPerson: 5, ofNetwork: 5 })).toBeUndefined();
    expect(faultOf(1, { inAll: 10, ofPerson: 10 })).toBe('unpaid-person-limit');
  });

  it('are ten of a network', () => {
    expect(faultOf(5, { inAll: 5, ofNetwork: 5 })).toBeUndefined();
    expect(faultOf(5, { inAll: 6, ofNetwork: 6 })).toBe('unpaid-run-limit');
  });

  it('are 40 % of its places, and always ten', () => {
    // 17 of 44.
    expect(faultOf(5, { inAll: 12 })).toBeUndefined();
    expect(faultOf(5, { inAll: 13 })).toBe('unpaid-run-limit');
    expect(faultOf(5, { inAll: 5 }, 12)).toBeUndefined();
    expect(faultOf(5, { inAll: 6 }, 12)).toBe('unpaid-run-limit');
  });
});
