/** @jsxRuntime classic */
import * as React from 'react';
import { boardSvgOf, pngOf, save, svgOf } from './save.ts';
import { reasonOf } from './walk.ts';
import type { Words } from './words.ts';

type Props = { name: string; words: Words; onFailure: (reason: string | null) => void };

/** The whole drawing, or the whole storyboard, around these buttons as a file. */
export function Export({ name, words, onFailure }: Props) {
  const write = async (button: Element, format: 'svg' | 'png') => {
    const root = button.closest<HTMLElement>('.chart-root');
    if (!root) return;
    onFailure(null);
    try {
      const base = root.dataset['base'] ?? 'light';
      const drawing = root.querySelector<SVGSVGElement>('.chart-stage .chart-moved > svg');
      const svg = drawing ? svgOf(drawing, base) : await boardSvgOf(root, base);
      save(format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg), `${name}.${format}`);
    } catch (error) {
      onFailure(reasonOf(error));
    }
  };
  return (['svg', 'png'] as const).map((format) => (
    <button
      key={format}
      type="button"
      aria-label={words.save(format.toUpperCase())}
      title={words.save(format.toUpperCase())}
      onClick={({ currentTarget }) => void write(currentTarget, format)}
    >
      {format.toUpperCase()}
    </button>
  ));
}
