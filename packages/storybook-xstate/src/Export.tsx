/** @jsxRuntime classic */
import * as React from 'react';
import { pngOf, save, svgOf } from './save.ts';
import { reasonOf } from './walk.ts';
import type { Words } from './words.ts';

type Props = { name: string; words: Words; onFailure: (reason: string | null) => void };

/** The whole drawing beside these buttons as a file. */
export function Export({ name, words, onFailure }: Props) {
  const write = async (button: Element, format: 'svg' | 'png') => {
    const drawing = button.closest('.chart-stage')?.querySelector<SVGSVGElement>('.chart-moved > svg');
    const base = button.closest<HTMLElement>('.chart-root')?.dataset['base'] ?? 'light';
    if (!drawing) return;
    onFailure(null);
    try {
      const svg = svgOf(drawing, base);
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
