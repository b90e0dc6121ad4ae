import { describe, expect, it } from 'vitest';
import { NOW, seatMap } from '../testing/fixtures.ts';
import { failed } from 'xstate-paths';
import { bus, joined, live, mapComes, news, refuses } from './bus.examples.ts';

const isLoading = (snapshot: ReturnType<typeof bus>) => snapshot.matches({ map: 'loading' });

describe('bus chart', () => {
  it('[SEAT-016] fetches the map on entry and joins the channel once it is drawn', () => {
    expect(bus().matches({ map: 'loading', live: 'closed' })).toBe(true);
    expect(bus(mapComes()).matches({ live: { joined: 'connecting' } })).toBe(true);
  });

  it('[SEAT-030] fetches the map once, and again after a join only when it is behind', () => {
    expect(bus(mapComes(), joined(7)).matches({ map: 'drawn', live: { joined: 'listening' } })).toBe(true);
    expect(isLoading(bus(mapComes(), joined(8)))).toBe(true);
    expect(isLoading(bus(mapComes(), joined(8), mapComes()))).toBe(true);
    expect(isLoading(bus(mapComes(), joined(8), mapComes({ ...seatMap(), version: 8 })))).toBe(false);
  });

  it('refetches the map when the channel names a later version during the fetch', () => {
    const fetching = bus(...live, news(9, 'ground-7', 'taken'), { type: 'channel.lost', at: NOW }, joined(10));
    expect(isLoading(fetching)).toBe(true);
    const late = bus(...live, news(9, 'ground-7', 'taken'), joined(10), mapComes({ ...seatMap(), version: 9 }));
    expect(isLoading(late)).toBe(true);
  });

  it('[SEAT-031][SEAT-032][SEAT-033] applies changes of others in the order of the versions', () => {
    expect(bus(...live, news(8, 'ground-7', 'taken')).context.map?.taken).toContain('ground-7');
    expect(bus(...live, news(8, 'ground-2', 'freed')).context.map?.taken).not.toContain('ground-2');
    expect(bus(...live, news(7, 'ground-7', 'taken')).context.map?.taken).not.toContain('ground-7');
  });

  it('refetches the map after a gap and applies the news that arrived meanwhile', () => {
    expect(isLoading(bus(...live, news(9, 'ground-7', 'taken')))).toBe(true);
    const healed = bus(...live, news(9, 'ground-7', 'taken'), mapComes({ ...seatMap(), version: 8 }));
    expect(healed.context.map).toMatchObject({ version: 9 });
    expect(healed.context.map?.taken).toContain('ground-7');
    expect(healed.matches({ map: 'drawn' })).toBe(true);
    expect(isLoading(bus(...live, news(9, 'ground-7', 'taken'), mapComes()))).toBe(true);
  });

  it('refetches the map once after each unsure news', () => {
    const unsure = news(8, '', 'unsure');
    expect(isLoading(bus(...live, unsure))).toBe(true);
    const fetched = [...live, unsure, mapComes({ ...seatMap(), version: 8 })];
    expect(isLoading(bus(...fetched))).toBe(false);
    expect(isLoading(bus(...fetched, unsure))).toBe(false);
  });

  it('keeps the current map when the next fetch fails', () => {
    const again = bus(...live, news(9, 'ground-7', 'taken'), failed('getSeatMap', { code: 'network', retryable: true }));
    expect(again.matches({ map: 'drawn' })).toBe(true);
  });

  it('a refused seat is taken before the channel reports it', () => {
    expect(bus(...live, refuses('ground-6')).context.map?.taken).toContain('ground-6');
    expect(bus(refuses('ground-6')).context.map).toBeNull();
  });

  it('[SEAT-034] doubts a seat that somebody else released although nobody had taken it, until a map shows the own ones', () => {
    const doubted = [...live, news(8, 'ground-6', 'freed')];
    expect(isLoading(bus(...doubted))).toBe(true);
    expect(bus(...doubted).context.doubted).toEqual(['ground-6']);
    expect(bus(...doubted, mapComes({ ...seatMap(), version: 8 })).context.doubted).toEqual([]);
    expect(bus(...live, news(8, 'ground-2', 'freed')).context.doubted).toEqual([]);
    expect(isLoading(bus(...live, news(8, '', 'freed')))).toBe(false);
  });

  it('[SEAT-034] doubts no seat that somebody else had taken before, in the same report or while the map is fetched', () => {
    const [taken, freed] = [
      { version: 8, seatId: 'ground-6', kind: 'taken' },
      { version: 9, seatId: 'ground-6', kind: 'freed' },
    ] as const;
    const together = bus(...live, { type: 'seat.reported', news: [taken, freed] });
    expect([isLoading(together), together.context.doubted, together.context.map?.version]).toEqual([false, [], 9]);
    const fetching = bus(...live, news(9, 'ground-6', 'taken'), news(10, 'ground-6', 'freed'));
    expect([isLoading(fetching), fetching.context.doubted]).toEqual([true, []]);
  });
});
