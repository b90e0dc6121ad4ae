import ELK from 'elkjs/lib/elk.bundled.js';
import type { ChartGraph } from './graph.ts';
import { layOut, type Drawing, type Measure } from './layout.ts';

export { letterMeasure } from './letters.ts';
export { struckTexts } from './struck.ts';

const FONTS: Record<Parameters<Measure>[1], string> = {
  strong: '700 13px "Nunito Sans", -apple-system, "Segoe UI", system-ui, sans-serif',
  large: '20px "Nunito Sans", -apple-system, "Segoe UI", system-ui, sans-serif',
  plain: '12.5px "Nunito Sans", -apple-system, "Segoe UI", system-ui, sans-serif',
};

/** Measures texts in this browser. */
export function inkMeasure(): Measure {
  const canvas = document.createElement('canvas').getContext('2d');
  return (text, style) => {
    if (!canvas) return text.length * 7;
    canvas.font = FONTS[style];
    return canvas.measureText(text).width;
  };
}

/** The layout of a chart in this browser. */
export async function draw(graph: ChartGraph): Promise<Drawing> {
  await document.fonts.ready;
  return drawBy(graph, inkMeasure());
}

/** The layout by another measure of texts, where there is no browser. */
export function drawBy(graph: ChartGraph, measure: Measure): Promise<Drawing> {
  return layOut(new ELK(), graph, measure);
}
