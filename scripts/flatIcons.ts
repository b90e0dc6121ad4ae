import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './run.ts';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * Draws the icons of lucide-react with `src/ui/glyph.tsx`, each as one path: a third of their weight, and two elements of the page instead of up to
 * eight. An icon with a shape that has a look of its own stays as it is.
 */
export const flatIcons = (): Plugin => ({
  name: 'flat-icons',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ },
    handler(code) {
      const node = /\bnode: (\[[\s\S]*?\])(?:,\n {2}\w+:|\n\};)/.exec(code)?.[1];
      const path = node && pathOf(shapesIn(node));
      if (!path) return null;
      const glyph = JSON.stringify(join(root, 'src/ui/glyph.tsx'));
      return { code: `import { glyph } from ${glyph};\nexport default /* @__PURE__ */ glyph(${JSON.stringify(path)});`, map: null };
    },
  },
});

/** Reads the list of shapes in the source of an icon. */
const shapesIn = (source: string): Shape[] =>
  JSON.parse(source.replaceAll(/([{,]\s*)(\w+|"[\w-]+"): /g, (_, before, name) => `${before}"${name.replaceAll('"', '')}": `));

/** One path that draws all shapes; null when one of them is more than its form. */
export function pathOf(shapes: readonly Shape[]): string | null {
  const paths = shapes.map(([tag, { key: _, ...attributes }]) => forms[tag]?.(attributes) ?? null);
  return paths.includes(null) ? null : paths.join('');
}

/** The numbers of an element; null when it has other attributes. */
function numbersOf(attributes: Readonly<Record<string, string>>, names: readonly string[]): number[] | null {
  if (Object.keys(attributes).some((name) => !names.includes(name))) return null;
  return names.map((name) => Number(attributes[name] ?? 0));
}

const forms: Record<string, (attributes: Readonly<Record<string, string>>) => string | null> = {
  path({ d, ...others }) {
    if (d === undefined || Object.keys(others).length > 0) return null;
    // A path that begins with a step from where it is begins at the corner.
    return d.startsWith('m') ? `M0 0${d}` : d;
  },
  circle(attributes) {
    const [cx = 0, cy = 0, r = 0] = numbersOf(attributes, ['cx', 'cy', 'r']) ?? [];
    return r === 0 ? null : `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  },
  line(attributes) {
    const ends = numbersOf(attributes, ['x1', 'y1', 'x2', 'y2']);
    return ends && `M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}`;
  },
  rect(attributes) {
    const [x = 0, y = 0, width = 0, height = 0, rx = 0, ry = rx] =
      numbersOf({ ry: attributes['rx'] ?? '0', ...attributes }, ['x', 'y', 'width', 'height', 'rx', 'ry']) ?? [];
    if (width === 0) return null;
    const corner = (toX: number, toY: number) => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
    return `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`;
  },
};
