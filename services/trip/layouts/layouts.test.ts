import { describe, expect, it } from 'vitest';
import { checkLayout } from './check.ts';
import { DEFAULT_LAYOUT_ID, layoutById, layouts, seatsOf, seatsOfSection } from './layouts.ts';
import type { Layout, SeatCell } from './types.ts';

const find = (id: string): Layout => {
  const layout = layoutById(id);
  if (layout === undefined) throw new Error(`no layout ${id}`);
  return layout;
};

const withSeat = (layout: Layout, seat: number, change: Partial<SeatCell>): Layout => ({
  ...layout,
  sections: layout.sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => row.map((cell) => (cell.kind === 'seat' && cell.seat === seat ? { ...cell, ...change } : cell))),
  })),
});

describe('bus layouts', () => {
  it.each(layouts.map((layout) => [layout.id, layout] as const))('%s is sound', (_id, layout) => {
    expect(checkLayout(layout)).toEqual([]);
    expect(layout.capacity).toBe(Number(layout.id.split('-')[1]));
  });

  it('has different ids and a default', () => {
    expect(new Set(layouts.map((layout) => layout.id)).size).toBe(layouts.length);
    expect(layoutById(DEFAULT_LAYOUT_ID)).toBeDefined();
    expect(layoutById('nothing')).toBeUndefined();
  });

  it('the double-decker has 12 seats below, stairs and toilet, and continues the numbers above', () => {
    const [ground, top] = find('double-46').sections;
    if (!ground || !top) throw new Error('two floors expected');
    expect(seatsOfSection(ground).map((seat) => seat.seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(ground.rows.at(-1)?.map((cell) => cell.kind)).toEqual(['toilet', 'toilet', 'aisle', 'stairs', 'stairs']);
    expect(ground.rows[0]?.map((cell) => cell.kind)).toEqual(['driver', 'none', 'aisle', 'none', 'door']);
    expect(top.rows[3]?.map((cell) => (cell.kind === 'seat' ? cell.seat : cell.kind))).toEqual([25, 26, 'aisle', 'stairs', 'stairs']);
    expect(seatsOfSection(top).at(-1)).toMatchObject({ seat: 46, col: 5, window: true, neighbour: 45 });
  });

  it('gives a seat alone on its side no neighbour', () => {
    const seats = seatsOf(find('single-28'));
    expect(seats.find((seat) => seat.col === 1)).toMatchObject({ window: true, neighbour: null });
    expect(seats.find((seat) => seat.col === 4)).toMatchObject({ window: false, aisle: true });
    expect(seatsOf(find('single-36')).filter((seat) => seat.neighbour === null)).toHaveLength(2);
  });

  it('finds each kind of fault', () => {
    const sound = find('double-46');
    const [ground] = sound.sections;
    if (!ground) throw new Error('a floor expected');
    expect(checkLayout(withSeat(sound, 13, { seat: 1 })).join()).toContain('seat 1 appears twice');
    expect(checkLayout(withSeat(sound, 2, { neighbour: 7 })).join()).toContain('seats 1 and 2 are not neighbours');
    expect(checkLayout(withSeat(sound, 2, { neighbour: 99 })).join()).toContain('does not exist');
    expect(checkLayout(withSeat(withSeat(sound, 2, { neighbour: 6 }), 6, { neighbour: 2 })).join()).toContain('not side by side');
    expect(checkLayout(withSeat(sound, 1, { window: false })).join()).toContain('wrong window mark');
    expect(checkLayout(withSeat(sound, 1, { aisle: true })).join()).toContain('wrong aisle mark');
    expect(checkLayout(withSeat(sound, 1, { row: 9 })).join()).toContain('says it is at 9,1');
    expect(checkLayout({ ...sound, capacity: 45 }).join()).toContain('capacity is 45');
    expect(checkLayout({ ...sound, sections: [ground, ground] }).join()).toContain('a floor appears twice');
    expect(checkLayout({ ...sound, sections: [{ ...ground, rows: [...ground.rows, []] }] }).join()).toContain('has 0 cells');
  });
});
