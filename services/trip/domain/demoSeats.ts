import type { Journey, Timetable } from './timetable.ts';
import { seatsOf, layoutById } from '../layouts/layouts.ts';
import type { Run } from '../feed/types.ts';
import type { Legs } from './claim.ts';

/** A presold seat over the legs `[legFrom, legTo)`. */
export interface SoldSeat {
  readonly seat: number;
  readonly legFrom: number;
  readonly legTo: number;
}

/** Pseudo-random numbers in [0, 1) that depend on the text only. */
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
 * The presold seats of a demo run: about a third, more on weekends, each over a journey that the run sells. Every process computes the same
 * seats for a run.
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

/** The presold seats over any of the legs. */
export function demoSoldOver(timetable: Timetable, run: Run, legs: Legs): readonly SoldSeat[] {
  return demoSoldSeats(timetable, run).filter(({ legFrom, legTo }) => legFrom < legs.to && legTo > legs.from);
}
