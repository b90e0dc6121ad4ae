import type { Box, Drawing, Measure, Point } from './layout.ts';
import { nameOf } from './layout.ts';

const LINE = 16;

/** The texts of a drawing that an arrow runs through, each with the arrow; none in a good one. */
export function struckTexts({ states, edges, initials }: Drawing, measure: Measure): string[] {
  const texts: { text: string; box: Box; edge?: string }[] = [
    ...states.flatMap(({ state, box, left, notes, rows }) => [
      { text: state.id, box: { x: left, y: box.y + 8, width: measure(nameOf(state), 'strong'), height: LINE } },
      ...notes.map(({ text, at }) => ({ text, box: { ...at, width: measure(text, 'plain'), height: LINE } })),
      ...rows.map(({ trigger, box }) => ({ text: trigger.key, box })),
    ]),
    ...edges.flatMap(({ edge, rows }) => rows.map(({ trigger, box }) => ({ text: trigger.key, box, edge: edge.id }))),
  ];
  const lines = [
    ...edges.map(({ edge, line }) => ({ id: edge.id, points: line.points })),
    ...initials.map(({ line }) => ({ id: `${line.source} initial`, points: line.points })),
  ];
  return lines.flatMap(({ id, points }) =>
    texts
      // The name of an event interrupts its own arrow.
      .filter(({ box, edge }) => edge !== id && points.some((to, index) => crosses(points[index - 1] ?? to, to, box)))
      .map(({ text }) => `${text} / ${id}`),
  );
}

/** Lines run along the axes. */
function crosses(from: Point, to: Point, { x, y, width, height }: Box): boolean {
  return (
    Math.min(from.x, to.x) < x + width && Math.max(from.x, to.x) > x && Math.min(from.y, to.y) < y + height && Math.max(from.y, to.y) > y
  );
}
