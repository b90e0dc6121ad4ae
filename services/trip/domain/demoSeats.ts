import type { Journey, Timetable } from './timetable.ts';
import { seatsOf } from '../layouts/layouts.ts';
import { layoutById } from '../layouts/layouts.ts';
import type { Run } from '../feed/types.ts';

/** A seat sold before the shop opened, over the legs `[legFrom, legTo)`. */
export interface SoldSeat {
  readonly seat: number;
  readonly legFrom: number;
  readonly legTo: number;
}

/** Numbers in [0, 1), the same for the same text. */
function seededRandom(text: string): () => number {
  let state = 2_166_136_261;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Seats of a demo run that others bought: about a third, more on weekends, each over a journey the run really sells.
 * The same run always has the same ones, on every process.
 */
export function demoSoldSeats(timetable: Timetable, run: Run): readonly SoldSeat[] {
  const layout = layoutById(run.layoutId);
  if (!timetable.demo || layout === undefined) return [];
  const random = seededRandom(run.id);
  const share = 0.15 + random() * 0.4;
  const last = run.calls.length - 1;
  const pairs: { from: number; to: number }[] = [];
  for (let from = 0; from < last; from += 1) {
    for (let to = from + 1; to <= last; to += 1) {
      const journey: Journey | undefined = timetable.journey(run, { legFrom: from, legTo: to });
      if (journey !== undefined) pairs.push({ from, to });
    }
  }
  return seatsOf(layout).flatMap(({ seat }) => {
    const chance = random();
    const pick = random();
    const whole = random() < 0.6;
    if (chance >= share) return [];
    const pair = whole ? { from: 0, to: last } : pairs[Math.floor(pick * pairs.length)];
    return pair === undefined ? [] : [{ seat, legFrom: pair.from, legTo: pair.to }];
  });
}
