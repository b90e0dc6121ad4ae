import { describe, expect, it } from 'vitest';
import { accepted, busFull, claimed, claimFails, counted, examples, four, group, halfTaken, two } from './group.examples.ts';

describe('seats together', () => {
  it('offers the best seats up to the limit of passengers', () => {
    expect(examples.gathering).toEqual({ most: 5, count: 2, offer: { kind: 'together', seats: ['5', '6'], floor: 'ground' }, busy: false });
    expect(examples.three.count).toBe(3);
    expect(group(four).can(counted(2))).toBe(false);
    expect(group(two).can(counted(0))).toBe(false);
  });

  it('has no offer on a bus that became full', () => {
    expect(examples.busFull.offer).toBeNull();
    expect(group(two, busFull).can(accepted)).toBe(false);
  });

  it('claims all of the seats, or none', () => {
    expect(group(two, accepted, claimed).output).toEqual({ kind: 'seated', seatIds: ['ground-5', 'ground-6'] });
    expect(group(two, counted(2), accepted, halfTaken).output).toMatchObject({
      kind: 'refused',
      count: 2,
      claimed: [{ lost: ['ground-6'] }],
    });
    expect(group(two, accepted, claimFails).output).toMatchObject({ kind: 'failed', failure: { code: 'network' } });
    expect(group(two, { type: 'together.dismissed' }).output).toEqual({ kind: 'dismissed' });
  });
});
